import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyForBuild, runIn } from './copies';

const built = copyForBuild();
const moved = `${built}-moved`;
afterAll(() => {
  for (const folder of [built, moved]) rmSync(folder, { recursive: true, force: true });
});

test('a checkout that was moved with its cache starts afresh, and says so', () => {
  for (const made of ['.cache', 'public', 'dist']) {
    cpSync(made, join(built, made), { recursive: true });
  }
  renameSync(built, moved);
  // The date comes from the history of the repository, which the copy does not have.
  const page = (folder: string) =>
    readFileSync(join(folder, 'dist/site/contact.html'), 'utf8').replace(
      /"dateModified":"[^"]*"/,
      '',
    );
  const output = runIn(moved, {}, 'npm', 'run', 'build');
  expect(output).toContain(`The cache of the last build was made in ${process.cwd()}`);
  expect(page(moved)).toBe(page('.'));
});
