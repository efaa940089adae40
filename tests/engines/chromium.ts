import { chromium, type Page } from '@playwright/test';
import { NOT_DRIVEN } from '../browser/find-chromium';
import { letMouseRest } from '../browser/resting-mouse';
import type { Browser, Driver } from './driver';

/** Drives a page of Playwright. */
export const driverOf = (page: Page, close = () => page.close()): Driver => ({
  goto: async (url) => void (await page.goto(url)),
  resize: (width, height) => page.setViewportSize({ width, height }),
  evaluate: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  close,
});

/**
 * Starts Chromium.
 *
 * @param program - path of the browser
 * @param hasScripts - whether pages may run their scripts
 */
export async function launchChromium(program: string, hasScripts: boolean): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: program, args: [NOT_DRIVEN] });
  return {
    newDriver: async () => {
      const context = await browser.newContext({ javaScriptEnabled: hasScripts });
      await letMouseRest(context);
      return driverOf(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}
