import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each(['10', '11'])('npm %s accepts the lock file', (version) => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-file-'));
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    cpSync(file, join(folder, file));
  }
  const { status, stderr } = spawnSync('npx', ['--yes', `npm@${version}`, 'ci', '--dry-run'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(status, stderr).toBe(0);
  expect(stderr).not.toContain('EBADENGINE');
});
