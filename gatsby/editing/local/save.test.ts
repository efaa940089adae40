import * as disk from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { filesIn } from '../../../hosting/files-in';
import { folderForTest } from '../../../tests/temporary-folder';
import { versionOf } from './data-files';
import { undoUnfinished } from './replace-files';
import { save, type Change } from './save';

type Texts = Record<string, string>;

/** What a site holds before a change. */
const BEFORE: Texts = { 'a.json': 'A', 'legal/b.json': 'B', 'images/c.webp': 'C' };
const [B, C] = ['legal/b.json', 'images/c.webp'];

const as = (operation: Change['operation'], file: string, more: Partial<Change> = {}): Change => {
  const sha = versionOf(Buffer.from(BEFORE[file] ?? ''));
  return { operation, path: `data/${file}`, sha, content: btoa('N'), ...more };
};
const ALL = [
  as('update', 'a.json'),
  as('create', 'd.webp'),
  as('update', C, { from_path: `data/${C}`, path: 'data/e.webp' }),
  as('delete', B),
];

/** What the screen can send, and what the site holds afterwards. */
const CHANGES: Record<string, [Change[], Texts]> = {
  'a new entry': [[as('create', 'new/d.json')], { ...BEFORE, 'new/d.json': 'N' }],
  'another text': [[as('update', 'a.json')], { ...BEFORE, 'a.json': 'N' }],
  'the same text': [[as('update', 'a.json', { content: btoa('A') })], BEFORE],
  'another picture': [[as('update', C, { sha: undefined })], { ...BEFORE, [C]: 'N' }],
  'another name': [ALL.slice(2, 3), { 'a.json': 'A', [B]: 'B', 'e.webp': 'N' }],
  'an entry less': [ALL.slice(3), { 'a.json': 'A', [C]: 'C' }],
  'all at once': [ALL, { 'a.json': 'N', 'd.webp': 'N', 'e.webp': 'N' }],
};

/** How a disk fails, and what an editor reads then. */
const FAILURES: Texts = {
  ENOSPC: 'the disk is full',
  EROFS: 'this user may not write there',
  EXDEV: 'it is a mount of its own: mount its folder instead',
  EIO: 'the system reports EIO',
  killed: '',
};

let site: string;
const at = (file: string) => join(site, 'data', file);
const write = (file: string, text: string) => {
  disk.mkdirSync(dirname(join(site, 'content', file)), { recursive: true });
  disk.writeFileSync(at(file), text);
};
const restore = () => {
  disk.rmSync(join(site, 'content'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(BEFORE)) write(file, text);
};
const files = () => filesIn(at(''));
const held = () => {
  const texts = files().map((file) => [file, disk.readFileSync(at(file), 'utf8')]);
  return Object.fromEntries(texts.filter(([file]) => !file!.endsWith('.saving'))) as Texts;
};

/** Saves, does something before each step of the disk, and tells what the editor reads: nothing if it worked. */
async function saidOf(changes: Change[], beforeStep?: () => void): Promise<string> {
  for (const name of ['mkdir', 'writeFile', 'chmod', 'rename', 'rm'] as const) {
    const work = fs[name] as (...args: unknown[]) => Promise<void>;
    const step = async (...args: unknown[]) => {
      beforeStep?.();
      // Each folder may be a disk of its own.
      const [from, to] = args.map((file) => dirname(String(file)));
      if (name === 'rename' && from !== to) throw Object.assign(new Error(), { code: 'EXDEV' });
      return work(...args);
    };
    vi.spyOn(fs, name).mockImplementation(step);
  }
  syncBuiltinESMExports();
  const said = await save(site, changes).then(String, ({ message }: Error) => message);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  return said === 'undefined' ? '' : said;
}

beforeEach(() => {
  site = folderForTest();
  // It may be elsewhere.
  disk.symlinkSync('content', join(site, 'data'));
  restore();
});

test.each(
  Object.entries(CHANGES).flatMap(([name, change]) =>
    Object.keys(FAILURES).map((code) => [name, code, ...change] as const),
  ),
)('%s: all is saved or nothing, at whatever step the disk says %s', async (_, code, ...change) => {
  const [changes, after] = change;
  // Until no step is left that could fail.
  for (let failing = 1, step = 1; failing <= step + 1; failing += 1) {
    restore();
    step = 0;
    const said = await saidOf(changes, () => {
      step += 1;
      // Who is killed does nothing any more, not even undo.
      const fails = code === 'killed' ? step >= failing : step === failing;
      if (fails) throw Object.assign(new Error(), { code });
    });
    if (code === 'killed') await undoUnfinished(site);
    else if (said) expect(said).toContain(` can’t be saved: ${FAILURES[code]}. Your text is`);
    expect(held(), `${failing}: ${said}`).toEqual(said ? BEFORE : after);
    await undoUnfinished(site);
    expect(files().join()).not.toContain('.saving');
  }
});

test.each([
  [`images/${'long'.repeat(70)}.webp`, 'its name is too long'],
  ['locked/d.json', 'this user may not write there'],
  ['a.json/d.json', 'a file and a folder have the same name'],
  ['private.webp', 'this user has no permission'],
  // As when the screen could not read it.
  ['a.json', 'it has changed elsewhere, or can’t be read'],
])('of many changes nothing is saved if the disk refuses %s: %s', async (file, cause) => {
  disk.mkdirSync(at('locked'), 0o555);
  disk.writeFileSync(at('private.webp'), 'private', { mode: 0 });
  // Root may do everything, so it becomes nobody.
  for (const folder of ['..', '.', 'legal', 'images']) disk.chmodSync(at(folder), 0o777);
  const user = process.geteuid!();
  process.seteuid!(user || 65_534);
  const said = await saidOf([...ALL, as('update', file, { sha: undefined })]);
  process.seteuid!(user);
  disk.chmodSync(at('private.webp'), 0o600);
  expect(said).toMatch(new RegExp(`^data/${file} .+: ${cause}\\. .*nothing is saved`, 'i'));
  expect(held()).toEqual({ ...BEFORE, 'private.webp': 'private' });
});

test.each(ALL)('$path: what somebody writes meanwhile is not lost', async (change) => {
  const file = (change.from_path ?? change.path).replace('data/', '');
  const said = await saidOf(ALL, () => write(file, 'written elsewhere'));
  expect(said).toMatch(/changed elsewhere.+Nothing is saved/);
  expect(held()).toEqual({ ...BEFORE, [file]: 'written elsewhere' });
});

test('what somebody writes after a save was cut off is not lost', async () => {
  await saidOf(ALL, () => {
    if (disk.existsSync(at('d.webp'))) throw new Error('killed');
  });
  expect(held()).not.toEqual(BEFORE);
  write('a.json', 'written by hand');
  await undoUnfinished(site);
  expect(held()).toEqual({ ...BEFORE, 'a.json': 'written by hand' });
});

test('a file keeps its rights and its owner, and is not emptied by a change without content', async () => {
  disk.chmodSync(at('a.json'), 0o640);
  if (process.geteuid!() === 0) disk.chownSync(at('a.json'), 1234, 5678);
  const { mode, uid, gid } = disk.statSync(at('a.json'));
  expect(await saidOf([as('update', 'a.json', { content: undefined })])).toContain('is missing');
  expect(await saidOf([as('update', 'a.json')])).toBe('');
  expect(held()).toMatchObject({ 'a.json': 'N' });
  expect(disk.statSync(at('a.json'))).toMatchObject({ mode, uid, gid });
});
