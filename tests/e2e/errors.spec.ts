import { company, homePage, navigation, notFoundPage } from '../content';
import { expect, loudTest as test } from './console';
import { menuLink } from './menus';
import { openStarted } from './pages';
import { NOTHING, noteVisit } from './visit';

test('an unknown address gets the 404 page with status 404 and ways on, under the policy', async ({
  page,
  baseURL,
}) => {
  const visit = await noteVisit(page, baseURL!);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(`${notFoundPage.unknown.title} - ${company.legalName}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.unknown.heading);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: notFoundPage.furtherLinks[0]!.label })).toBeVisible();
  await main.getByRole('link', { name: notFoundPage.homeLink.label }).click();
  await expect(page).toHaveURL('/');
  expect(visit).toEqual(NOTHING);
});

test('an exception while rendering shows a sentence and a way home', async ({ page }) => {
  await page.route('**/page-data/portfolio/page-data.json', async (route) => {
    const response = await route.fetch();
    const pageData = (await response.json()) as { result: { data: { portfolioPage: object } } };
    pageData.result.data.portfolioPage = { path: '/portfolio', title: 'Broken' };
    await route.fulfill({ response, json: pageData });
  });
  await openStarted(page, '/');
  await menuLink(page, '/portfolio').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(navigation.error.title);
  await expect(page).toHaveTitle(`${navigation.error.title} - ${company.legalName}`);
  // Of a page without a head of its own, the other defaults are left.
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', company.description);
  await expect(page.locator('meta[name=keywords]')).toHaveCount(1);
  await page.getByRole('link', { name: navigation.home.label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(homePage.hero.title);
});
