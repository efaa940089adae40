import type { Page } from '@playwright/test';
import { hold } from './hold';

/** Starts to note every layout shift of the pages that are opened from now on. */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the open page, added up. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce(
      (sum, shift) => sum + shift,
      0,
    ),
  );

/**
 * Holds the site's font back, so that what the page does by itself can be told from what the font does.
 *
 * @returns a function that lets the font through
 */
export async function holdFont(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, '**/*.woff2');
  return async () => {
    release();
    await page.evaluate(() => document.fonts.ready);
  };
}
