import type { Locator, Page } from '@playwright/test';
import { caseStudies, isDelivered, portfolioPage, startingWith } from '../content';
import { ALL, type Filter, HAS_FILTERS, INDUSTRY, PORTFOLIO_FILTERS, TECHNOLOGY } from '../filters';
import { PORTFOLIO_ROUTES } from '../routes';
import { expect, test } from './console';
import { menuLink } from './menus';
import { openStarted, waitUntilIdle } from './pages';

const { filter: texts } = portfolioPage.caseStudies;

const filterLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: texts.label, exact: true })
    .getByRole('link', { name, exact: true });

/** The case studies of a filter, below its name. */
const cards = (page: Page, { label }: Filter) =>
  page.getByRole('region', { name: label, exact: true }).getByRole('article');

/** Expects the page of a filter: its title, its case studies, and the filter marked and in view. */
async function expectFiltered(page: Page, filter: Filter) {
  const { label, link, address, projects } = filter;
  await expect(page).toHaveURL(new RegExp(`${address}(#.*)?$`));
  await expect(page).toHaveTitle(startingWith(`${portfolioPage.title}: ${label} - `));
  const titles = projects.map(({ title }) => title);
  await expect(cards(page, filter).getByRole('heading')).toHaveText(titles);
  await expect(filterLink(page, link)).toHaveAttribute('aria-current', 'page');
  await expect(filterLink(page, link)).toBeVisible();
}

async function expectAll(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${portfolioPage.path}(#.*)?$`));
  await expect(filterLink(page, ALL)).toHaveAttribute('aria-current', 'page');
}

test('filters are links to pages, which lead back as they came and on to a case study', async ({
  page,
}) => {
  test.skip(!HAS_FILTERS, 'The portfolio has no filters.');
  await openStarted(page, portfolioPage.path);
  await filterLink(page, INDUSTRY.link).click();
  await expectFiltered(page, INDUSTRY);
  await page.getByText(texts.moreLabel, { exact: true }).click();
  await filterLink(page, TECHNOLOGY.link).click();
  await expectFiltered(page, TECHNOLOGY);
  await filterLink(page, ALL).click();
  await expectAll(page);
  await page.goBack();
  await expectFiltered(page, TECHNOLOGY);
  await page.goBack();
  await expectFiltered(page, INDUSTRY);
  await page.goForward();
  const [project] = TECHNOLOGY.projects;
  await cards(page, TECHNOLOGY).getByRole('link', { name: project!.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: project!.title })).toBeVisible();
  await page.goBack();
  await expectFiltered(page, TECHNOLOGY);
  await menuLink(page, portfolioPage.path).click();
  await expectAll(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('after a filter is followed by keyboard, Tab goes on in its list', async ({ page }) => {
  test.skip(!HAS_FILTERS, 'The portfolio has no filters.');
  await openStarted(page, portfolioPage.path);
  await filterLink(page, INDUSTRY.link).press('Enter');
  await expectFiltered(page, INDUSTRY);
  await waitUntilIdle(page);
  await page.keyboard.press('Tab');
  await expect(filterLink(page, ALL)).toBeFocused();
});

test('on a phone the first case study begins within 1,200 px, and the chosen filter is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(portfolioPage.path);
  const first = page.getByRole('article').filter({ hasText: caseStudies[0]!.title }).first();
  await first.scrollIntoViewIfNeeded();
  const topOf = () => first.evaluate((card) => card.getBoundingClientRect().top + scrollY);
  if (isDelivered) await expect.poll(topOf).toBeLessThan(1200);

  if (!HAS_FILTERS) return;
  const name = page.getByText(texts.industryLabel, { exact: true });
  const leftOf = async () => (await name.boundingBox())!.x;
  await expect.poll(leftOf, 'the row of filters begins with its name').toBeGreaterThan(0);
  const last = PORTFOLIO_FILTERS.filter(({ group }) => group === INDUSTRY.group).at(-1)!;
  await page.goto(last.address);
  const sideOf = async () => {
    const { x, width } = (await filterLink(page, last.link).boundingBox())!;
    return { left: Math.min(x, 0), right: Math.max(x + width, 390) };
  };
  await expect.poll(sideOf, 'the chosen filter is in view').toEqual({ left: 0, right: 390 });
});

const project = caseStudies.find(({ banner }) => banner);
const NO_BANNER = 'No case study of the first page has a banner.';
const hasBanner = project !== undefined && PORTFOLIO_ROUTES.length === 1;

const cardLink = (page: Page) => page.getByRole('link', { name: project!.title });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: project!.title });

async function middleOf(picture: Locator) {
  const { x, y, width, height } = (await picture.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Stops the banner that grows at its beginning, as soon as it is there. */
const stopBanner = (page: Page) =>
  page.waitForFunction(() => {
    const picture = document.querySelector('main picture img');
    const [growth] = !picture || picture.closest('article') ? [] : picture.getAnimations();
    growth?.pause();
    if (growth) growth.currentTime = 0;
    return growth;
  });

test('the picture of a followed card grows into the banner of its case study', async ({ page }) => {
  test.skip(!hasBanner, NO_BANNER);
  await openStarted(page, portfolioPage.path);
  await cardLink(page).hover();
  const card = page.getByRole('article').filter({ has: cardLink(page) });
  const from = await middleOf(card.getByRole('img'));
  const stopped = stopBanner(page);
  await cardLink(page).click();
  const growth = await stopped;
  await expect(heading(page)).toBeInViewport();
  const banner = page.getByRole('main').getByRole('img').first();
  const start = await middleOf(banner);
  expect(Math.abs(start.x - from.x)).toBeLessThan(20);
  expect(Math.abs(start.y - from.y)).toBeLessThan(20);
  await growth.evaluate((animation) => animation!.finish());
  const end = await middleOf(banner);
  expect(end).not.toEqual(start);
});

test('it does not grow without motion, nor when another link is followed', async ({ page }) => {
  test.skip(!hasBanner, NO_BANNER);
  await page.addInitScript(() => {
    Object.assign(window, { grown: 0 });
    Element.prototype.animate = () => {
      (window as unknown as { grown: number }).grown += 1;
      return {} as Animation;
    };
  });
  const grown = () => page.evaluate(() => (window as unknown as { grown: number }).grown);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStarted(page, portfolioPage.path);
  await cardLink(page).click();
  await expect(heading(page)).toBeVisible();
  await waitUntilIdle(page);
  await expect.poll(grown).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goBack();
  await expect(cardLink(page)).toBeVisible();
  await page.goForward();
  await expect(heading(page)).toBeVisible();
  await waitUntilIdle(page);
  await expect.poll(grown).toBe(0);
});
