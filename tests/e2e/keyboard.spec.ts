import type { Page } from '@playwright/test';
import { navigation } from '../content';
import { DETAILED_PROJECT, ROUTES, tagOf } from '../routes';
import { expect, test } from './console';
import { openStarted } from './pages';

/** One stop of the focus on its way through a page, and the part of the page that it is in. */
type Stop = {
  name: string;
  part: string;
  isCovered: boolean;
  hasRing: boolean;
  /** Its upper and its lower edge in the page, in pixels. */
  edges: readonly [top: number, bottom: number];
};

/** The parts of a page, from top to bottom. */
const PARTS = ['header', 'main', 'footer'];

/** What has the focus, and whether it can be seen; nothing where the focus has left the page or been before. */
const readStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const { visited } = window as unknown as { visited: Set<Element | null> };
    if (!element || element === document.body || visited.has(element)) return null;
    visited.add(element);
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
    const { top, bottom } = element.getBoundingClientRect();
    return {
      name: `${element.localName} "${(element.textContent || element.getAttribute('aria-label') || element.getAttribute('name') || '').trim().slice(0, 40)}"`,
      part: element.closest('header, main, footer')?.localName ?? '',
      isCovered: !boxes.some(isInView),
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      edges: [top + scrollY, bottom + scrollY] as const,
    };
  });

/**
 * Walks until the focus leaves the page or comes to a stop again: browsers with windows differ in that from those
 * without. Backwards it sets out from the last stop before.
 */
async function walk(page: Page, key: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  const isBackward = key === 'Shift+Tab';
  await page.evaluate((isAtEnd) => {
    const walker = window as unknown as { visited?: Set<HTMLElement> };
    if (isAtEnd) [...walker.visited!].at(-1)!.focus();
    walker.visited = new Set();
  }, isBackward);
  for (let step = 0; step < 300; step += 1) {
    if (step > 0 || !isBackward) await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('The focus never leaves the page.');
}

/** Whether a stop in <main> stands wholly above the one before it. */
const standsAbove = ({ part, edges: [, bottom] }: Stop, index: number, stops: readonly Stop[]) => {
  const before = stops[index - 1];
  return part === 'main' && before?.part === part && bottom <= before.edges[0];
};

/** Where backward is tried too: no other template has parts of its own that cover something. */
const BACKWARD = ['/', '/contact', DETAILED_PROJECT];

test.describe('the focus, on its way through the page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(() => test.slow());

  for (const route of ROUTES) {
    const name = `${route}: starts at the skip link, is always seen, and goes from the header to the footer`;
    test(name, tagOf(route), async ({ page }) => {
      await openStarted(page, route);
      for (const key of BACKWARD.includes(route) ? ['Tab', 'Shift+Tab'] : ['Tab']) {
        const stops = await walk(page, key);
        if (key === 'Shift+Tab') stops.reverse();
        expect(stops[0]!.name).toBe(`a "${navigation.skipLink}"`);
        expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
        expect(stops.filter(({ hasRing }) => !hasRing)).toEqual([]);
        const parts = stops.map(({ part }) => part).filter((part) => part !== '');
        expect([...new Set(parts)]).toEqual(PARTS);
        expect(parts).toEqual([...parts].sort((a, b) => PARTS.indexOf(a) - PARTS.indexOf(b)));
      }
    });
  }

  test('on a phone, and in a page that is magnified four times, it is always seen, and never goes up', async ({
    page,
  }) => {
    for (const [width, height, route] of [
      [390, 700, '/'],
      [390, 700, '/contact'],
      [390, 700, DETAILED_PROJECT],
      [320, 256, '/portfolio'],
      [320, 256, '/faq'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openStarted(page, route);
      for (const key of height === 256 ? ['Tab', 'Shift+Tab'] : ['Tab']) {
        const stops = await walk(page, key);
        const walked = `${key} through ${route} at ${width} px`;
        expect(
          stops.filter(({ isCovered }) => isCovered),
          walked,
        ).toEqual([]);
        if (key === 'Tab') expect(stops.filter(standsAbove), walked).toEqual([]);
      }
    }
  });
});
