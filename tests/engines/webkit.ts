import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import {
  Builder,
  Capabilities,
  Key as SeleniumKey,
  Origin,
  type WebDriver,
} from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { freePort } from '../port';
import type { Browser, Driver, Key } from './driver';
import type { WebKitPrograms } from './find-engines';

const KEYS = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Space: SeleniumKey.SPACE,
};

/** Milliseconds within which a browser has started, also on a busy machine. */
const LONGEST_START = 30_000;

/** Starts a screen without a display, and returns its name. */
function startScreen(program: string): Promise<{ process: ChildProcess; name: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) =>
      reject(new Error(`Xvfb ended with ${code} before it was ready.`)),
    );
    screen.stdout.once('data', (data) =>
      resolve({ process: screen, name: `:${String(data).trim()}` }),
    );
  });
}

async function press(driver: WebDriver, key: Key): Promise<void> {
  const [name, hasShift] = key === 'Shift+Tab' ? (['Tab', true] as const) : ([key, false] as const);
  const actions = driver.actions();
  if (hasShift) actions.keyDown(SeleniumKey.SHIFT);
  actions.sendKeys(KEYS[name]);
  if (hasShift) actions.keyUp(SeleniumKey.SHIFT);
  await actions.perform();
}

const driverOf = (driver: WebDriver): Driver => ({
  goto: (url) => driver.get(url),
  resize: async (width, height) => {
    const [wider, higher] = await driver.executeScript<[number, number]>(
      'return [outerWidth - innerWidth, outerHeight - innerHeight]',
    );
    await driver
      .manage()
      .window()
      .setRect({ width: width + wider, height: height + higher });
  },
  evaluate: (expression) => driver.executeScript(`return ${expression}`),
  click: async (x, y) => {
    const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT };
    await driver.actions().move(at).click().perform();
  },
  press: (key) => press(driver, key),
  type: (text) => driver.actions().sendKeys(text).perform(),
  close: () => driver.quit(),
});

/** Starts the driver of WebKit, and returns the address for requesting sessions. */
async function startDriver(program: string, display: string) {
  const port = await freePort();
  const service = new DriverService(program, {
    port,
    args: [`--port=${port}`],
    loopback: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // Its sandbox does not work for root, who runs the tests in a container.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  return { service, address: await service.start() };
}

/**
 * Starts the driver of WebKit on its own screen. Each page is a separate browser. Now and then the driver waits for
 * ever for a browser that it has started; then another driver starts it.
 *
 * @param programs - what find-engines found
 * @param hasScripts - whether pages may run their scripts
 */
export async function launchWebKit(
  programs: WebKitPrograms,
  hasScripts: boolean,
): Promise<Browser> {
  const screen = await startScreen(programs.screen);
  let driver = await startDriver(programs.driver, screen.name);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: programs.browser,
      args: ['--automation', `--enable-javascript=${hasScripts}`],
    },
  });
  const startBrowser = async () =>
    new Builder().usingServer(driver.address).withCapabilities(capabilities).build();
  return {
    newDriver: async () => {
      const browser = await Promise.race([
        startBrowser(),
        wait(LONGEST_START, undefined, { ref: false }),
      ]);
      if (browser) return driverOf(browser);
      await driver.service.kill();
      driver = await startDriver(programs.driver, screen.name);
      return driverOf(await startBrowser());
    },
    close: async () => {
      await driver.service.kill();
      screen.process.kill();
    },
  };
}
