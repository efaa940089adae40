import config from '../../playwright.config';
import { expect, test } from './console';
import { layoutShiftOf } from './layout-shift';
import { hold, waitUntilDrawn, waitUntilLaidOut } from './pages';

// Scroll bars that take room, as on most desktops.
test.use({
  launchOptions: { ...config.use!.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('the home page does not move when what follows its first screen comes', async ({ page }) => {
  const letRestThrough = await hold(page, '**/rest-*.css');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const shift = await layoutShiftOf(page);
  letRestThrough();
  await page.waitForLoadState();
  await waitUntilLaidOut(page);
  const scrollBar = await page.evaluate(() => innerWidth - document.body.clientWidth);
  expect(scrollBar).toBeGreaterThan(0);
  const shiftInAll = await layoutShiftOf(page);
  expect(shiftInAll).toBe(shift);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75, isMobile: true });

  test('the home page fetches few pictures until the visitor acts', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    await waitUntilLaidOut(page);
    await waitUntilDrawn(page);
    // Those near the first screen: others come when they are near. Drawings are small, wherever they are.
    const own = pictures.filter((path) => /^\/static\/.*(?<!\.svg)$/.test(path));
    expect(own.length).toBeGreaterThan(0);
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(3);
    for (const path of own) expect(path).toMatch(/-(180|360|480|660)\.avif$/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('every picture of the carousel comes when it is swiped', async ({ page }) => {
      await page.goto('/');
      const images = page.locator('[data-carousel] img');
      await expect(images).not.toHaveCount(0);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .toBeGreaterThan(0);
      }
    });
  });
});
