import type { Page } from '@playwright/test';
import type { Driver } from '../engines/driver';
import { Visit } from '../engines/visit';
import { MOMENTS, OPENINGS, tryOpening } from '../openings';
import { test } from './console';
import { slowDown } from './slow-down';

const driverOf = (page: Page): Driver => ({
  goto: async (url) => void (await page.goto(url)),
  resize: (width, height) => page.setViewportSize({ width, height }),
  evaluate: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  close: () => page.close(),
});

const PACES = { 1: 'at full speed', 6: 'six times slower' };

for (const times of [1, 6] as const) {
  for (const opening of OPENINGS) {
    for (const moment of opening.moments) {
      const name = `${opening.name} opens, closes and keeps the focus, ${moment}, ${PACES[times]}`;
      const tag = times === 1 ? [] : ['@matrix'];
      // What scripts open needs the loader, which repeats a click that came before them.
      const isRepeated = moment === MOMENTS[1] && !opening.moments.includes(MOMENTS[0]!);
      if (isRepeated) tag.push('@waiting-scripts');
      test(name, { tag }, async ({ page, baseURL }) => {
        test.slow();
        await slowDown(page, times);
        await tryOpening(new Visit(driverOf(page), baseURL!, true), opening, moment);
      });
    }
  }
}
