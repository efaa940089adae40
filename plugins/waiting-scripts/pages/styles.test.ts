import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIRST_SCREEN_END } from '../protocol';
import { joinLayers, prepareStyles, splitPrint } from './site-styles';
import { CSS, page } from './testing';
import { keepUsedStyles } from './used-styles';

const STYLES = { screen: CSS, print: { name: 'print-1.css', content: '' }, drawings: new Map() };

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('only styles that the page uses are kept, in their layers', async () => {
  const { html } = await keepUsedStyles(page('<p class="used">text</p>'), STYLES);
  expect(html).toContain('css">@layer base,sections;');
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).toMatch(/@layer sections\{\s*\.used\{color:red\}/);
  expect(html).toContain('.used:hover');
  expect(html).toContain('body{margin:0}');
  expect(html).toContain(':focus-visible{outline:3px solid}');
  expect(html).not.toContain('.other');
  expect(html).not.toContain('gone');
});

test('each layer is one block, its rules in their order', () => {
  const rules = ['.x{top:0}', '@media print{.x{top:1px}}', '.x{top:2px}'];
  const [first, second, third] = rules;
  expect(
    joinLayers(`@layer b,a;@layer a{${first}}@layer b{p{}}.u{}@layer a{${second}${third}}`),
  ).toBe(`@layer b,a;@layer a{${rules.join('')}}@layer b{p{}}.u{}`);
});

test('what only paper needs comes in a file of its own, each rule in its layer', async () => {
  const { screen, print } = splitPrint(
    '@layer a{.x{top:0}@media print{.x{top:1px}}@media print{.z{top:1px}}}@media print{@page{margin:0}}@layer b{.y{top:0}}',
  );
  expect(screen).toBe('@layer a{.x{top:0}}@layer b{.y{top:0}}');
  expect(print).toBe('@media print{@layer a{.x{top:1px}.z{top:1px}}@page{margin:0}}');
  const { html } = await keepUsedStyles(page('<p>text</p>'), STYLES);
  expect(html).toContain(
    '<noscript><link rel="stylesheet" href="/print-1.css" media="print"/></noscript></head>',
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
  const { html } = await keepUsedStyles(page('<p class="used">'), { ...STYLES, screen: styles });
  expect(html).toContain('--used:red');
  expect(html).not.toContain('--unused');
});

test('custom properties that a drawing on the page uses are kept', async () => {
  const screen = ':root{--road:red;--unused:blue}.used{top:0}';
  const drawings = new Map([['/static/map.svg', ['--road']]]);
  const { html } = await keepUsedStyles(
    page('<svg class="used"><use href="/static/map.svg#map"/></svg>'),
    { ...STYLES, screen, drawings },
  );
  expect(html).toContain('--road:red');
  expect(html).not.toContain('--unused');
});

test('class names with signs in them are found', async () => {
  const { html } = await keepUsedStyles(page('<p class="a-+1">'), {
    ...STYLES,
    screen: CSS.replace('.used:hover', '.a-\\+1'),
  });
  expect(html).toContain('.a-\\+1{color:green}');
});

test('a page has the styles of its first screen, and links the others where that ends', async () => {
  const { html, rest } = await keepUsedStyles(
    page(`<p class="used"></p><div ${FIRST_SCREEN_END}=""></div><p class="other"></p>`),
    { ...STYLES, print: { name: 'print-1.css', content: '@media print{p{top:0}}' } },
  );
  expect(html).toContain('.used{color:red}');
  expect(html).not.toContain('.other{');
  expect(rest?.content).toBe('@layer sections{.other{color:blue}}@media print{p{top:0}}');
  expect(html).not.toContain('print-1.css');
  expect(html).toContain(
    `<div ${FIRST_SCREEN_END}=""><link rel="stylesheet" href="/${rest?.name}"/><script>;</script></div>`,
  );
});
