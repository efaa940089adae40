import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreInitArgs } from 'gatsby';
import { expect, test, vi } from 'vitest';
import { folderForTest } from '../tests/temporary-folder';
import { ensureUnchanged, onPreInit } from './on-pre-init';

test('content that changes while the site is built is not published', async () => {
  const panic = vi.fn();
  const reporter = { panic, warn: vi.fn() } as unknown as PreInitArgs['reporter'];
  await onPreInit({ reporter } as PreInitArgs);
  await ensureUnchanged(reporter);
  expect(panic).not.toHaveBeenCalled();
  const changed = folderForTest();
  cpSync('data', join(changed, 'data'), { recursive: true });
  writeFileSync(join(changed, 'data/theme.json'), '{}');
  vi.spyOn(process, 'cwd').mockReturnValue(changed);
  await ensureUnchanged(reporter);
  expect(panic).toHaveBeenCalledWith(expect.stringContaining('was changed while'));
});
