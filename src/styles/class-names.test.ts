import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

// A class name that no style sheet declares is only a warning of the build, and a class that nothing
// uses is none, so both are looked for here.

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file),
);
const sheets = files.filter((file) => file.endsWith('.module.css'));
const components = files.filter((file) => file.endsWith('.tsx'));

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

const uses = components.flatMap((component) =>
  usesOf(component).map((use) => ({ component, ...use })),
);

test.each(uses.map((use) => [use.component, use.sheet, use] as const))(
  '%s uses only classes that its style sheet declares',
  (_component, sheet, { names }) => {
    const declared = declaredIn(sheet);
    expect(names.filter((name) => !declared.has(name))).toEqual([]);
  },
);

describe.each(sheets)('%s', (sheet) => {
  test('declares only classes that are used', () => {
    const users = uses.filter((use) => use.sheet === resolve(sheet));
    if (users.some(({ all }) => all)) return;
    const used = new Set(users.flatMap(({ names }) => names));
    expect([...declaredIn(sheet)].filter((name) => !used.has(name))).toEqual([]);
  });
});
