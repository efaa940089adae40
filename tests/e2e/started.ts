import type { Page } from '@playwright/test';

/** Opens a page and waits until React runs it. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#gatsby-focus-wrapper') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
}
