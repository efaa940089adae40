import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { distrust, trustWhenSaved } from './trust-when-saved';

let folder: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = mkdtempSync(join(tmpdir(), 'trust-'));
  mkdirSync(join(folder, '.cache/redux'), { recursive: true });
  vi.spyOn(process, 'cwd').mockImplementation(() => folder);
});
afterEach(() => {
  distrust();
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const isTrusted = () => existsSync(join(folder, '.cache/complete.json'));

/** Gatsby notes its work; then some seconds pass. */
async function saveAndWait() {
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(join(folder, '.cache/redux/redux.rest.state'), '');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 5000);
  vi.advanceTimersByTime(5000);
  vi.mocked(Date.now).mockRestore();
}

test('the cache of the preview is trusted once Gatsby has noted its work, until content changes', async () => {
  trustWhenSaved();
  vi.advanceTimersByTime(5000);
  expect(isTrusted()).toBe(false);
  await saveAndWait();
  expect(isTrusted()).toBe(true);
  distrust();
  expect(isTrusted()).toBe(false);
});

test('a change before that is waited for', async () => {
  trustWhenSaved();
  distrust();
  await saveAndWait();
  expect(isTrusted()).toBe(false);
});
