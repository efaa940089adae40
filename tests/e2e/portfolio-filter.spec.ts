import type { Page } from '@playwright/test';
import { caseStudies as projects, portfolioPage, startingWith } from '../content';
import { ALL, HAS_FILTERS, INDUSTRY, TECHNOLOGY, type Filter } from '../filters';
import { expect, test } from './console';
import { menuLink } from './menus';
import { openStarted } from './pages';

const { caseStudies } = portfolioPage;
const { filter } = caseStudies;

const filterLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: filter.label, exact: true })
    .getByRole('link', { name, exact: true });

const cards = (page: Page) =>
  page.getByRole('region', { name: caseStudies.title }).getByRole('article');

/** Expects the page of a filter: its title, its case studies, and the filter marked and in view. */
async function expectFiltered(page: Page, { label, link, address, projects }: Filter) {
  await expect(page).toHaveURL(new RegExp(`${address}(#.*)?$`));
  await expect(page).toHaveTitle(startingWith(`${portfolioPage.title}: ${label} - `));
  await expect(cards(page)).toHaveCount(projects.length);
  await expect(cards(page).getByRole('heading')).toHaveText(projects.map(({ title }) => title));
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
  await page.getByText(filter.moreLabel, { exact: true }).click();
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
  await cards(page).getByRole('link', { name: project!.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: project!.title })).toBeVisible();
  await page.goBack();
  await expectFiltered(page, TECHNOLOGY);
  await menuLink(page, portfolioPage.path).click();
  await expectAll(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('on a phone the first case study begins within 1,200 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(portfolioPage.path);
  const first = page.getByRole('article').filter({ hasText: projects[0]!.title }).first();
  await first.scrollIntoViewIfNeeded();
  const topOf = () => first.evaluate((card) => card.getBoundingClientRect().top + scrollY);
  await expect.poll(topOf).toBeLessThan(1200);
});
