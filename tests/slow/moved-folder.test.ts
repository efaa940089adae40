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
  // Names of scripts and dates differ: packages are linked, and the copy has no history.
  const mainOf = (folder: string) =>
    /<main[^]*<\/main>/.exec(readFileSync(join(folder, 'dist/site/contact.html'), 'utf8'))?.[0];
  const output = runIn(moved, {}, 'npm', 'run', 'build');
  expect(output).toContain(`The cache of the last build was made in ${process.cwd()}`);
  expect(mainOf(moved)).toBeTruthy();
  expect(mainOf(moved)).toBe(mainOf('.'));
});
