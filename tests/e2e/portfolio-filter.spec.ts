import type { Page } from '@playwright/test';
import { caseStudies as projects, portfolioPage, startingWith } from '../content';
import { ALL, HAS_FILTERS, INDUSTRY, TECHNOLOGY, type Filter } from '../filters';
import { PORTFOLIO_ROUTES } from '../routes';
import { expect, test } from './console';
import { menuLink } from './menus';
import { openStarted } from './started';

const { filter: texts, pages } = portfolioPage.caseStudies;

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

test.describe('filters', () => {
  test.skip(!HAS_FILTERS, 'The portfolio has no filters.');

  test('are links to pages, which lead back as they came and on to a case study', async ({
    page,
  }) => {
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
});

test('a long portfolio has further pages', async ({ page }) => {
  test.skip(PORTFOLIO_ROUTES.length === 1, 'The portfolio has one page.');
  await openStarted(page, portfolioPage.path);
  await page.getByRole('link', { name: pages.next, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${PORTFOLIO_ROUTES[1]}#`));
  await expect(filterLink(page, ALL)).toBeVisible();
});

test('on a phone the first case study begins within 1,200 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(portfolioPage.path);
  const first = page.getByRole('article').filter({ hasText: projects[0]!.title }).first();
  await first.scrollIntoViewIfNeeded();
  const topOf = () => first.evaluate((card) => card.getBoundingClientRect().top + scrollY);
  await expect.poll(topOf).toBeLessThan(1200);
});
