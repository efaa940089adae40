import type { Page } from '@playwright/test';
import { hold, waitUntilDrawn } from './pages';

type LayoutShift = PerformanceEntry & { value: number };

/** The sum of the layout shifts of the open page so far, up to the next frame. */
export async function layoutShiftOf(page: Page): Promise<number> {
  await waitUntilDrawn(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
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
