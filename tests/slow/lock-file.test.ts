import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../temporary-folder';

test.each(['10', '11'])('npm %s accepts the lock file', (version) => {
  const folder = folderForTest();
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    cpSync(file, join(folder, file));
  }
  const { status, stderr } = spawnSync('npx', ['--yes', `npm@${version}`, 'ci', '--dry-run'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(stderr).not.toContain('EBADENGINE');
});
