import type { Page } from '@playwright/test';
import { aboutPage, caseStudies as projects, portfolioPage, startingWith } from '../content';
import { ALL, HAS_FILTERS, INDUSTRY, TECHNOLOGY, type Filter } from '../filters';
import { PROJECT_ROUTES } from '../routes';
import { expect, test } from './console';
import { hold } from './hold';
import { footerLink, menuLink } from './menus';
import { openStarted, start } from './started';

const { caseStudies } = portfolioPage;
const caseStudyTitle = projects[0]!.title;

const filters = (page: Page) =>
  page.getByRole('navigation', { name: caseStudies.filter.label, exact: true });
const filterLink = (page: Page, name: string) =>
  filters(page).getByRole('link', { name, exact: true });

/** Opens the filters below the first. */
const openMore = (page: Page) =>
  filters(page).getByText(caseStudies.filter.moreLabel, { exact: true }).click();

const numbersOf = ({ projects }: Filter) => projects.map(({ number }) => number);

/** What is said when a filter is chosen. */
const announcementOf = ({ label, projects }: Filter) =>
  `${caseStudies.filter.shownLabel}: ${projects.length}. ${label}.`;

test.skip(!HAS_FILTERS, 'The portfolio has no filters.');

/** A case study that one of the filters leaves. */
const project = HAS_FILTERS ? TECHNOLOGY.projects[0] : undefined;

/** Numbers of the case studies that are shown, in order. */
const shownNumbers = async (page: Page) => {
  const cards = await page
    .getByRole('region', { name: caseStudies.title })
    .getByRole('article')
    .all();
  const texts = await Promise.all(cards.map((card) => card.innerText()));
  return texts.map((text) => text.slice(0, 2));
};

test('an industry or a technology leaves its case studies, and says how many', async ({ page }) => {
  await openStarted(page, '/portfolio');
  expect(await shownNumbers(page)).toHaveLength(PROJECT_ROUTES.length);

  await filterLink(page, INDUSTRY.link).click();
  await expect(page).toHaveURL(INDUSTRY.address);
  expect(await shownNumbers(page)).toEqual(numbersOf(INDUSTRY));
  await expect(page.getByText(announcementOf(INDUSTRY))).toBeAttached();

  await openMore(page);
  await filterLink(page, TECHNOLOGY.link).click();
  expect(await shownNumbers(page)).toEqual(numbersOf(TECHNOLOGY));
  await expect(page.getByText(announcementOf(TECHNOLOGY))).toBeAttached();
  await expect(filterLink(page, TECHNOLOGY.link)).toHaveAttribute('aria-current', 'true');

  await page.goBack();
  expect(await shownNumbers(page)).toEqual(numbersOf(INDUSTRY));
  await filterLink(page, ALL).click();
  expect(await shownNumbers(page)).toHaveLength(PROJECT_ROUTES.length);
});

test('every filter shows as many case studies as it says', async ({ page }) => {
  await openStarted(page, '/portfolio');
  await openMore(page);
  for (const link of await filters(page).getByRole('link').all()) {
    await link.click();
    const [count] = /\d+$/.exec(await link.innerText())!;
    expect(await shownNumbers(page)).toHaveLength(Number(count));
  }
});

test('the address of a filter leads to what it shows, also by a change of page', async ({
  page,
}) => {
  await openStarted(page, TECHNOLOGY.address);
  expect(await shownNumbers(page)).toEqual(numbersOf(TECHNOLOGY));
  await expect(filterLink(page, TECHNOLOGY.link)).toBeVisible();
  await page.getByRole('link', { name: project!.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: project!.title })).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1, name: portfolioPage.banner.heading }),
  ).toBeVisible();
  await expect.poll(() => shownNumbers(page)).toEqual(numbersOf(TECHNOLOGY));
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`who filters and goes on finds every filter again on the way back (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openStarted(page, '/portfolio');
    await filterLink(page, INDUSTRY.link).click();
    await openMore(page);
    await filterLink(page, TECHNOLOGY.link).click();
    await page.getByRole('link', { name: project!.title }).click();
    const logistics = page.getByRole('heading', { level: 1, name: project!.title });
    await expect(logistics).toBeVisible();

    await page.goBack();
    await expect.poll(() => shownNumbers(page)).toEqual(numbersOf(TECHNOLOGY));
    await page.goBack();
    await expect.poll(() => shownNumbers(page)).toEqual(numbersOf(INDUSTRY));
    await expect(page.getByText(announcementOf(INDUSTRY))).toBeAttached();
    await page.goForward();
    await expect.poll(() => shownNumbers(page)).toEqual(numbersOf(TECHNOLOGY));
    await page.goForward();
    await expect(logistics).toBeVisible();
  });
}

test('a filter chosen while another page is on its way is there on the way back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStarted(page, '/portfolio');
  await openMore(page);
  const release = await hold(page, '**/page-data/about/page-data.json');
  await footerLink(page, '/about').click();
  await filterLink(page, TECHNOLOGY.link).click();
  expect(await shownNumbers(page)).toEqual(numbersOf(TECHNOLOGY));
  release();
  await expect(page).toHaveTitle(startingWith(aboutPage.title));
  await page.goBack();
  await expect(page).toHaveTitle(startingWith(portfolioPage.title));
  await expect.poll(() => shownNumbers(page)).toEqual(numbersOf(TECHNOLOGY));
});

test('the menu leads from a filter to all case studies, at the top', async ({ page }) => {
  await openStarted(page, '/portfolio');
  await openMore(page);
  await filterLink(page, TECHNOLOGY.link).click();
  await expect(page.getByText(announcementOf(TECHNOLOGY))).toBeAttached();
  await page.mouse.wheel(0, -200);
  await menuLink(page, '/portfolio').click();
  await expect(page).toHaveURL('/portfolio');
  expect(await shownNumbers(page)).toHaveLength(PROJECT_ROUTES.length);
  await expect(filterLink(page, ALL)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(`${caseStudies.filter.shownLabel}:`)).not.toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('what a filter leaves out does not appear while the page starts', async ({ page }) => {
  await page.goto(TECHNOLOGY.address);
  expect(await shownNumbers(page)).toEqual(numbersOf(TECHNOLOGY));
  await page.evaluate(() => {
    const shown = new Set<number>();
    Object.assign(window, { shown });
    const note = () => {
      const cards = Array.from(document.querySelectorAll('main article'));
      shown.add(cards.filter((card) => card.checkVisibility()).length);
      requestAnimationFrame(note);
    };
    note();
  });
  await start(page);
  await page.waitForTimeout(500);
  const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<number> }).shown]);
  expect(shown).toEqual([TECHNOLOGY.projects.length]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are links that work', async ({ page }) => {
    await page.goto('/portfolio');
    await filterLink(page, INDUSTRY.link).click();
    expect(await shownNumbers(page)).toEqual(numbersOf(INDUSTRY));
    await openMore(page);
    await filterLink(page, TECHNOLOGY.link).click();
    expect(await shownNumbers(page)).toEqual(numbersOf(TECHNOLOGY));
    await filterLink(page, ALL).click();
    expect(await shownNumbers(page)).toHaveLength(PROJECT_ROUTES.length);
  });
});

test('on a phone the first case study begins within 1,200 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portfolio');
  const first = page.getByRole('article').filter({ hasText: caseStudyTitle }).first();
  await first.scrollIntoViewIfNeeded();
  const top = await first.evaluate((card) => card.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThan(1200);
});
