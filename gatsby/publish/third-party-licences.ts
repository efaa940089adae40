import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';

/** File with the licences of all that visitors get of other people's work. */
export const LICENCES_FILE = 'third-party-licences.txt';

/** Licences that only require a notice. */
const ACCEPTED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Texts for packages that ship none, each named after its package and with its source at the top. */
const TEXTS = 'gatsby/publish/licences';

const LINE = `\n\n${'-'.repeat(72)}\n\n`;

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** Stops a build that would send visitors a package whose licence requires more than a notice. */
function refuse(name: string, licence: string): never {
  throw new Error(
    `${name} would be sent to visitors, but its licence is ${licence || 'not named'}. Remove it, or ` +
      'check the licence and add it to gatsby/publish/third-party-licences.ts.',
  );
}

/**
 * Finds packages without the text of their licence.
 *
 * @param licences - the text of `third-party-licences.txt`
 * @returns name, version and licence of each
 */
export const withoutText = (licences: string): string[] =>
  licences
    .trim()
    .split(LINE)
    .filter((entry) => !entry.includes('\n'));

/** Webpack plugin that writes the licences of the font and of the packages in the site's scripts. */
export const writeLicences = new LicenseWebpackPlugin({
  outputFilename: LICENCES_FILE,
  perChunkOutput: false,
  // webpack adds code of its own to every script, which belongs to no module.
  additionalModules: [{ name: 'webpack', directory: resolve('node_modules/webpack') }],
  handleMissingLicenseType: () => '',
  unacceptableLicenseTest: (licence) => !ACCEPTED.includes(licence),
  handleUnacceptableLicense: refuse,
  licenseTextOverrides: Object.fromEntries(
    readdirSync(TEXTS).map((file) => [basename(file, '.txt'), read(TEXTS, file)]),
  ),
  renderLicenses: (packages) => {
    const licences = packages.map(({ packageJson, licenseId, licenseText }) => {
      const { name, version } = packageJson as { name: string; version: string };
      return [`${name} ${version} (${licenseId})`, licenseText ?? ''].join('\n\n').trim();
    });
    const font = ['Anek Latin (OFL-1.1)', read('src/styles/fonts/OFL.txt')].join('\n\n').trim();
    return `${[font, ...licences.sort()].join(LINE)}\n`;
  },
});
