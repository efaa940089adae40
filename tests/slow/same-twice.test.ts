import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hashesIn, runIn } from './copies';

/** Builds the last commit in a new folder, and returns every published file with its hash. */
function buildAnew(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'same-'));
  try {
    runIn(folder, {}, 'git', 'clone', '--quiet', process.cwd(), '.');
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    runIn(folder, {}, 'npm', 'run', 'build');
    return hashesIn(join(folder, 'dist'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('two builds of one commit are equal byte for byte', () => {
  const one = buildAnew();
  expect(one.length).toBeGreaterThan(100);
  expect(buildAnew()).toEqual(one);
});
