import type { Page } from '@playwright/test';

/** Whether React runs the page that is open; to be asked in the page. */
export const isStarted = (): boolean =>
  Object.keys(document.querySelector('#gatsby-focus-wrapper') ?? {}).some((key) =>
    key.startsWith('__reactProps'),
  );

/** Waits until React runs the page that is open. */
export async function waitUntilStarted(page: Page): Promise<void> {
  await page.waitForFunction(isStarted);
}

/** Does what any visitor does, so that the page's scripts are fetched, and waits until React runs it. */
export async function start(page: Page): Promise<void> {
  // The loader has come.
  await page.waitForFunction(() => 'pagePath' in window);
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await waitUntilStarted(page);
}

/** Opens a page and waits until React runs it. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await start(page);
}

/** Waits until all parts of the page are laid out, also those out of view: they are shortly after it has come. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('main > *, footer')).every((part) =>
      part.checkVisibility({ contentVisibilityAuto: true }),
    ),
  );
}
