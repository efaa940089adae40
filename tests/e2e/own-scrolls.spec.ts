import type { Page } from '@playwright/test';
import { DEFERS_LAYOUT, STARTS_SEEN } from '../../plugins/waiting-scripts/protocol';
import { portfolioPage } from '../content';
import { FILTER_ROUTES, MATRIX, ROUTES } from '../routes';
import { expect, loudTest as test } from './console';
import { noteScripts, openStarted, PHONE, waitForLoader, waitUntilLaidOut } from './pages';

// A page scrolls by itself to the place that its address names, to where it was left, and where its styles say.
// Only what the visitor does starts its scripts.

const DEVICES = { 'a phone': PHONE, 'a desktop': { viewport: { width: 1280, height: 800 } } };

const LOADER = '**/loader-*.js';

/** Scrolls to the end of the page, or to above the last moving part, which starts the scripts as soon as it is seen. */
const scrollDown = (page: Page): Promise<void> =>
  page.evaluate(
    ([defersLayout, startsSeen]) => {
      // After the reload, everything is as high as it is.
      document.documentElement.removeAttribute(defersLayout);
      window.scrollTo(0, document.body.scrollHeight);
      for (const part of document.querySelectorAll(`[${startsSeen}]`)) {
        const { top, bottom } = part.getBoundingClientRect();
        if (top < innerHeight && bottom > 0) window.scrollBy(0, top - innerHeight - 10);
      }
    },
    [DEFERS_LAYOUT, STARTS_SEEN] as const,
  );

/** Lets three seconds pass once the page has shown what it does by itself. */
async function letRest(page: Page): Promise<void> {
  await waitForLoader(page);
  await waitUntilLaidOut(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // The clock of the page also asks for its frames: a picture shows that the browser has drawn one.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  await page.clock.runFor(3000);
}

test('a page whose scripts ran before waits again when it is loaded again', async ({ page }) => {
  await page.clock.install();
  await openStarted(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 600));
  // Gatsby keeps the place for the visit.
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  const scripts = noteScripts(page);
  await page.reload();
  await letRest(page);
  expect(scripts).toEqual([]);
});

for (const [device, options] of Object.entries(DEVICES)) {
  test.describe(`on ${device}`, () => {
    test.use(options);
    for (const route of [...ROUTES, ...FILTER_ROUTES]) {
      const isSample = [portfolioPage.path, FILTER_ROUTES[0]].includes(route);
      const name = `${route}, opened at a place in it or loaded again further down, waits for the visitor`;
      test(name, { tag: isSample ? [] : [MATRIX] }, async ({ page }) => {
        const scripts = noteScripts(page);
        await page.clock.install();
        await page.goto(`${route}#main`);
        await letRest(page);
        expect(scripts, 'at a place').toEqual([]);

        // Left where its scripts have not come.
        await page.route(LOADER, (request) => request.abort());
        await page.goto(route);
        await scrollDown(page);
        await page.unroute(LOADER);
        await page.reload();
        await letRest(page);
        expect(scripts, 'loaded again').toEqual([]);

        // As a scroll bar or assistive technology does, without an event of a key or a pointer.
        await page.evaluate(() => window.scrollBy(0, -50));
        await expect.poll(() => scripts.length).toBeGreaterThan(0);
      });
    }
  });
}
