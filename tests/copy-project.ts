import { cpSync } from 'node:fs';
import { basename } from 'node:path';

/** What programs generate, or a copy gets from elsewhere. */
const LEFT_OUT = [
  'node_modules',
  '.git',
  '.cache',
  '.gatsby.lock',
  'public',
  'dist',
  'test-results',
  'playwright-report',
  // Settings of this machine.
  '.env',
  '.env.production',
  '.env.development',
];

/** Copies this project to a folder, with encoded pictures but without packages, history and other generated files. */
export function copyProject(folder: string): void {
  cpSync('.', folder, {
    recursive: true,
    // Pages say when their content has changed.
    preserveTimestamps: true,
    filter: (path) => !LEFT_OUT.includes(basename(path)),
  });
}
