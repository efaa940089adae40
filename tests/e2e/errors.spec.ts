import { expect, test } from '@playwright/test';
import { openStarted } from './started';

test('an unknown address gets the 404 page with status 404 and ways on', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found - /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The line stops here.');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'All services' })).toBeVisible();
  await main.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('an exception while rendering is told, with a way home', async ({ page }) => {
  await page.route('**/page-data/portfolio/page-data.json', async (route) => {
    const response = await route.fetch();
    const pageData = (await response.json()) as { result: { data: { portfolioPage: object } } };
    pageData.result.data.portfolioPage = { path: '/portfolio', title: 'Broken' };
    await route.fulfill({ response, json: pageData });
  });
  await openStarted(page, '/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Portfolio' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Software drawn in one line');
});
