import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { Browser, Driver, Key } from './driver';

type Options = { engine: 'chromium' | 'firefox'; program: string; hasScripts: boolean };

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
 * Starts Chromium or Firefox, driven through WebDriver BiDi or the protocol of Chromium.
 *
 * @param options.program - path of the browser
 * @param options.hasScripts - whether pages may run their scripts
 */
export async function launchWithPuppeteer(options: Options): Promise<Browser> {
  const { engine, program, hasScripts } = options;
  const browser = await puppeteer.launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath: program,
    ...(engine === 'firefox'
      ? { extraPrefsFirefox: { 'javascript.enabled': hasScripts } }
      : { args: ['--no-sandbox'] }),
  });
  return {
    newDriver: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      if (engine === 'chromium') await page.setJavaScriptEnabled(hasScripts);
      return driverOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}
