import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onAssets } from './on-assets';

/** File with the licences of all third-party work that visitors receive. */
export const LICENCES_FILE = 'third-party-licences.txt';

/** Licences that only require a notice. */
const ACCEPTED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
const OWN_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt|markdown))?$/i;
/** The folder of the innermost package that a file belongs to. */
const PACKAGE = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/;

/** Texts for packages that ship none, each named after its package and with its source at the top. */
const TEXTS = 'gatsby/publish/licences';

/** webpack adds its own code to every script; this code belongs to no module. */
const WEBPACK = resolve('node_modules/webpack/package.json');

const LINE = `\n\n${'-'.repeat(72)}\n\n`;

/** A webpack module; a concatenated one contains others. */
type Module = { resource?: string; modules?: Iterable<Module> };

type Manifest = { name: string; version: string; license?: string };

const filesOf = ({ resource, modules = [] }: Module): string[] => [
  ...(resource === undefined ? [] : [resource]),
  ...Array.from(modules).flatMap(filesOf),
];

const read = (...path: string[]) => readFileSync(join(...path), 'utf8').trim();

/** The text of a package's licence: its own files, or the one that is kept here for it. */
function textsOf(folder: string, name: string): string[] {
  const own = readdirSync(folder)
    .filter((file) => OWN_FILE.test(file))
    .sort();
  if (own.length > 0) return own.map((file) => read(folder, file));
  const kept = `${name}.txt`;
  return existsSync(join(TEXTS, kept)) ? [read(TEXTS, kept)] : [];
}

/** The name and version of a package, and the text of its licence if there is one. */
function entryOf(folder: string): string {
  const { name, version, license } = JSON.parse(read(folder, 'package.json')) as Manifest;
  if (license === undefined || !ACCEPTED.includes(license)) {
    throw new Error(
      `${name} would be sent to visitors, but its licence is ${license ?? 'not named'}. Remove it, or ` +
        'check the licence and add it to gatsby/publish/third-party-licences.ts.',
    );
  }
  return [`${name} ${version} (${license})`, ...textsOf(folder, name)].join('\n\n');
}

/**
 * Collects the licences of the packages that files belong to: name, version, licence and its text, in order.
 *
 * @param files - absolute paths; those outside packages are this project's own
 * @throws Error naming a package whose licence requires more than a notice
 */
export function licencesOf(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []);
  return [...new Set(folders)]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(entryOf)
    .sort();
}

/** The licence of the site's font, which names it. */
const fontLicence = () => ['Font (OFL-1.1)', read('src/styles/fonts/OFL.txt')].join('\n\n');

/** The packages that `third-party-licences.txt` lists without a licence text. */
export const withoutText = (licences: string): string[] =>
  licences
    .trim()
    .split(LINE)
    .filter((entry) => !entry.includes('\n'));

/** Webpack plugin that writes the licences of the font and of the packages in the site's scripts. */
export const writeLicences = onAssets('ThirdPartyLicences', 'REPORT', (compilation, toSource) => {
  const files = [...(compilation.modules as Iterable<Module>)].flatMap(filesOf);
  const licences = [fontLicence(), ...licencesOf([...files, WEBPACK])].join(LINE);
  compilation.emitAsset(LICENCES_FILE, toSource(`${licences}\n`));
});
