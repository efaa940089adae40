import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where visitors find the licences of the packages whose code they get. */
const FILE = 'third-party-licences.txt';

/** Licences under which code may be sent to visitors with no more than a notice. */
const ACCEPTED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt|markdown))?$/i;
/** The folder of the innermost package that a file belongs to. */
const PACKAGE = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/;

type Manifest = { name: string; version: string; license?: string };

/** A module of webpack; one that was put together from several holds them. */
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

/** What a package says of itself, and its licence in full where it brings it along. */
function entryOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  if (license === undefined || !ACCEPTED.includes(license)) {
    throw new Error(
      `${name} would be sent to visitors, but its licence is ${license ?? 'not named'}. Do without ` +
        'it, or look whether that is in order and add the licence to gatsby/third-party-licences.ts.',
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
 * @param files - absolute paths; those that belong to no package are this project's own
 * @returns a text with name, version, licence and its full text for each package, in order
 * @throws Error naming a package under a licence that asks for more than a notice
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

/** The step of webpack that writes the licences of what stands in the scripts of the site. */
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
