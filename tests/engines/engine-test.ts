import { expect, test as base } from '@playwright/test';
import { findChromium } from '../browser/find-chromium';
import { launchChromium } from './chromium';
import type { Browser } from './driver';
import { findFirefox, findWebKit, type EngineName } from './find-engines';
import { launchFirefox } from './firefox';
import { Visit } from './visit';
import { launchWebKit } from './webkit';

function launch(engine: EngineName, hasScripts: boolean): Promise<Browser> {
  if (engine === 'webkit') return launchWebKit(findWebKit()!, hasScripts);
  if (engine === 'firefox') return launchFirefox(findFirefox()!, hasScripts);
  return launchChromium(findChromium()!, hasScripts);
}

export type EngineOptions = {
  engine: EngineName;
  /** Whether pages may run their scripts. */
  hasScripts: boolean;
};

/** A test in one of the engines, which fails when a page that it opens writes an error or a warning to the console. */
export const test = base.extend<{ visit: Visit }, EngineOptions & { engineBrowser: Browser }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  hasScripts: [true, { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine, hasScripts }, use) => {
      const browser = await launch(engine, hasScripts);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ engineBrowser, baseURL, hasScripts }, use) => {
    const driver = await engineBrowser.newDriver();
    try {
      await driver.resize(1440, 900);
      const visit = new Visit(driver, baseURL!, hasScripts);
      await use(visit);
      await expect.poll(() => visit.complaintsSoFar()).toEqual([]);
    } finally {
      await driver.close();
    }
  },
});

export { expect };
