import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishSite } from './finish-site';
import { holdScripts } from './hold-scripts';
import { readBuild, readNeeds, type Build } from './page-needs';
import { prepareStyles, shortenCustomProperties, splitPrint } from './site-styles';
import { keepUsedStyles } from './used-styles';

const CSS =
  '@layer base,sections;@layer base{body{margin:0}:focus-visible{outline:3px solid}[hidden]{display:none}}@layer sections{.used{color:red}.other{color:blue}.used:hover{color:green}@keyframes gone{to{top:0}}}';
const page = (body: string) =>
  `<html><head><meta charSet="utf-8"/><style>@layer base,sections;</style><style data-href="/styles.1.css" data-identity="gatsby-global-css">${CSS}</style></head><body>${body}<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a";/*]]>*/</script><script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";</script><script>window.___webpackCompilationHash="0123";</script><script src="/a.js" async></script><script src="/b.js" async></script></body></html>`;

const STYLES = { screen: CSS, print: { name: 'print-1.css', content: '' } };
const NEEDS = {
  scripts: ['/b.js', '/chunk.js'],
  data: ['/page-data/app-data.json', '/page-data/a.json'],
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const BUILD: Build = {
  chunks: new Map([['component-a', ['/commons.js', '/component-a.js']]]),
  mapping: '{"app":["/app.js"]}',
};
/** Writes what Gatsby writes beside the page that `page` makes. */
function writeRest(site: string): void {
  mkdirSync(join(site, 'page-data/a'), { recursive: true });
  const data = { componentChunkName: 'component-a', staticQueryHashes: ['77'] };
  writeFileSync(join(site, 'page-data/a/page-data.json'), JSON.stringify(data));
  writeFileSync(join(site, 'styles.1.css'), CSS);
}

const FIRST = { inline: 'hold()', loader: { name: 'loader-1.js', content: 'load()' } };

test('scripts wait: the loader alone is named by a script element, and their order is kept', () => {
  const html = holdScripts(page('<p>text</p>'), FIRST, () => NEEDS);
  expect(html.match(/<script[^>]+src="[^"]*"/g)).toEqual(['<script src="/loader-1.js"']);
  expect(html).toContain('<script>hold()</script></head>');
  expect(html).toContain('data-scripts="/a.js /chunk.js /b.js"');
  expect(html).toContain('data-fetches="/page-data/app-data.json /page-data/a.json"');
  expect(html).toContain('data-styles="/styles.1.css"');
  expect(html).toContain('data-page="/a" data-build="0123"></script>');
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toContain('<p>text</p>');
  expect(html).not.toContain('chunkMapping');
});

test('a page of another make than Gatsby’s is refused', () => {
  expect(() =>
    holdScripts('<body><script src="/a.js" async></script></body>', FIRST, () => NEEDS),
  ).toThrow(/hold-scripts/);
});

test('what a page needs once its scripts run is told from its data', () => {
  writeRest(folder);
  expect(readNeeds(folder, '/a', BUILD.chunks)).toEqual({
    scripts: ['/commons.js', '/component-a.js'],
    data: ['/page-data/app-data.json', '/page-data/a/page-data.json', '/page-data/sq/d/77.json'],
  });
});

test('a page whose component has no scripts is refused', () => {
  writeRest(folder);
  expect(() => readNeeds(folder, '/a', new Map())).toThrow('page-needs.ts');
});

test('which scripts belong to a page component is told from the list of the build', () => {
  const assets = [{ name: 'styles.css' }, { name: 'commons.js' }, { name: 'component-a.js' }];
  const stats = { namedChunkGroups: { 'component-a': { name: 'component-a', assets } } };
  writeFileSync(join(folder, 'webpack.stats.json'), JSON.stringify(stats));
  writeFileSync(join(folder, 'chunk-map.json'), '{ "app": ["/app.js"] }');
  expect(readBuild(folder)).toEqual(BUILD);
});

test('only styles of what stands on the page are kept, in their layers', async () => {
  const html = await keepUsedStyles(page('<p class="used">text</p>'), STYLES);
  expect(html).toContain('css">@layer base,sections;');
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).toMatch(/@layer sections\{\s*\.used\{color:red\}/);
  expect(html).toContain('.used:hover');
  expect(html).toContain('body{margin:0}');
  expect(html).toContain(':focus-visible{outline:3px solid}');
  expect(html).not.toContain('.other');
  expect(html).not.toContain('gone');
});

test('what only paper needs comes in a file of its own, each rule in its layer', async () => {
  const { screen, print } = splitPrint(
    '@layer a{.x{top:0}@media print{.x{top:1px}}}@media print{@page{margin:0}}@layer b{.y{top:0}}',
  );
  expect(screen).toBe('@layer a{.x{top:0}}@layer b{.y{top:0}}');
  expect(print).toBe('@layer a{@media print{.x{top:1px}}}@media print{@page{margin:0}}');
  const html = await keepUsedStyles(page('<p>text</p>'), STYLES);
  expect(html).toContain(
    '<noscript><link rel="stylesheet" href="/print-1.css" media="print"/></noscript></head>',
  );
});

test('custom properties get short names, but not those that a script names', () => {
  const css = ':root{--line:1px;--pitch: 2px}.a{top:var(--line);left:var(--pitch,var(--line))}';
  expect(shortenCustomProperties(css, '')).toBe(
    ':root{--0:1px;--1: 2px}.a{top:var(--0);left:var(--1,var(--0))}',
  );
  expect(shortenCustomProperties(css, 'style={"--pitch":3}')).toBe(
    ':root{--0:1px;--pitch: 2px}.a{top:var(--0);left:var(--pitch,var(--0))}',
  );
});

test('the style sheet that comes with the scripts has everything but the font faces', async () => {
  const css = `@font-face{font-family:A}${CSS}@media print{p{top:0}}`;
  writeFileSync(join(folder, 'styles.1.css'), css);
  const { screen, print } = await prepareStyles(folder);
  expect(screen).toBe(`@font-face{font-family:A}${CSS}`);
  expect(print.content).toBe('@media print{p{top:0}}');
  expect(readFileSync(join(folder, print.name), 'utf8')).toBe(print.content);
  expect(readFileSync(join(folder, 'styles.1.css'), 'utf8')).toBe(`${CSS}@media print{p{top:0}}`);
  writeFileSync(join(folder, 'styles.2.css'), css);
  await expect(prepareStyles(folder)).rejects.toThrow('site-styles.ts');
});

test('custom properties that nothing on the page uses are left out', async () => {
  const styles = ':root{--used:red;--unused:blue}.used{color:var(--used)}';
  const html = await keepUsedStyles(page('<p class="used">'), { ...STYLES, screen: styles });
  expect(html).toContain('--used:red');
  expect(html).not.toContain('--unused');
});

test('class names with signs in them are found', async () => {
  const html = await keepUsedStyles(page('<p class="a-+1">'), {
    ...STYLES,
    screen: CSS.replace('.used:hover', '.a-\\+1'),
  });
  expect(html).toContain('.a-\\+1{color:green}');
});

test('files of text get compressed copies that unpack to the same bytes', async () => {
  const file = join(folder, 'index.html');
  writeFileSync(file, page('<p class="used">text</p>'.repeat(100)));
  writeFileSync(join(folder, 'small.txt'), 'small');
  writeRest(folder);
  await finishSite(folder, join(folder, 'none'), BUILD);
  const content = readFileSync(file);
  expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(content);
  expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(content);
  expect(() => statSync(join(folder, 'small.txt.br'))).toThrow();
});

test('what is the same as in the site before keeps its date and its compressed copies', async () => {
  const [earlier, now] = ['earlier', 'now'].map((name) => join(folder, name)) as [string, string];
  const write = (site: string, name: string, text: string) =>
    writeFileSync(join(site, name), page(text.repeat(100)));
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const site of [earlier, now]) {
    writeRest(site);
    write(site, 'same.html', '<p class="used">text</p>');
    write(site, 'changed.html', `<p>${site}</p>`);
    await finishSite(site, site === now ? earlier : join(folder, 'none'), BUILD);
    if (site === earlier) {
      for (const name of readdirSync(earlier))
        utimesSync(join(earlier, name), yesterday, yesterday);
    }
  }
  const dateOf = (name: string) => Math.round(statSync(join(now, name)).mtimeMs / 1000);
  for (const name of ['same.html', 'same.html.br', 'same.html.gz'])
    expect(dateOf(name)).toBe(Math.round(yesterday.getTime() / 1000));
  expect(dateOf('changed.html')).toBeGreaterThan(yesterday.getTime() / 1000 + 3600);
  expect(brotliDecompressSync(readFileSync(join(now, 'changed.html.br')))).toEqual(
    readFileSync(join(now, 'changed.html')),
  );
});
