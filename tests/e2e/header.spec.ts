import type { Page } from '@playwright/test';
import { company } from '../content';
import { expect, test } from './console';
import { callbackLink, dropdownWith, menuLink } from './menus';
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
  await expect(menuLink(page, '/portfolio')).toBeInViewport();
  await expect.poll(() => topOfBar(page)).toBe(76);
  await page.mouse.wheel(0, -2000);
  await expect(header.getByText(company.legalName)).toBeInViewport();
});

test('a hidden header comes back when the focus enters it', async ({ page }) => {
  await openStarted(page, '/about');
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await callbackLink(page).focus();
  await expect(menuLink(page, '/portfolio')).toBeInViewport();
});

test('the header stays while a menu is open', async ({ page }) => {
  await openStarted(page, '/about');
  await dropdownWith(page, '/service').click();
  await page.mouse.move(700, 800);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(menuLink(page, '/service')).toBeInViewport();
});

test('the current page is marked', async ({ page }) => {
  await openStarted(page, '/contact');
  await expect(menuLink(page, '/contact')).toHaveAttribute('aria-current', 'page');
  await expect(menuLink(page, '/portfolio')).not.toHaveAttribute('aria-current');
});
