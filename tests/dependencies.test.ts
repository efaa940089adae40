import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  engines: { node: string };
  scripts: Record<string, string>;
};
type Lock = {
  packages: Record<string, { engines?: { node?: string } }>;
};

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
const manifest = read<Manifest>('package.json');
const { packages: locked } = read<Lock>('package-lock.json');
const packages = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });

/** Versions of Node.js on which every package must run: the oldest accepted one, and the newest lines. */
const NODE_VERSIONS = ['20.19.5', '24.0.0', '25.0.0'];

test.each(packages.filter(([name]) => !name.startsWith('@types/')))(
  'CONTRIBUTING.md says why %s is here',
  (name) => {
    const [, table = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('### Dependencies');
    const named = table
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .flatMap((line) => line.split('|')[1]!.split(','))
      .map((cell) => cell.trim());
    expect(named).toContain(name);
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

test.each(NODE_VERSIONS)('every package accepts Node.js %s', (version) => {
  const refusing = Object.entries(locked).filter(
    ([, { engines }]) => engines?.node !== undefined && !satisfies(version, engines.node),
  );
  expect(refusing.map(([place, { engines }]) => `${place}: ${engines?.node}`)).toEqual([]);
});

test.each(['20.19.4', '26.0.0'])('the project does not accept Node.js %s', (version) => {
  expect(satisfies(version, manifest.engines.node)).toBe(false);
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
