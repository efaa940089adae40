import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { resolveConfig } from 'prettier';
import { SCREEN } from '../../../hosting/rules/editing-screen';
import { readContentModel } from '../../schema/model/read-content-model';
import { createEditingConfig, type ScreenOptions } from './editing-config';

/** The package files that the screen loads, and their paths there. */
const PACKAGES = {
  '@sveltia/cms/npm': 'cms',
  '@sveltia/cms/package.json': 'cms/@sveltia/cms/package.json',
  '@sveltia/cms/LICENSE.txt': 'cms/LICENSE.txt',
  'prettier/LICENSE': 'prettier/LICENSE.txt',
  'prettier/standalone.mjs': 'prettier/standalone.mjs',
  'prettier/plugins/babel.mjs': 'prettier/plugins/babel.mjs',
  'prettier/plugins/estree.mjs': 'prettier/plugins/estree.mjs',
};

/** The screen's own files, in gatsby/editing. */
export const OWN = [
  'screen/index.html',
  'screen/cms.css',
  'screen/screen.js',
  'screen/file-format.js',
];

/** Servers from which the CMS would load fonts and modules, or check for updates. */
const ELSEWHERE = /https:\/\/(cdn\.jsdelivr\.net|unpkg\.com)/;

/**
 * Keeps the CMS from contacting other servers: it requests fonts from elsewhere although it ships them.
 *
 * @throws Error when a new version of the CMS contacts a server in an unknown way
 */
export function keepToItself(script: string, address: string): string {
  const text = script
    .replace(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g, 'local(none)')
    .replace(/https:\/\/unpkg\.com/g, `${address}/cms`);
  const rest = ELSEWHERE.exec(text);
  if (rest) {
    throw new Error(
      `The editing screen would load something from ${rest[0]}: this version of @sveltia/cms names its parts in a new way. Adapt keepToItself in gatsby/editing/screen, or keep the previous version.`,
    );
  }
  return text;
}

/** Makes the settings of the screen: JSON for screen.js. */
export async function settingsOf(options: ScreenOptions): Promise<string> {
  const model = readContentModel();
  const style = await resolveConfig(resolve('data/company.json'));
  return JSON.stringify({ cms: createEditingConfig(model, options), types: model.types, style });
}

/**
 * Writes the editing screen and all its files into a folder that a web server serves.
 *
 * @param folder - emptied first
 * @param others - more files and folders of gatsby/editing; a file of the same name replaces the screen's own
 */
export function writeEditingScreen(
  folder: string,
  address: string,
  settings: string,
  others: string[] = [],
): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [from, to] of Object.entries(PACKAGES)) {
    const filter = (file: string) => !file.endsWith('.map');
    cpSync(resolve('node_modules', from), join(folder, to), { recursive: true, filter });
  }
  const cms = join(folder, 'cms/index.js');
  writeFileSync(cms, keepToItself(readFileSync(cms, 'utf8'), address));
  for (const path of [...OWN, ...others]) {
    const target = extname(path) ? join(folder, basename(path)) : folder;
    cpSync(resolve('gatsby/editing', path), target, { recursive: true });
  }
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(`${SCREEN}/`, `${address}/`));
  writeFileSync(join(folder, 'config.json'), settings);
}
