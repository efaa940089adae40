import { LicenseWebpackPlugin } from 'license-webpack-plugin';

/** Where visitors find the licences of the packages whose code they get. */
export const LICENCES_FILE = 'third-party-licences.txt';

/** Licences under which code may be sent to visitors with no more than a notice. */
const ACCEPTED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/**
 * Makes the step of webpack that writes the notice: name, licence and its text for every package in the
 * scripts of the site.
 *
 * @throws Error, when webpack runs, naming a package under a licence that asks for more than a notice
 */
export const writeLicences = (): LicenseWebpackPlugin =>
  new LicenseWebpackPlugin({
    outputFilename: LICENCES_FILE,
    perChunkOutput: false,
    // A part of a package under MIT that is described by a file of its own, which names no licence.
    licenseTypeOverrides: { '@builder.io/partytown/integration': 'MIT' },
    unacceptableLicenseTest: (licence) => !ACCEPTED.includes(licence),
    handleUnacceptableLicense: (name, licence) => {
      throw new Error(
        `${name} would be sent to visitors, but its licence is ${licence}. Do without it, or look ` +
          'whether that is in order and add the licence to gatsby/third-party-licences.ts.',
      );
    },
    renderLicenses: (modules) =>
      modules
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .map(({ name, licenseId, licenseText }) =>
          [`${name} (${licenseId})`, licenseText?.trim() ?? ''].join('\n\n'),
        )
        .join(`\n\n${'-'.repeat(72)}\n\n`),
  });
