import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderForTest } from '../../tests/temporary-folder';
import { EARLIER_RELEASES } from './earlier-releases';
import { publishSite } from './publish-site';

const NEW = '1'.repeat(8);
/** The start of each page. */
const HEAD = '<meta charset="utf-8"/>';
const FILES = {
  'index.html': `${HEAD}<style data-href="/styles.${NEW}.css"></style><script src="/app-${NEW}.js" data-x></script>`,
  'about/index.html': `${HEAD}<img src="/static/abc/new%20cover.avif">`,
  'Service/uIAndUX/index.html': `${HEAD}<script>one()</script>`,
  '404.html': HEAD,
  '404/index.html': HEAD,
  [`app-${NEW}.js`]: `{77:"${'2'.repeat(8)}"}`,
  [`about-${'2'.repeat(8)}.js`]: '',
  [`about-${'2'.repeat(8)}.js.LICENSE.txt`]: '',
  [`styles.${NEW}.css`]: '',
  [`about-${NEW}.js.map`]: '',
  'static/abc/new cover.avif': '',
  "static/def/a client's (2).svg": '',
  'page-data/about/page-data.json': `{"icon":"/static/def/a%20client's%20(2).svg"}`,
  'robots.txt': '',
  'page-data/app-data.json': '{"webpackCompilationHash":""}',
  'chunk-map.json': '{}',
  'webpack.stats.json': '{"namedChunkGroups":{}}',
  '.env': '',
  '.well-known/security.txt': '',
  '.well-known/other.txt': '',
  '~partytown/debug.js': '',
};
const FACTS = {
  siteUrl: 'https://www.example.com',
  mailOrigin: '',
  mapOrigin: 'https://maps.example.com',
  moved: {},
};

let folder: string;
const inSite = () =>
  readdirSync(join(folder, 'dist/site'), { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, 'dist/site', file)).isFile())
    .sort();
const publish = (moved: Record<string, string> = {}) =>
  publishSite(join(folder, 'public'), join(folder, 'dist'), { ...FACTS, moved });
const write = (name: string, content: string) => {
  const file = join(folder, 'public', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

beforeEach(() => {
  folder = folderForTest();
  for (const [name, content] of Object.entries(FILES)) write(name, content);
});

test('what a visitor may ask for is published, and nothing else', async () => {
  await publish();
  expect(inSite()).toEqual(
    [
      '.well-known/security.txt',
      '404.html',
      'Service/uIAndUX.html',
      '_headers',
      '_redirects',
      'about.html',
      `about-${'2'.repeat(8)}.js`,
      `about-${'2'.repeat(8)}.js.LICENSE.txt`,
      'index.html',
      'page-data/about/page-data.json',
      'page-data/app-data.json',
      'robots.txt',
      'static/abc/new cover.avif',
      "static/def/a client's (2).svg",
      `styles.${NEW}.css`,
      `app-${NEW}.js`,
    ].sort(),
  );
});

test('a web server may read all of it, whatever rights the files had', async () => {
  chmodSync(join(folder, 'public/robots.txt'), 0o600);
  chmodSync(join(folder, 'public/static/abc'), 0o700);
  await publish();
  const modeOf = (name: string) => (statSync(join(folder, 'dist', name)).mode & 0o777).toString(8);
  for (const file of ['site/robots.txt', 'nginx/site.conf']) expect(modeOf(file), file).toBe('644');
  for (const name of ['', 'site', 'site/static/abc']) expect(modeOf(name), name).toBe('755');
});

const DIGITS = '23456789';
/** Changes the script of a page as a release would, and publishes the site. */
const release = async (digit: string) => {
  for (const other of DIGITS) rmSync(join(folder, scriptOf(other, 'public')), { force: true });
  write(`app-${NEW}.js`, `{77:"${digit.repeat(8)}"}`);
  write(`about-${digit.repeat(8)}.js`, `console.log("${digit}");`.repeat(100));
  await publish();
};
const scriptOf = (digit: string, site: string) => join(site, `about-${digit.repeat(8)}.js`);
const keptScripts = () =>
  [...DIGITS].filter((digit) => existsSync(join(folder, scriptOf(digit, 'dist/site')))).join('');

test('hashed files of the last releases are kept with their dates and compressed copies', async () => {
  expect(EARLIER_RELEASES).toBe(3);
  await release('2');
  const file = join(folder, scriptOf('2', 'dist/site'));
  const { mtimeMs } = statSync(file);
  const content = readFileSync(`${file}.br`);
  for (const digit of '345') await release(digit);
  expect(keptScripts()).toBe('2345');
  expect(Math.round(statSync(file).mtimeMs)).toBe(Math.round(mtimeMs));
  expect(readFileSync(`${file}.br`)).toEqual(content);
  await release('6');
  expect(keptScripts()).toBe('3456');
});

test('a release is counted once, however often it is built, also after another one', async () => {
  for (const digit of '2345') await release(digit);
  const record = () => readFileSync(join(folder, 'dist/releases.json'), 'utf8');
  const before = [inSite(), record()];
  await release('5');
  write('page-data/app-data.json', '{"webpackCompilationHash":"text"}');
  await publish();
  expect([inSite(), record()]).toEqual(before);
  await release('2');
  expect(keptScripts()).toBe('2345');
  expect(JSON.parse(record())).toHaveLength(1 + EARLIER_RELEASES);
});

test.each(['[["app', '{}', '[7]'])('a damaged record stops no build: %s', async (record) => {
  await release('2');
  writeFileSync(join(folder, 'dist/releases.json'), record);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await release('3');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('releases.json is damaged'));
  warn.mockRestore();
  await release('4');
  expect(keptScripts()).toBe('34');
});

test.each([[[1]], [['static', '../site']]])(
  'names of no hashed file are ignored: %j',
  async (names) => {
    await release('2');
    writeFileSync(join(folder, 'dist/releases.json'), JSON.stringify([names]));
    await release('3');
    expect(keptScripts()).toBe('3');
  },
);

test('nothing of a site with drafts stays in the next one, which keeps the files of releases', async () => {
  await release('2');
  vi.stubEnv('DRAFTS', 'on');
  write('project/secret/index.html', HEAD);
  await release('3');
  vi.unstubAllEnvs();
  rmSync(join(folder, 'public/project'), { recursive: true });
  await release('4');
  expect(keptScripts()).toBe('24');
  expect(await publish()).toEqual([]);
});

test('a site without the editing screen keeps nothing of it', async () => {
  vi.stubEnv('EDITING_SCREEN', 'github:owner/website');
  await publish();
  expect(inSite().join()).toContain('static/admin-');
  vi.unstubAllEnvs();
  expect(await publish()).toEqual([]);
  expect(inSite().join()).not.toContain('admin');
});

test('an address that leads nowhere any more is named, until one follows it', async () => {
  expect(await publish()).toEqual([]);
  rmSync(join(folder, 'public/about'), { recursive: true });
  write('about-us/index.html', HEAD);
  expect(await publish()).toEqual(['/about']);
  expect(inSite()).toContain('about-us.html');
  expect(inSite()).not.toContain('about.html');
  await release('2');
  expect(await publish()).toEqual(['/about']);
  write('about/index.html', `${HEAD}The page has moved.`);
  expect(await publish({ '/about': '/about-us' })).toEqual([]);
});

test('a former address has a page and a redirect, and is in no list of pages', async () => {
  write('about-us/index.html', HEAD);
  await publish({ '/about': '/about-us', '/Old.html': '/about-us' });
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  expect(inSite()).toContain('about.html');
  expect(read('site/_redirects').split('\n')).toEqual(
    expect.arrayContaining([
      '/about /about-us 301',
      '/about/ /about-us 301',
      '/Old.html /about-us 301',
      '/old.html /about-us 301',
    ]),
  );
  expect(read('nginx/http.conf')).toContain('"/about" "/about-us";');
  expect(JSON.parse(read('site-facts.json'))).toMatchObject({
    scriptHashes: [expect.stringMatching(/^'sha256-/)],
    pages: ['/', '/Service/uIAndUX', '/about-us'],
  });
});

test('a publication cut off between its two steps is made good by the next one', async () => {
  await release('2');
  renameSync(join(folder, 'dist'), join(folder, 'dist.old'));
  await release('3');
  expect(keptScripts()).toBe('23');
  expect(readdirSync(folder).sort()).toEqual(['dist', 'public']);
});

test('a site that cannot be published leaves the old one whole', async () => {
  await publish();
  const before = inSite();
  vi.stubEnv('EDITING_SCREEN', 'nonsense');
  await expect(publish()).rejects.toThrow('EDITING_SCREEN is “nonsense”');
  vi.unstubAllEnvs();
  expect(inSite()).toEqual(before);
  expect(existsSync(join(folder, 'dist/site/_headers'))).toBe(true);
});

test('where dist is a link, its folder is replaced, and the link stays', async () => {
  const served = join(folder, 'served');
  mkdirSync(served);
  symlinkSync(served, join(folder, 'dist'));
  await publish();
  await publish();
  expect(lstatSync(join(folder, 'dist')).isSymbolicLink()).toBe(true);
  expect(existsSync(join(served, 'site/about.html'))).toBe(true);
});
