import {
  contactPage,
  callbackSection,
  faq,
  navigation,
  openingOf,
  projectCarousel,
  skillsMarquee,
} from '../content';
import { ROUTES, SERVICE } from '../routes';
import { expect, loudTest as test } from './console';
import { dropdownWith, menuLink } from './menus';

test.use({ javaScriptEnabled: false });

for (const route of ROUTES) {
  test(`${route} can be read without JavaScript`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const hidden = await page.getByRole('main').evaluate((main) => {
      // A line for announcements is empty until scripts run.
      const paragraphs = Array.from(main.querySelectorAll('p:not([role=status]:empty)'));
      if (paragraphs.length === 0) return ['everything'];
      const isSeen = (paragraph: Element) =>
        paragraph.checkVisibility({ visibilityProperty: true }) &&
        paragraph.getBoundingClientRect().height > 0;
      return paragraphs
        .filter((paragraph) => !paragraph.closest('details:not([open])'))
        .filter((paragraph) => !isSeen(paragraph))
        .map(({ textContent }) => textContent);
    });
    expect(hidden).toEqual([]);
  });
}

test('the menu works on a wide screen', async ({ page }) => {
  await page.goto('/');
  await dropdownWith(page, '/service').click();
  await menuLink(page, SERVICE).click();
  await expect(page).toHaveURL(SERVICE);
});

test('the menu works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').getByText(navigation.menuLabel, { exact: true }).click();
  await dropdownWith(page, '/faq').click();
  await menuLink(page, '/faq').click();
  await expect(page).toHaveURL('/faq');
});

test('questions open one at a time', async ({ page }) => {
  await page.goto('/faq');
  const [openAtFirst, , , other] = faq.columns[0]!.items;
  await expect(page.getByText(openingOf(openAtFirst!.desc))).toBeVisible();
  await page.getByText(other!.title).click();
  await expect(page.getByText(openingOf(other!.desc))).toBeVisible();
  await expect(page.getByText(openingOf(openAtFirst!.desc))).toBeHidden();
});

test('the carousel is a row that scrolls, with its case studies', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: projectCarousel.title });
  await expect(section.getByRole('article')).toHaveCount(projectCarousel.projects.length);
  const last = section.getByRole('article').last();
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(section.getByRole('button')).toHaveCount(0);
});

test('nothing moves by itself', async ({ page }) => {
  test.skip(!skillsMarquee.skills, 'Nothing moves on this page.');
  await page.goto('/about');
  await expect(page.getByRole('list', { name: skillsMarquee.label })).toBeVisible();
  await expect(page.getByRole('button', { name: skillsMarquee.pauseLabel })).toBeHidden();
  await expect(page.getByRole('button', { name: skillsMarquee.playLabel })).toBeHidden();
});

test('the map is there, and both forms', async ({ page }) => {
  await page.route('https://**', (route) => route.fulfill({ body: 'map' }));
  await page.goto('/contact');
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.getByRole('button', { name: contactPage.form.submit })).toBeVisible();
  await expect(page.getByRole('button', { name: callbackSection.form.submit })).toBeVisible();
});
