import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>> & {
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
