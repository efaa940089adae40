import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const inPath = (command: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(isExecutable);

/**
 * Finds a Chromium or Chrome on this machine.
 *
 * @returns the path of its program, or undefined when there is none
 * @throws Error when CHROMIUM_PATH names something that is not a program
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no program at that place.`);
  }
  const installed = [...COMMANDS.map(inPath), ...MAC_APPS, chromium.executablePath()];
  return installed.find((path): path is string => path !== undefined && existsSync(path));
}

function run(command: string, args: string[]): void {
  console.info(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Installs a Chromium: Debian's package where this process may, else the one that Playwright brings.
 *
 * @throws Error when neither can be had
 */
function installChromium(): void {
  const mayUseApt = process.getuid?.() === 0 && inPath('apt-get') !== undefined;
  try {
    if (mayUseApt) {
      run('apt-get', ['update', '-qq']);
      run('apt-get', [
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        'chromium',
        'fonts-liberation',
      ]);
    } else {
      run('npx', ['playwright', 'install', 'chromium']);
    }
  } catch {
    throw new Error(
      'No Chromium was found, and none could be installed. Install Chromium or Chrome, or name one with CHROMIUM_PATH, and run the tests again.',
    );
  }
}

/**
 * Finds a Chromium or installs one, and says what it does.
 *
 * @returns the path of its program
 * @throws Error with a sentence for the reader when there is none
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) {
    console.info(`Browser: ${found}`);
    return found;
  }
  console.info('Browser: none found, installing Chromium.');
  installChromium();
  const installed = findChromium();
  if (!installed) throw new Error('Chromium was installed, but its program cannot be found.');
  return installed;
}
