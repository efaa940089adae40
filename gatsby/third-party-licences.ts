import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File with the licences of the packages that visitors get. */
const FILE = 'third-party-licences.txt';

/** Licences that only require a notice. */
const ACCEPTED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt|markdown))?$/i;
/** The folder of the innermost package that a file belongs to. */
const PACKAGE = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/;

type Manifest = { name: string; version: string; license?: string };

/** A webpack module; a concatenated one contains others. */
type Module = { resource?: string; modules?: Iterable<Module> };

/** The parts of webpack's compiler that are used here. */
type Compiler = {
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_REPORT: number };
    sources: { RawSource: new (text: string) => object };
  };
  hooks: {
    thisCompilation: { tap: (name: string, run: (compilation: Compilation) => void) => void };
  };
};
type Compilation = {
  modules: Iterable<Module>;
  hooks: { processAssets: { tap: (at: { name: string; stage: number }, run: () => void) => void } };
  emitAsset: (name: string, source: object) => void;
};

const filesOf = ({ resource, modules = [] }: Module): string[] => [
  ...(resource === undefined ? [] : [resource]),
  ...Array.from(modules).flatMap(filesOf),
];

/** The name and version of a package, and the text of its licence if it ships one. */
function entryOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  if (license === undefined || !ACCEPTED.includes(license)) {
    throw new Error(
      `${name} would be sent to visitors, but its licence is ${license ?? 'not named'}. Remove it, or ` +
        'check the licence and add it to gatsby/third-party-licences.ts.',
    );
  }
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

/**
 * Collects the licences of the packages that files belong to.
 *
 * @param files - absolute paths; those outside packages are this project's own
 * @returns a text with name, version, licence and its full text for each package, in order
 * @throws Error naming a package whose licence requires more than a notice
 */
export function licencesOf(files: readonly string[]): string {
  const folders = files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []);
  return [...new Set(folders)]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(entryOf)
    .sort()
    .join(`\n\n${'-'.repeat(72)}\n\n`)
    .concat('\n');
}

/** Webpack plugin that writes the licences of the packages in the site's scripts. */
export const writeLicences = {
  apply({ webpack, hooks }: Compiler): void {
    const name = 'ThirdPartyLicences';
    hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = Array.from(compilation.modules).flatMap(filesOf);
        compilation.emitAsset(FILE, new webpack.sources.RawSource(licencesOf(files)));
      });
    });
  },
};
