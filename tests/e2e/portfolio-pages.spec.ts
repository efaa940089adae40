import type { Page } from '@playwright/test';
import { portfolioPage } from '../content';
import { ALL, HAS_FILTER_PAGES, INDUSTRY, TECHNOLOGY } from '../filters';
import { PORTFOLIO_ROUTES } from '../routes';
import { expect, test } from './console';
import { openStarted } from './started';

// A portfolio with more case studies than fit on one page: the large company of the slow tests has one.
test.skip(!HAS_FILTER_PAGES, 'The portfolio has one page.');

const { filter, title, pages } = portfolioPage.caseStudies;

const filterLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: filter.label, exact: true })
    .getByRole('link', { name, exact: true });

const cards = (page: Page) => page.getByRole('region', { name: title }).getByRole('article');

/** Chooses an industry, a technology, all again, and the next page. */
async function walk(page: Page): Promise<void> {
  await filterLink(page, INDUSTRY.link).click();
  await expect(page).toHaveURL(new RegExp(`${INDUSTRY.address}#`));
  await expect(page).toHaveTitle(new RegExp(`: ${INDUSTRY.label} - `));
  await expect(cards(page)).toHaveCount(INDUSTRY.projects.length);
  await expect(filterLink(page, INDUSTRY.link)).toHaveAttribute('aria-current', 'page');

  await page.getByText(filter.moreLabel, { exact: true }).click();
  await filterLink(page, TECHNOLOGY.link).click();
  await expect(cards(page)).toHaveCount(TECHNOLOGY.projects.length);
  await expect(filterLink(page, TECHNOLOGY.link)).toBeVisible();

  await filterLink(page, ALL).click();
  await expect(page).toHaveURL(new RegExp(`${portfolioPage.path}#`));
  await page.getByRole('link', { name: pages.next, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${PORTFOLIO_ROUTES[1]}#`));
  await expect(filterLink(page, ALL)).toBeVisible();
}

test('filters and pages of a long portfolio are links to pages', async ({ page }) => {
  await openStarted(page, portfolioPage.path);
  await walk(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and pages of a long portfolio are links to pages', async ({ page }) => {
    await page.goto(portfolioPage.path);
    await walk(page);
  });
});
