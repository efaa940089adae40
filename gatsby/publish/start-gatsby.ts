import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Starts Gatsby, and passes on the signals that end this process: the lock on the folder must last as long as Gatsby.
 *
 * @param command - build or develop; the arguments of this process follow
 * @throws Error with a sentence when Gatsby is not installed
 */
export function startGatsby(
  command: string,
  options: { env: NodeJS.ProcessEnv; stdio: StdioOptions },
): ChildProcess {
  const cli = resolve('node_modules/gatsby/cli.js');
  if (!existsSync(cli)) throw new Error('Gatsby is missing. Install the packages: npm ci');
  const gatsby = spawn(process.execPath, [cli, command, ...process.argv.slice(2)], options);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => gatsby.kill(signal));
  }
  return gatsby;
}
