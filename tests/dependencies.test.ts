import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  engines: { node: string };
  allowScripts: Record<string, boolean>;
};
type Lock = {
  packages: Record<string, { hasInstallScript?: boolean; engines?: { node?: string } }>;
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

test('no package may run a script when it is installed, and each that would is named', () => {
  const wishing = Object.entries(locked)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''))
    // Only macOS installs it, and its script builds nothing that this project uses.
    .filter((name) => name !== 'fsevents');
  expect(Object.keys(manifest.allowScripts)).toEqual(expect.arrayContaining(wishing));
  expect(Object.values(manifest.allowScripts)).not.toContain(true);
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
