import type { Page } from '@playwright/test';
import { company, dropdownLabel, navigation } from '../content';
import { expect, test } from './console';
import { waitUntilDrawn } from './drawn';
import { callbackLink, dropdownWith, mainMenu, menuLink } from './menus';
import { openStarted } from './started';

const topOfBar = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);

test('the header hides on the way down, and comes back on the way up or with the focus', async ({
  page,
}) => {
  await openStarted(page, '/about');
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(menuLink(page, '/portfolio')).toBeInViewport();
  await expect.poll(() => topOfBar(page)).toBe(76);
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  await callbackLink(page).focus();
  await expect(menuLink(page, '/portfolio')).toBeInViewport();
  await page.mouse.wheel(0, -3000);
  await expect(header.getByText(company.legalName)).toBeInViewport();
});

test('the header stays while a menu is open', async ({ page }) => {
  await openStarted(page, '/about');
  await dropdownWith(page, '/service').click();
  await page.mouse.move(700, 800);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(menuLink(page, '/service')).toBeInViewport();
});

test('the mark of the page’s own entry can be seen in every scheme', async ({ page }) => {
  await page.goto('/faq');
  const entry = mainMenu(page).locator('summary', { hasText: dropdownLabel('/faq') });
  const mark = (value: string | null) =>
    entry.evaluate((element, current) => {
      if (current) element.setAttribute('aria-current', current);
      else element.removeAttribute('aria-current');
    }, value);
  const look = async () => {
    await waitUntilDrawn(page);
    return entry.screenshot();
  };
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 390) await page.getByText(navigation.menuLabel, { exact: true }).click();
    for (const media of [
      { colorScheme: 'light', forcedColors: 'none' },
      { colorScheme: 'dark', forcedColors: 'none' },
      { colorScheme: 'light', forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      const current = await entry.getAttribute('aria-current');
      expect(current).not.toBeNull();
      const marked = await look();
      await mark(null);
      const unmarked = await look();
      await mark(current);
      expect(unmarked.equals(marked), `${JSON.stringify(media)} at ${width} px`).toBe(false);
    }
  }
});
