import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

// The type check finds a class that no style sheet declares. Nothing else finds one that no component uses.

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

/** The style sheets that a component imports, and the names that it reads of anything. */
function usesOf(component: string) {
  const file = readFileSync(component, 'utf8');
  const imports = [...file.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g)];
  const names = [...file.matchAll(/\.(\w+)/g)].map(([, name]) => name as string);
  return imports.map(([, module, path]) => ({
    sheet: resolve(dirname(component), path as string),
    names,
    isComputed: new RegExp(`\\b${module}\\[`).test(file),
  }));
}

const uses = components.flatMap(usesOf);

test.each(sheets)('%s is short, and components use all its classes', (sheet) => {
  const lines = readFileSync(sheet, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  const users = uses.filter((use) => use.sheet === resolve(sheet));
  if (users.some(({ isComputed }) => isComputed)) return;
  const used = new Set(users.flatMap(({ names }) => names));
  expect([...declaredIn(sheet)].filter((name) => !used.has(name))).toEqual([]);
});
