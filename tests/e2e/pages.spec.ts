import sharp from 'sharp';
import { ROUTES } from '../routes';
import { expect, test } from './console';
import { readDown } from './drawn';
import { holdFont, layoutShiftOf, noteLayoutShifts } from './layout-shift';
import { start } from './started';
import { NOTHING, noteVisit } from './visit';

const WIDTHS = [320, 360, 390, 768, 1024, 1440, 1920];

/** The most that a late font may move: less than half of what counts as good. */
const MOST_BY_FONT = 0.045;

for (const route of ROUTES) {
  test(`${route} runs without complaint, keeps to its policy, moves nothing and fits every width`, async ({
    page,
    baseURL,
    context,
  }) => {
    const visit = await noteVisit(page, baseURL!);
    await noteLayoutShifts(page);
    const releaseFont = await holdFont(page);
    const response = await page.goto(route, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await start(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    expect(await layoutShiftOf(page)).toBeLessThan(0.001);
    await releaseFont();
    const movedByFont = await layoutShiftOf(page);
    expect(movedByFont).toBeLessThan(MOST_BY_FONT);

    await readDown(page);
    expect((await layoutShiftOf(page)) - movedByFont).toBeLessThan(0.001);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways scroll at ${width} px`).toBe(0);
    }
    expect(visit).toEqual(NOTHING);
    expect(await context.cookies()).toEqual([]);
  });
}

test('the line of the home page is closed once it has drawn itself', async ({ page }) => {
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
