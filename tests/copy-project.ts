import { cpSync } from 'node:fs';
import { basename } from 'node:path';

/** What programs make, or a copy takes from elsewhere. */
const LEFT_OUT = [
  'node_modules',
  '.git',
  '.cache',
  'public',
  'dist',
  'test-results',
  'playwright-report',
  // Settings of this machine.
  '.env',
  '.env.production',
  '.env.development',
];

/** Copies this project to a folder, without its packages, its history and what programs have made but encoded pictures. */
export function copyProject(folder: string): void {
  cpSync('.', folder, {
    recursive: true,
    // Pages say when their content has changed.
    preserveTimestamps: true,
    filter: (path) => !LEFT_OUT.includes(basename(path)),
  });
}
