import { expect, test } from '@playwright/test';
import { ROUTES } from '../routes';

test.use({ javaScriptEnabled: false });

for (const route of ROUTES) {
  test(`${route} can be read without JavaScript`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const hidden = await page.getByRole('main').evaluate((main) => {
      // A line that only ever speaks once scripts run is empty until then.
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
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Services', { exact: true }).click();
  await menu.getByRole('link', { name: 'Digital Marketing Support' }).click();
  await expect(page).toHaveURL('/service/digitalMarketing');
});

test('the menu works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByText('About', { exact: true }).click();
  await header.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
});

test('questions open one at a time', async ({ page }) => {
  await page.goto('/faq');
  await page.getByText('Which industries do you know?').click();
  await expect(page.getByText('Our case studies cover retail')).toBeVisible();
  await expect(page.getByText('Ten: mobile apps, ERP')).toBeHidden();
});

test('the carousel is a row that scrolls, with all ten case studies', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Ten projects, 01 to 10' });
  await expect(section.getByRole('article')).toHaveCount(10);
  const last = section.getByRole('article').last();
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(section.getByRole('button')).toHaveCount(0);
});

test('nothing moves by itself', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('list', { name: 'Skills' })).toBeVisible();
  await expect(page.getByRole('button', { name: /moving list/ })).toBeHidden();
});

test('the map is there, and both forms', async ({ page }) => {
  await page.route('https://**', (route) => route.fulfill({ body: 'map' }));
  await page.goto('/contact');
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a Callback' })).toBeVisible();
});
