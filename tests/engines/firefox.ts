import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { Browser, Driver, Key } from './driver';

async function press(page: Page, key: Key): Promise<void> {
  const [modifier, name] = key.includes('+') ? key.split('+') : [undefined, key];
  if (modifier) await page.keyboard.down(modifier as KeyInput);
  await page.keyboard.press((name === 'Space' ? ' ' : name) as KeyInput);
  if (modifier) await page.keyboard.up(modifier as KeyInput);
}

const driverOf = (page: Page, close: () => Promise<void>): Driver => ({
  goto: async (url) => void (await page.goto(url)),
  resize: (width, height) => page.setViewport({ width, height }),
  evaluate: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
  press: (key) => press(page, key),
  type: (text) => page.keyboard.type(text),
  close,
});

/**
 * Starts Firefox, driven through WebDriver BiDi.
 *
 * @param program - path of the browser
 * @param hasScripts - whether pages may run their scripts
 */
export async function launchFirefox(program: string, hasScripts: boolean): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: { 'javascript.enabled': hasScripts },
  });
  return {
    newDriver: async () => {
      const context = await browser.createBrowserContext();
      return driverOf(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}
