import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium';
import { inPath } from '../programs/programs';

/** The engines in which the behaviour of the site is tested. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Where Debian keeps libraries: a folder for each kind of processor. */
const LIBRARIES = '/usr/lib';

/** The programs that drive WebKit: its driver, the browser that belongs to it, and a screen without a display. */
export type WebKitPrograms = { driver: string; browser: string; screen: string };

function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'));
  return folders
    .flatMap((folder) =>
      readdirSync(join(LIBRARIES, folder))
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => join(LIBRARIES, folder, name, 'MiniBrowser')),
    )
    .find(existsSync);
}

/** Finds the programs that drive WebKit; undefined when one is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = inPath('WebKitWebDriver');
  const browser = findMiniBrowser();
  const screen = inPath('Xvfb');
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** Finds Firefox; undefined when it is not installed. */
export const findFirefox = (): string | undefined => inPath('firefox-esr') ?? inPath('firefox');

/** The engines that are on this machine. */
export const findEngines = (): EngineName[] => [
  ...(findChromium() ? (['chromium'] as const) : []),
  ...(findFirefox() ? (['firefox'] as const) : []),
  ...(findWebKit() ? (['webkit'] as const) : []),
];
