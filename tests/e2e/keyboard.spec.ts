import type { Page } from '@playwright/test';
import {
  aboutPage,
  carouselMoves,
  dropdownLabel,
  navigation,
  projectCarousel,
  startingWith,
} from '../content';
import { DETAILED_PROJECT, ROUTES, SERVICE, tagOf } from '../routes';
import { expect, test } from './console';
import { footerLink, mainMenu, menuLink } from './menus';
import { openStarted } from './started';

/** One stop of the focus on its way through a page. */
type Stop = { name: string; top: number; isCovered: boolean; hasRing: boolean; inMain: boolean };

/** What has the focus, and whether it can be seen; nothing once the focus has left the page. */
const readStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A link that wraps has several boxes; any of them in view shows where the focus is.
    const isInView = ({ left, top, width, height }: DOMRect) => {
      const parts = [0.1, 0.5, 0.9];
      const points = parts.flatMap((x) =>
        parts.map((y) => [left + width * x, top + height * y] as const),
      );
      return points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    };
    const boxes = [...element.getClientRects()];
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: `${element.localName} "${(element.textContent || element.getAttribute('aria-label') || element.getAttribute('name') || '').trim().slice(0, 40)}"`,
      top: element.getBoundingClientRect().top + window.scrollY,
      isCovered: !boxes.some(isInView),
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      inMain: element.closest('main') !== null,
    };
  });

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < 300; step += 1) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('The focus never leaves the page.');
}

test.describe('the focus, on its way through the page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const route of ROUTES) {
    const name = `${route}: starts at the skip link, is always seen, and goes from top to bottom`;
    test(name, tagOf(route), async ({ page }) => {
      test.slow();
      await openStarted(page, route);
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const stops = await walk(page, key);
        expect(stops.at(key === 'Tab' ? 0 : -1)!.name).toBe(`a "${navigation.skipLink}"`);
        expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
        expect(stops.filter(({ hasRing }) => !hasRing)).toEqual([]);
        expect(stops.length).toBeGreaterThan(15);
      }
    });
  }

  test('on a phone it is always seen too', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 700 });
    for (const route of ['/', '/contact', DETAILED_PROJECT]) {
      await openStarted(page, route);
      const stops = await walk(page, 'Tab');
      expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
    }
  });

  test('in a page that is magnified four times it is always seen too', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 256 });
    for (const route of ['/portfolio', '/faq']) {
      await openStarted(page, route);
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const stops = await walk(page, key);
        expect(
          stops.filter(({ isCovered }) => isCovered),
          `${key} through ${route}`,
        ).toEqual([]);
      }
    }
  });
});

test('main menu: a disclosure that Enter opens, Escape closes and leaving closes', async ({
  page,
}) => {
  await openStarted(page, '/');
  const trigger = mainMenu(page).locator('summary', { hasText: dropdownLabel('/service') });
  const link = menuLink(page, SERVICE);
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Space');
  await expect(link).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeHidden();
});

test('carousel: its pause button comes before its slides', async ({ page }) => {
  test.skip(!carouselMoves, 'All case studies fit side by side.');
  await openStarted(page, '/');
  const button = page.getByRole('button', { name: projectCarousel.pauseLabel });
  await button.focus();
  await expect(page.locator('[data-carousel]')).not.toHaveAttribute('data-carousel', 'row');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: projectCarousel.playLabel })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-carousel]') !== null),
  ).toBe(true);
});

test('a change of page is read out once, by its title', async ({ page }) => {
  await openStarted(page, '/');
  await footerLink(page, '/about').click();
  await expect(page).toHaveTitle(startingWith(`${aboutPage.title} - `));
  const spoken = page.locator('[aria-live=assertive]:visible');
  await expect(spoken).toHaveText([await page.title()]);
  expect(await page.locator('body').ariaSnapshot()).not.toContain('Navigated to');
});
