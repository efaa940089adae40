import type { Page } from '@playwright/test';

/**
 * Holds files back that a page asks for.
 *
 * @param files - their addresses, as Playwright names them
 * @returns a function that lets them through
 */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
