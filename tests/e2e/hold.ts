import type { Page } from '@playwright/test';

/**
 * Holds back what a page asks for. Then another route may answer it, else the server does.
 *
 * @param files - the addresses, as Playwright names them
 * @returns a function that lets them through
 */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await isReleased;
    await route.fallback();
  });
  return release;
}
