import sharp from 'sharp';
import config from '../../playwright.config';
import { homePage } from '../content';
import { expect, test } from './console';
import { layoutShiftOf, noteLayoutShifts } from './layout-shift';
import { hold, waitUntilDrawn, waitUntilLaidOut } from './pages';

// Scroll bars that take room, as on most desktops.
test.use({
  launchOptions: { ...config.use!.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('the home page does not move when what follows its first screen comes', async ({ page }) => {
  await noteLayoutShifts(page);
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

test('the line of the home page is closed once it has drawn itself', async ({ page }) => {
  test.skip(!('shapeImage1' in homePage.hero), 'The home page has no figure.');
  await page.goto('/');
  const [x, y] = await page.evaluate(() => {
    const line = document.querySelector<SVGPathElement>('main path[pathLength]')!;
    line.getAnimations().forEach((animation) => animation.finish());
    const nearEnd = line.getPointAtLength(line.getTotalLength() * 0.996);
    const onScreen = nearEnd.matrixTransform(line.getScreenCTM()!);
    return [onScreen.x, onScreen.y] as const;
  });
  const there = await page.screenshot({ clip: { x: x - 1, y: y - 1, width: 2, height: 2 } });
  const { channels } = await sharp(there).stats();
  // The line is rice, the floor is red: there is green only where the line is.
  expect(channels[1]!.mean).toBeGreaterThan(180);
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
    // Those near the first screen: others come when they are near.
    const own = pictures.filter((path) => path.startsWith('/static/'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(3);
    for (const path of own) expect(path).toMatch(/-(180|360|480|660)\.avif$/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('every picture of the carousel comes when it is swiped', async ({ page }) => {
      await page.goto('/');
      for (const image of await page.locator('[data-carousel] img').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .toBeGreaterThan(0);
      }
    });
  });
});
