import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether there is a program at a place that this process may run. */
export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where system administration keeps its programs, which the PATH of other users does not name. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** The path of a command, or undefined when it is not installed. */
export const inPath = (command: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS]
    .map((folder) => join(folder, command))
    .find(isExecutable);

/** Runs a command and shows what it says. */
export function runShown(command: string, args: string[]): void {
  console.info(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Whether this process may install Debian's packages. */
export const mayUseApt = (): boolean => process.getuid?.() === 0 && inPath('apt-get') !== undefined;

/**
 * Installs what tests need and this machine lacks, where it may, and warns of what is not tested.
 *
 * @param what - what is not tested without it
 * @param packages - the packages of Debian that hold it
 * @param isThere - whether it is installed
 * @param isWanted - whether to install it
 */
export function ensureOrWarn(
  what: string,
  packages: string[],
  isThere: () => boolean,
  isWanted = true,
): void {
  if (isThere()) return;
  try {
    if (isWanted && mayUseApt()) installPackages(packages);
  } catch {
    // The message below says all there is to say.
  }
  if (isThere()) return;
  console.warn(
    `\n!!! NOT TESTED: ${what}, because it is not installed. ` +
      `On Debian: apt-get install ${packages.join(' ')}\n`,
  );
}

/**
 * Installs packages of Debian.
 *
 * @throws Error when apt-get fails
 */
export function installPackages(names: string[]): void {
  runShown('apt-get', ['update', '-qq']);
  runShown('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Finds nginx on this machine, with all that the generated settings need; undefined when it is not there. */
export const findNginx = (): string | undefined =>
  existsSync(BROTLI) ? inPath('nginx') : undefined;

/** Installs nginx where it may, or says loudly which tests are left out. */
export const ensureNginx = (): void =>
  ensureOrWarn(
    'the settings for nginx',
    ['nginx', 'libnginx-mod-http-brotli-static'],
    () => findNginx() !== undefined,
  );
