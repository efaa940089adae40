import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeTurn } from './take-turn';

let folder: string;
const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turn-'));
  info.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the first build in a folder starts at once', async () => {
  const end = await takeTurn(folder);
  expect(info).not.toHaveBeenCalled();
  await end();
});

test('a second one says in a sentence that it waits, and starts when the first has ended', async () => {
  const endFirst = await takeTurn(folder);
  let hasStarted = false;
  const second = takeTurn(folder).then((end) => {
    hasStarted = true;
    return end;
  });
  await vi.waitFor(() =>
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Another build .+ waits/)),
  );
  expect(hasStarted).toBe(false);
  await endFirst();
  await (
    await second
  )();
});

test('builds in two folders do not wait for each other', async () => {
  const [end, endOther] = await Promise.all([takeTurn(folder), takeTurn(tmpdir())]);
  expect(info).not.toHaveBeenCalled();
  await Promise.all([end(), endOther()]);
});
