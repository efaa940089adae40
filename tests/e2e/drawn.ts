import type { Page } from '@playwright/test';

/** Waits until the page has drawn what has changed. */
export const waitUntilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Scrolls down to the end of the page as a reader does, and waits until what comes late has come. */
export async function readDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await waitUntilDrawn(page);
  }
  // The pictures of the slides that are not in view wait for their turn.
  await page.waitForFunction(() =>
    Array.from(document.images)
      .filter((image) => !image.closest('[data-carousel]'))
      .every(({ complete }) => complete),
  );
}
