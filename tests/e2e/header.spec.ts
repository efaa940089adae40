import type { Page } from '@playwright/test';
import { expect, test } from './console';
import { openStarted } from './started';

const topOfBar = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);

test('the header hides on the way down and comes back on the way up', async ({ page }) => {
  await openStarted(page, '/about');
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header.getByRole('link', { name: 'Portfolio' })).toBeInViewport();
  await expect.poll(() => topOfBar(page)).toBe(76);
  await page.mouse.wheel(0, -2000);
  await expect(header.getByText('Private Limited')).toBeInViewport();
});

test('a hidden header comes back when the focus enters it', async ({ page }) => {
  await openStarted(page, '/about');
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Get a Callback' }).focus();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Portfolio' })).toBeInViewport();
});

test('the header stays while a menu is open', async ({ page }) => {
  await openStarted(page, '/about');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByText('Services', { exact: true })
    .click();
  await page.mouse.move(700, 800);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'All services' }),
  ).toBeInViewport();
});

test('the current page is marked', async ({ page }) => {
  await openStarted(page, '/contact');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Portfolio' })).not.toHaveAttribute('aria-current');
});
