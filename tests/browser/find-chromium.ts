import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { inPath, isExecutable, tryToInstall } from '../programs/programs';

/** The forms refuse browsers that say that a program drives them. */
export const NOT_DRIVEN = '--disable-blink-features=AutomationControlled';

/** Names of full browsers, as visitors have them. */
const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Tests prefer Debian's Chromium without windows: the same engine in half the time. */
const TEST_BROWSERS = ['chromium-headless-shell', ...WHOLE_BROWSERS];

/** Installs the Chromium that belongs to Playwright. */
export const PLAYWRIGHTS_OWN = ['npx', 'playwright', 'install', 'chromium'];

const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium or Chrome on this machine.
 *
 * @param names - the commands to look for, the best first
 * @returns the path of its program, or undefined when there is none
 * @throws Error when CHROMIUM_PATH names something that is not a program
 */
export function findChromium(names = TEST_BROWSERS): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no program there.`);
  }
  const installed = [...names.map(inPath), ...MAC_APPS, chromium.executablePath()];
  return installed.find((path): path is string => path !== undefined && existsSync(path));
}

/**
 * Finds a full browser, as visitors have it, or installs one.
 *
 * @returns the path of its program
 * @throws Error with a sentence for the reader when there is none
 */
export function ensureWholeBrowser(): string {
  if (!findChromium(WHOLE_BROWSERS)) tryToInstall([WHOLE_BROWSERS[0]!], PLAYWRIGHTS_OWN);
  const found = findChromium(WHOLE_BROWSERS);
  if (found) return found;
  throw new Error(
    'No Chromium was found, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Whether Linux has a fallback font with the metrics of the site's font: with any other font, text moves more. */
export const hasFallbackFont = (): boolean =>
  process.platform !== 'linux' ||
  /Arial|Liberation Sans|Arimo/.test(spawnSync('fc-list', { encoding: 'utf8' }).stdout ?? '');
