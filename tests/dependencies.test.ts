import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heldPackages, newerThan, type Manifest as Packages } from './held-packages';

type Manifest = Packages & {
  engines: { node: string };
  scripts: Record<string, string>;
};

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const packages = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });

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

test('what overrides hold is found, alone or within another package, with the version of a direct one', () => {
  const overrides = { image: '$image', old: '1.2.3', tool: { types: '$types', parser: '4.5.6' } };
  const [dependencies, devDependencies] = [{ image: '0.35.5' }, { types: '18.3.31' }];
  expect(heldPackages({ dependencies, devDependencies, overrides })).toEqual([
    ['image', '0.35.5'],
    ['old', '1.2.3'],
    ['types', '18.3.31'],
    ['parser', '4.5.6'],
  ]);
});

test.each([
  ['0.35.5', ['0.35.5', '0.35.10', '0.35.7'], '0.35.10'],
  ['1.10.3', ['1.10.3', '1.9.0', '2.9.1'], undefined],
  ['1.10.3', ['1.11.0-rc.1', '1.10.3'], undefined],
  ['1.10.3', ['10.0.0', '1.10.3', '1.11.0'], '1.11.0'],
])('newer than %s among %j is %s', (held, versions, newer) => {
  expect(newerThan(held, versions)).toBe(newer);
});
