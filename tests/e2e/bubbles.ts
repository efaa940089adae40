import type { Page } from '@playwright/test';

/**
 * Notes from the next document on each error of a field that the browser shows by itself.
 *
 * @returns a function that gives the names of those fields so far
 */
export async function noteBubbles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const bubbles: string[] = [];
    Object.assign(window, { bubbles });
    addEventListener(
      'invalid',
      (event) =>
        setTimeout(() => {
          if (!event.defaultPrevented) bubbles.push((event.target as HTMLInputElement).name);
        }),
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { bubbles: string[] }).bubbles);
}
