import type { Page } from '@playwright/test';
import { hold, waitUntilDrawn } from './pages';

type LayoutShift = PerformanceEntry & { value: number };

/** Notes every layout shift of the pages that open from now on. */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) shifts.push((entry as LayoutShift).value);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      layoutShifts: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
}

/** The sum of the layout shifts of the open page, up to the next frame. */
export async function layoutShiftOf(page: Page): Promise<number> {
  await waitUntilDrawn(page);
  return page.evaluate(() =>
    (window as unknown as { layoutShifts: () => number[] })
      .layoutShifts()
      .reduce((sum, shift) => sum + shift, 0),
  );
}

/**
 * Holds the site's font back, to tell what the page does by itself from what the font does.
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
