import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

// The type check finds a class that no style sheet declares, but not one that nothing uses. Both are looked for
// here.

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file),
);
const sheets = files.filter((file) => file.endsWith('.module.css'));
const components = files.filter((file) => file.endsWith('.tsx'));

/** A longer style sheet means that a component is missing. */
const MOST_LINES = 150;

const declaredIn = (sheet: string) => {
  const css = readFileSync(sheet, 'utf8').replace(/url\([^)]*\)|\/\*[\s\S]*?\*\//g, '');
  return new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name as string));
};

/** Which classes of which sheet a component uses; `all` when it looks them up by a computed name. */
function usesOf(component: string) {
  const file = readFileSync(component, 'utf8');
  const code = file.replace(/^import .*$/gm, '');
  const imports = [...file.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g)];
  return imports.map(([, name, path]) => ({
    sheet: resolve(dirname(component), path as string),
    names: [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
      ([, used]) => used as string,
    ),
    all: new RegExp(`\\b${name}\\[`).test(code),
  }));
}

const uses = components.flatMap(usesOf);

test.each(sheets)('%s is short, and declares the classes that are used and no others', (sheet) => {
  const lines = readFileSync(sheet, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  const users = uses.filter((use) => use.sheet === resolve(sheet));
  const used = new Set(users.flatMap(({ names }) => names));
  const declared = declaredIn(sheet);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  if (users.some(({ all }) => all)) return;
  expect([...declared].filter((name) => !used.has(name))).toEqual([]);
});
