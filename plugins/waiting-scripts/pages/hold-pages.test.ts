import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../../tests/temporary-folder';
import { FIRST_SCREEN_END, markOf } from '../protocol';
import { holdPages } from './hold-pages';

const CSS =
  '@font-face{font-family:A}body{margin:0}:root{--used:red;--road:red;--unused:blue}:focus-visible{outline:3px solid}' +
  'p{top:0}/*! general */.used{color:var(--used)}.other{color:blue}.a-\\+1:hover{color:green}@media print{.used{top:0}}@keyframes gone{to{top:0}}';

/** A page as Gatsby writes it. */
const page = (body: string, styles = CSS) =>
  `<html><head><meta charSet="utf-8"/><style data-href="/styles.1.css" data-identity="gatsby-global-css">${styles}</style></head><body>${body}<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a";/*]]>*/</script><script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";</script><script>window.___webpackCompilationHash="0123";</script><script src="/a.js" async></script><script src="/b.js" async></script></body></html>`;

const data = { componentChunkName: 'component-a', staticQueryHashes: ['77'] };

let folder: string;
beforeEach(() => {
  folder = folderForTest({
    'page-data/a/page-data.json': JSON.stringify(data),
    'page-data/app-data.json': '{}',
    'page-data/sq/d/77.json': '{"data":{}}',
    'styles.1.css': CSS,
    'webpack.stats.json': JSON.stringify({
      assetsByChunkName: { 'component-a': ['styles.css', 'chunk.js'] },
    }),
    'chunk-map.json': '{ "app": ["/app.js"] }',
    'map.svg': '<svg><path style="fill:var(--road)"/></svg>',
  });
});

/** A page with a body after the plugin has changed it. */
async function held(body: string, html = page(body)): Promise<string> {
  writeFileSync(join(folder, 'a.html'), html);
  await holdPages(folder);
  return readFileSync(join(folder, 'a.html'), 'utf8');
}

const textOf = (start: string) => {
  const name = readdirSync(folder).find((file) => file.startsWith(start))!;
  return readFileSync(join(folder, name), 'utf8');
};

test('the loader alone is named by a script element, and the order of scripts is kept', async () => {
  const html = await held('<p>text</p>');
  expect(html.match(/<script[^>]+src="[^"]*"/g)).toEqual([
    expect.stringMatching(/^<script data-src="\/loader-[0-9a-f]{8}\.js"$/),
  ]);
  expect(html).toContain('data-scripts="/a.js /chunk.js /b.js"');
  expect(html).toContain(
    'data-fetches="/page-data/app-data.json /page-data/a/page-data.json /page-data/sq/d/77.json"',
  );
  const marks = ['{}', JSON.stringify(data), '{"data":{}}'].map(markOf);
  expect(html).toContain(`data-marks="${marks.join(' ')}"`);
  expect(html).toContain('data-styles="/styles.1.css"');
  expect(html).toContain('data-page="/a" data-build="0123"></script>');
  expect(html).toContain('<p>text</p>');
  expect(html).not.toContain('chunkMapping');
  expect(textOf('loader-')).toContain('app.js');
});

test('a page without scripts stays as it is', async () => {
  expect(await held('', '<html><body>text</body></html>')).toBe('<html><body>text</body></html>');
});

test('a page keeps the styles that it uses', async () => {
  const html = await held('<p class="used a-+1"><svg><use href="/map.svg#map"/></svg></p>');
  for (const part of [
    'body{margin:0}',
    '.used{',
    '--used:red',
    '--road:red',
    '.a-\\+1:hover',
    ':focus-visible',
  ])
    expect(html).toContain(part);
  for (const part of ['.other', '--unused', 'gone', 'print{']) expect(html).not.toContain(part);
  expect(readFileSync(join(folder, 'styles.1.css'), 'utf8')).toBe(
    CSS.replace('@font-face{font-family:A}', ''),
  );
  expect(html).toMatch(/<link rel="stylesheet" href="\/print-[0-9a-f]{8}\.css" media="print"\/>/);
  expect(textOf('print-')).toBe('@media print{.used{top:0}}');
});

test('a page has the styles of its first screen, and links the others where that ends', async () => {
  const html = await held(
    `<p class="used"></p><div ${FIRST_SCREEN_END}=""></div><p class="other"></p>`,
  );
  expect(html).toContain('.used{');
  expect(html).not.toContain('.other{');
  expect(html).toMatch(
    new RegExp(
      `${FIRST_SCREEN_END}=""><link rel="stylesheet" href="/rest-[0-9a-f]{8}.css"/><script>;</script></div>`,
    ),
  );
  expect(textOf('rest-')).toBe('.other{color:blue}');
});

test('what is closed at first has its styles after the first screen, and what holds it before', async () => {
  const html = await held(
    `<main class="used"><details><summary>More</summary><p class="other"></p></details><div ${FIRST_SCREEN_END}=""></div></main>`,
  );
  expect(html).toContain('.used{');
  expect(html).not.toContain('.other{');
  expect(textOf('rest-')).toBe('.other{color:blue}');
});

test.each([
  ['a page', 'a.html', '<script src="/a.js" async></script>', 'no path'],
  ['the list of scripts', 'webpack.stats.json', '{}', 'names no files'],
  ['the data of a page', 'page-data/a/page-data.json', '{"staticQueryHashes":[]}', 'undefined'],
  ['the style sheet', 'styles.2.css', '', '2 style sheets'],
])('%s of another make than Gatsby’s is refused', async (_what, name, content, words) => {
  writeFileSync(join(folder, 'a.html'), page(''));
  writeFileSync(join(folder, name), content);
  await expect(holdPages(folder)).rejects.toThrow(words);
});
