import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIRST_SCREEN_END } from '../protocol';
import { LAYER_END, prepareStyles, splitPrint, writeLayersOut } from './site-styles';
import { CSS, page } from './testing';
import { keepUsedStyles } from './used-styles';

const ORDER = ['base', 'styles', 'sections'];
const LAYERS = writeLayersOut(CSS, ORDER);
const STYLES = {
  screen: LAYERS.join(LAYER_END),
  print: { name: 'print-1.css', content: '' },
  drawings: new Map(),
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('only styles that the page uses are kept, without layers', async () => {
  const { html } = await keepUsedStyles(page('<p class="used">text</p>'), STYLES);
  expect(html).not.toContain('@layer');
  expect(html).not.toContain(LAYER_END);
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).toMatch(/body\{margin:0\}.*\.used\{color:red\}/);
  expect(html).toContain('.used:hover');
  expect(html).toContain('body{margin:0}');
  expect(html).toContain(':focus-visible{outline:3px solid}');
  expect(html).not.toContain('.other');
  expect(html).not.toContain('gone');
});

test('layers are written out in their declared order, and what is in none comes last', () => {
  const css =
    '@layer b,a;.u{}@layer b{p{}}@layer a{.x{top:0}@media print{.x{top:1px}}}@layer b{q{}}';
  expect(writeLayersOut(css, ['a', 'b'])).toEqual([
    '.x{top:0}@media print{.x{top:1px}}',
    'p{}q{}',
    '.u{}',
  ]);
  expect(() => writeLayersOut(css, ['a'])).toThrow('"b"');
});

test('what only paper needs comes in a file of its own', async () => {
  const { screen, print } = splitPrint(
    '.x{top:0}@media print{.x{top:1px}}@media print{.z{top:1px}}@media print{@page{margin:0}}.y{top:0}',
  );
  expect(screen).toBe('.x{top:0}.y{top:0}');
  expect(print).toBe('@media print{.x{top:1px}.z{top:1px}@page{margin:0}}');
  const { html } = await keepUsedStyles(page('<p>text</p>'), STYLES);
  expect(html).toContain(
    '<noscript><link rel="stylesheet" href="/print-1.css" media="print"/></noscript></head>',
  );
});

test('the style sheet that comes with the scripts has everything but the font faces', async () => {
  const general = '@media print{li{top:0}}';
  const css = `@font-face{font-family:A}${CSS}@layer styles{${general}}@media print{p{top:0}}`;
  writeFileSync(join(folder, 'styles.1.css'), css);
  const { screen, print } = await prepareStyles(folder, page(''));
  expect(screen).toContain('@font-face{font-family:A}');
  expect(screen).toContain(general);
  expect(print.content).toBe('@media print{p{top:0}}');
  expect(readFileSync(join(folder, print.name), 'utf8')).toBe(print.content);
  const [base, , sections] = LAYERS;
  expect(readFileSync(join(folder, 'styles.1.css'), 'utf8')).toBe(
    `${base}${general}${sections}@media print{p{top:0}}`,
  );
  writeFileSync(join(folder, 'styles.2.css'), css);
  await expect(prepareStyles(folder, page(''))).rejects.toThrow('site-styles.ts');
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
    screen: STYLES.screen.replace('.used:hover', '.a-\\+1'),
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
  expect(rest?.content).toBe('.other{color:blue}@media print{p{top:0}}');
  expect(html).not.toContain('print-1.css');
  expect(html).toContain(
    `<div ${FIRST_SCREEN_END}=""><link rel="stylesheet" href="/${rest?.name}"/><script>;</script></div>`,
  );
});

test('a page has all the rules of general layers that it uses, so that none comes after a stronger one', async () => {
  const screen = ['li{top:0}', '.type{top:1px}', '.used{top:2px}.other{top:3px}', ''];
  const { html, rest } = await keepUsedStyles(
    page(`<p class="used"></p><div ${FIRST_SCREEN_END}=""></div><li class="type other"></li>`),
    { ...STYLES, screen: screen.join(LAYER_END) },
  );
  expect(html).toContain('>li{top:0}.type{top:1px}.used{top:2px}<');
  expect(rest?.content).toBe('.other{top:3px}');
});
