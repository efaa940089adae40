import { PROJECT_ROUTES, SERVICE_ROUTES, tagOf } from '../routes';
import { expect, test } from './console';

/** Widths of windows, about the widths at which the layout changes too. */
const WIDTHS = [390, 576, 680, 767, 768, 900, 1199, 1440, 1920];

/** Least distance of letters from a line, in pixels. */
const CLEAR = 8;

for (const route of [...PROJECT_ROUTES, ...SERVICE_ROUTES]) {
  test(`no line of a figure comes near the title of ${route}`, tagOf(route), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const distance = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const drawing = title.parentElement!.querySelector('svg + svg')!;
        const figure = drawing.querySelector('path')!.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(title);
        const distances = Array.from(text.getClientRects(), ({ right, bottom }) =>
          Math.max(figure.left - right, figure.top - bottom),
        );
        return Math.min(...distances);
      });
      expect(distance, `at ${width} px`).toBeGreaterThanOrEqual(CLEAR);
    }
  });
}
