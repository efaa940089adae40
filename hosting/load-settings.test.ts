import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderForTest } from '../tests/temporary-folder';
import { loadSettings } from './load-settings';

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = folderForTest();
  for (const name of ['SIGN_A', 'SIGN_B', 'SIGN_C', 'SIGN_D']) vi.stubEnv(name, undefined);
});
afterEach(() => void vi.unstubAllEnvs());

const seen = () => {
  const { SIGN_A, SIGN_B, SIGN_C, SIGN_D } = process.env;
  return [SIGN_A, SIGN_B, SIGN_C, SIGN_D];
};

test('the environment wins, also if it is empty, over the file of the mode, and that over .env', () => {
  write('.env', 'SIGN_A=all\nSIGN_B=all\nSIGN_C=all\nSIGN_D="with spaces" # and a comment\n');
  write('.env.production', 'SIGN_A=production\nSIGN_B=production\n');
  write('.env.development', 'SIGN_C=development\n');
  vi.stubEnv('SIGN_A', '');
  loadSettings('production', folder);
  expect(seen()).toEqual(['', 'production', 'all', 'with spaces']);
});

test('a mark at the start of a file belongs to no name', () => {
  write('.env', '\ufeffSIGN_A=first\r\nSIGN_B=second\r\n');
  loadSettings('production', folder);
  expect(seen().slice(0, 2)).toEqual(['first', 'second']);
});

test('no file is needed', () => {
  loadSettings('production', folder);
  expect(seen().join('')).toBe('');
});

test('the example sets nothing, and has a line for every setting that the guides list, and no other', () => {
  const example = readFileSync('.env.example', 'utf8');
  write('.env', example);
  const before = { ...process.env };
  loadSettings('production', folder);
  expect(process.env).toEqual(before);
  const names = Array.from(example.matchAll(/^# (\w+)=$/gm), ([, name]) => name!);
  const told = ['README.md', 'docs/mail.md'].flatMap((guide) =>
    Array.from(readFileSync(guide, 'utf8').matchAll(/^\|( *`[A-Z_]+…?`,?)+/gm)).flatMap(
      ([row]) => row.match(/[A-Z_]+/g) ?? [],
    ),
  );
  expect(new Set(names)).toEqual(new Set(told.filter((name) => !name.endsWith('_'))));
});
