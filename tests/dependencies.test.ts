import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import { filesIn } from '../hosting/files-in';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  engines: { node: string };
  scripts: Record<string, string>;
};

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const packages = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });

/** The modules that build or serve the site, without the types that they import. */
const modules = ['gatsby', 'hosting', 'kolam', 'enquiry', 'plugins', 'src']
  .filter(existsSync)
  .flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
  .concat(readdirSync('.').filter((file) => file.startsWith('gatsby-')))
  .filter((file) => /\.(tsx?|m?js)$/.test(file))
  .filter((file) => !/\.test\.|\.d\.ts$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/^import type .*?;$/gms, '') }));

/** The packages that a module imports, at its start or later. */
const importsOf = (text: string): string[] =>
  Array.from(
    text.matchAll(/(?:\bfrom|\bimport\(?|\brequire\() ?'([\w@][^']*)'/g),
    ([, name]) => name!,
  )
    .filter((name) => !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));

test('every package that builds or serves the site is in `dependencies`', () => {
  const missing = modules.flatMap(({ file, text }) =>
    importsOf(text)
      .filter((name) => !(name in manifest.dependencies))
      .map((name) => `${name} in ${file}`),
  );
  expect(missing).toEqual([]);
});

test.each(Object.keys(manifest.dependencies))('%s builds or serves the site', (name) => {
  const { build, serve, start, develop } = manifest.scripts;
  const isCommand = [build, serve, start, develop].some((command) =>
    command?.split(' ').includes(name),
  );
  // Gatsby's plugins, and packages whose files are copied or run, are named in a string.
  const inString = new RegExp(`["'/]${name}["'/]`);
  expect(isCommand || modules.some(({ text }) => inString.test(text))).toBe(true);
});

test.each(packages.filter(([name]) => !name.startsWith('@types/')))(
  'CONTRIBUTING.md says why %s is here',
  (name) => {
    const [, reasons = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('### Dependencies');
    // A name that ends in “…” stands for all packages that begin so.
    const named = [...reasons.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, names]) =>
      names!.split(/,\s+/),
    );
    const isNamed = (one: string) =>
      one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : one === name;
    expect(named.some(isNamed)).toBe(true);
  },
);

test.each(packages)('%s has an exact version', (_name, version) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('no package may run a script when it is installed, and no command counts on one', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  // Where npm ignores scripts, it also leaves out what comes before and after a command.
  const names = Object.keys(manifest.scripts);
  expect(
    names.filter((name) => names.includes(`pre${name}`) || names.includes(`post${name}`)),
  ).toEqual([]);
});

test.each([
  ['Dockerfile', /FROM node:(\d+)/],
  ['.github/workflows/ci.yml', /container: node:(\d+)/],
  ['netlify.toml', /NODE_VERSION = "(\d+)"/],
  ['DEPLOYMENT.md', /NODE_VERSION=(\d+)/],
  ['README.md', /Node\.js (\d+)/],
])('%s names the Node.js of .nvmrc', (file, version) => {
  expect(version.exec(readFileSync(file, 'utf8'))?.[1]).toBe(readFileSync('.nvmrc', 'utf8').trim());
});
