import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import postcss, { type AtRule, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { filesIn, hashOf, readText, writeHashed } from '../files';
import { FIRST_SCREEN_END, GENERAL_END, HELD } from '../protocol';
import type { Build } from './read-build';

/** The site's style sheet, the address of its print rules, and the custom properties that drawings use. */
type SiteStyles = { css: string; print: string; variables: readonly string[] };

const STYLE = /<style data-href="([^"]+)"[^>]*>[\s\S]*?<\/style>/;
const END = new RegExp(`<div[^>]* ${FIRST_SCREEN_END}[^>]*>`);
const FONT_FACES = /@font-face\{[^}]*\}/g;
const PRINT = /@media print\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** A script waits for the styles before it, and the parser for the script: no engine shows what follows without styles. */
const WAIT_FOR_STYLES = '<script>;</script>';
/** Anything that could be the name of an element, an attribute, a class or an id. */
const NAMES = /[^\s"'<>=/]+/g;

/**
 * Prepares the site's style sheet. Its file, which comes with the scripts, loses the font faces: every page has them,
 * and a browser that meets them again repeats the layout of its text. The print rules move to a separate file, which
 * no screen waits for.
 */
export function prepareStyles({ folder, sheet }: Build): SiteStyles {
  const css = readText(folder, sheet);
  writeFileSync(join(folder, sheet), css.replace(FONT_FACES, ''));
  const drawings = filesIn(folder, '.svg').map((name) => readText(folder, name));
  const print = writeHashed(folder, 'print', 'css', (css.match(PRINT) ?? []).join(''));
  return { css, print, variables: drawings.flatMap((svg) => svg.match(/--[a-z][\w-]*/g) ?? []) };
}

/** Styles found for other pages, by the style sheet and the names in the page. */
const known = new Map<string, Promise<string>>();

async function purge(css: string, names: readonly string[], variables: readonly string[]) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    extractors: [{ extensions: ['html'], extractor: () => [...names] }],
    // Selectors absent from static HTML: the frame of the map, and states that browsers and scripts set.
    safelist: {
      standard: ['iframe', ':focus-visible', 'aria-busy', HELD],
      variables: [...variables],
    },
  });
  // PurgeCSS leaves an empty rule where a condition has nothing left in it.
  return (result?.css ?? css).replace(/@supports[^{}]*\{\}/g, '');
}

/** The rules of a style sheet that a piece of HTML uses. */
function usedIn(html: string, { css, variables }: SiteStyles): Promise<string> {
  const selectors = css.replaceAll('\\', '');
  // Pages of one template differ in their texts, but hardly in the names that the style sheet knows.
  const names = [...new Set(html.match(NAMES))].filter((name) => selectors.includes(name)).sort();
  const key = hashOf(`${css} ${names.join(' ')}`);
  const purged = known.get(key) ?? purge(css, names, variables);
  known.set(key, purged);
  return purged;
}

/** Removes the rules of a style sheet that another one has for the same selector, under the same condition. */
function without(css: string, other: string): string {
  const root = postcss.parse(css);
  const keyOf = (selector: string, { parent, nodes }: Rule) =>
    `${(parent as AtRule).params ?? ''} ${selector}{${nodes.join(';')}}`;
  const taken = new Set<string>();
  postcss.parse(other).walkRules((rule) => {
    for (const selector of rule.selectors) taken.add(keyOf(selector, rule));
  });
  root.walkRules((rule) => {
    const left = rule.selectors.filter((selector) => !taken.has(keyOf(selector, rule)));
    if (left.length > 0) rule.selectors = left;
    else rule.remove();
  });
  root.walkAtRules((condition) => {
    if (condition.nodes?.length === 0) condition.remove();
  });
  return root.toString();
}

/** What a page shows before its first screen ends: nothing of what is closed at first. */
function firstScreenOf(html: string): string {
  const page = parse(html);
  for (const part of page.querySelectorAll('details:not([open]) > :not(summary)')) part.remove();
  return page.toString().split(END)[0]!;
}

/**
 * Leaves in a page only the styles that the page itself uses on a screen. The whole style sheet comes with the
 * scripts, which may show anything. A page that says where its first screen ends has the styles of the parts above,
 * and links a file with the others there.
 *
 * @param page - a page as Gatsby writes it, with the site's whole style sheet in it
 * @param styles - what `prepareStyles` returns
 * @param folder - where the file with the other styles of the page is written
 */
export async function keepUsedStyles(page: string, styles: SiteStyles, folder: string) {
  const withStyles = (css: string) =>
    page
      // By this attribute, Gatsby's scripts know that the page has the style sheet.
      .replace(STYLE, (_, href: string) => `<style data-href="${href}">${css}</style>`)
      .replace('</body>', `<link rel="stylesheet" href="${styles.print}" media="print"/></body>`);
  const html = page.replace(STYLE, '');
  const all = (await usedIn(html, styles)).replace(PRINT, '');
  if (!END.test(page)) return withStyles(all.replace(GENERAL_END, ''));
  const [general = '', others = ''] = all.split(GENERAL_END);
  const [, first = ''] = (await usedIn(firstScreenOf(html), styles))
    .replace(PRINT, '')
    .split(GENERAL_END);
  const rest = without(others.replace(FONT_FACES, ''), first);
  const link = `<link rel="stylesheet" href="${writeHashed(folder, 'rest', 'css', rest)}"/>`;
  return withStyles(general + first).replace(END, (end) => end + link + WAIT_FOR_STYLES);
}
