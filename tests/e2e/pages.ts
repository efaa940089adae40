import { expect, type Locator, type Page } from '@playwright/test';
import { PARTS } from '../../plugins/waiting-scripts/protocol';

const PHONE_SIZE = { width: 390, height: 844 };

/** A phone, as Playwright describes one. Browsers choose a page's first pictures by the screen. */
export const PHONE = { viewport: PHONE_SIZE, screen: PHONE_SIZE, hasTouch: true, isMobile: true };

/** Whether React runs every part of the open page. Runs in the page. */
export const isStarted = (): boolean => {
  const parts = document.querySelectorAll('#gatsby-focus-wrapper, header, main, main > *, footer');
  return (
    parts.length > 0 &&
    Array.from(parts).every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactProps')),
    )
  );
};

/** Whether React runs the frame of the page and its last part, whatever others have changed. Runs in the page. */
export const isTakenOver = (): boolean =>
  ['header', 'main', 'footer'].every((name) =>
    Object.keys(document.querySelector(name) ?? {}).some((key) => key.startsWith('__reactProps')),
  );

/** Waits until the page has nothing left to do. */
export const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** Waits until React runs the open page, and has nothing left to do. */
async function waitUntilStarted(page: Page): Promise<void> {
  await page.waitForFunction(isStarted);
  await waitUntilIdle(page);
}

/** Notes the scripts that the page requests from now on, except the loader. */
export function noteScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const isLoader = /\/loader-[^/]*\.js$/.test(request.url());
    if (request.resourceType() === 'script' && !isLoader) scripts.push(request.url());
  });
  return scripts;
}

/** Waits until the loader has loaded, which starts the page when the visitor does something. */
export const waitForLoader = (page: Page) => page.waitForFunction(() => 'pagePath' in window);

/** Does what any visitor does, so that the page's scripts are fetched, and waits until React runs it. */
export async function start(page: Page): Promise<void> {
  await waitForLoader(page);
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await waitUntilStarted(page);
}

/** Opens a page and waits until React runs it. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await start(page);
}

/**
 * Whether all parts of the page are laid out, even those out of view. Runs in the page. A waiting part is an empty
 * box: only its style shows that it waits.
 *
 * @param parts - a selector of all parts
 */
export const isLaidOut = (parts: string): boolean =>
  Array.from(document.querySelectorAll(parts)).every(
    (part) => getComputedStyle(part).contentVisibility === 'visible',
  );

/** Waits until all parts of the page are laid out, shortly after it has loaded. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(isLaidOut, PARTS);
}

/** Expects that something which was pressed is seen to wait for its script. */
export const expectToWait = (pressed: Locator): Promise<void> =>
  expect(pressed).toHaveCSS('opacity', '0.6');

/** Waits until the page has drawn what has changed. */
export const waitUntilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Scrolls down to the end of the page as a reader does, and waits until what loads late has loaded. */
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

/**
 * Holds back the requests of a page. Then another route may answer them, or else the server does.
 *
 * @param files - the addresses, as Playwright matches them
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

/** Slows down the processor of a page from now on, by a factor. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
