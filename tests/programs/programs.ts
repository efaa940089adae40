import { spawnSync } from 'node:child_process';
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

/** Whether this process may install Debian's packages. */
const mayUseApt = (): boolean => process.getuid?.() === 0 && inPath('apt-get') !== undefined;

/**
 * Installs what this machine lacks, where it may. What the installer prints is not shown: without a network it is
 * long, and whoever asks looks whether the program is there.
 *
 * @param packages - the packages of Debian that hold it
 * @param elsewhere - the command that installs it where there are none
 */
export function tryToInstall(packages: string[], elsewhere?: string[]): void {
  const commands = mayUseApt()
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
      ]
    : [elsewhere ?? []];
  for (const [command, ...args] of commands) {
    if (!command) return;
    console.info(`> ${command} ${args.join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (spawnSync(command, args, { env }).status !== 0) console.info('It did not succeed.');
  }
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Finds nginx on this machine, with all that the generated settings need; undefined when it is not there. */
export const findNginx = (): string | undefined =>
  existsSync(BROTLI) ? inPath('nginx') : undefined;
