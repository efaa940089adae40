import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  allowScripts: Record<string, boolean>;
};
type Lock = { packages: Record<string, { hasInstallScript?: boolean }> };

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
const manifest = read<Manifest>('package.json');
const packages = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });

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
  const { packages: locked } = read<Lock>('package-lock.json');
  const wishing = Object.entries(locked)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''))
    // Only macOS installs it, and its script builds nothing that this project uses.
    .filter((name) => name !== 'fsevents');
  expect(Object.keys(manifest.allowScripts)).toEqual(expect.arrayContaining(wishing));
  expect(Object.values(manifest.allowScripts)).not.toContain(true);
});
