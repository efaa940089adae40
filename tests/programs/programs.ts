import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether there is a program at a path that this process may run. */
export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Folders of system programs, which the PATH of ordinary users does not name. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** The path of a command, or undefined when it is not installed. */
export const inPath = (command: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS]
    .map((folder) => join(folder, command))
    .find(isExecutable);

/** Whether this process may install Debian packages. */
const mayUseApt = (): boolean => process.getuid?.() === 0 && inPath('apt-get') !== undefined;

/**
 * Installs a missing program, if this process may. The output of the installer is not shown: without a network it is
 * long, and the caller checks whether the program is there.
 *
 * @param packages - the Debian packages that contain it
 * @param elsewhere - the command that installs it without Debian packages
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
    if (spawnSync(command, args, { env }).status !== 0) console.info('The installation failed.');
  }
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Finds nginx on this machine, with everything that the generated settings need; undefined when it is missing. */
export const findNginx = (): string | undefined =>
  existsSync(BROTLI) ? inPath('nginx') : undefined;
