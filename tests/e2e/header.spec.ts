import type { Page } from '@playwright/test';
import { company, dropdownLabel, menuLabel, navigation } from '../content';
import { MIDDLE_PROJECT, PROJECT_GUIDE, SERVICE, SERVICE_GUIDE } from '../routes';
import { expect, test } from './console';
import { waitUntilDrawn } from './drawn';
import { callbackLink, dropdownWith, mainMenu, menuLink } from './menus';
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

/** Pages, and the entries of the main menu that are marked on them, with how. */
const MARKED: [path: string, marks: Record<string, 'page' | 'true'>][] = [
  ['/', { [menuLabel('/')]: 'page' }],
  ['/about', { [dropdownLabel('/about')]: 'true' }],
  ['/team', { [dropdownLabel('/ourteam')]: 'true' }],
  ['/faq', { [dropdownLabel('/faq')]: 'true' }],
  ['/service', { [dropdownLabel('/service')]: 'true' }],
  [SERVICE, { [dropdownLabel(SERVICE)]: 'true' }],
  [SERVICE_GUIDE, { [dropdownLabel('/service')]: 'true' }],
  ['/portfolio', { [menuLabel('/portfolio')]: 'page' }],
  [MIDDLE_PROJECT, { [menuLabel('/portfolio')]: 'true' }],
  [PROJECT_GUIDE, { [menuLabel('/portfolio')]: 'true' }],
  ['/privacy', {}],
];

test('the entry of the menu to which a page belongs is marked', async ({ page }) => {
  for (const [path, marks] of MARKED) {
    await page.goto(path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 390) await page.getByText(navigation.menuLabel, { exact: true }).click();
      const marked = await mainMenu(page)
        .locator('[aria-current]:visible')
        .evaluateAll((entries) =>
          entries.map((entry) => [entry.textContent, entry.getAttribute('aria-current')]),
        );
      expect(Object.fromEntries(marked), `${path} at ${width} px`).toEqual(marks);
    }
  }
});

for (const media of [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { forcedColors: 'active' },
] as const) {
  test(`the mark can be seen: ${JSON.stringify(media)}`, async ({ page }) => {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await page.goto('/faq');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 390) await page.getByText(navigation.menuLabel, { exact: true }).click();
      const entry = mainMenu(page).locator('summary', { hasText: dropdownLabel('/faq') });
      const marked = await entry.screenshot();
      await entry.evaluate((element) => element.removeAttribute('aria-current'));
      await waitUntilDrawn(page);
      expect((await entry.screenshot()).equals(marked), `at ${width} px`).toBe(false);
      await page.reload();
    }
  });
}

test('the current page is marked', async ({ page }) => {
  await openStarted(page, '/contact');
  await expect(menuLink(page, '/contact')).toHaveAttribute('aria-current', 'page');
  await expect(menuLink(page, '/portfolio')).not.toHaveAttribute('aria-current');
});
