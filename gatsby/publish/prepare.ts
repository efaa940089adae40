import { resolve } from 'node:path';
import manifest from '../../package.json';
import { checkDataFolder } from '../checker/data-folder';

const { compare } = new Intl.Collator('en', { numeric: true });

/** Throws a sentence unless a version of Node.js is one of those in package.json. */
export function checkNode(version: string): void {
  const [, first = '', limit = ''] = /^>=(\S+) <(\S+)$/.exec(manifest.engines.node) ?? [];
  if (compare(version, first) >= 0 && compare(version, limit) < 0) return;
  throw new Error(
    `Node.js is ${version}, but this project needs ${first} or newer, below ${limit}.`,
  );
}

/** Signs in the path of the project that Gatsby, webpack or what watches files take for something else. */
const UNFIT = /[!"#$%'()*:;<>?[\\\]^`{|}\p{Cc}]/u;

/** Throws a sentence unless Gatsby can work in a folder. */
export function checkPlace(folder: string): void {
  const [sign] = UNFIT.exec(folder) ?? [];
  if (sign === undefined) return;
  throw new Error(
    `The project is in ${folder}, and Gatsby cannot work below a name with a ${sign} in it. Rename that folder: letters, digits, spaces and hyphens are fine.`,
  );
}

/** Does what comes before every start of Gatsby in this folder. Throws a sentence when Gatsby could not run. */
export async function prepare(): Promise<void> {
  checkNode(process.versions.node);
  checkPlace(process.cwd());
  await checkDataFolder(process.cwd());
  // Gatsby keeps settings of its own, and not every user has a home that can be written.
  process.env.XDG_CONFIG_HOME = resolve('.cache/settings');
}
