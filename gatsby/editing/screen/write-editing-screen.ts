import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import type { Backend } from '@sveltia/cms';
import { resolveConfig } from 'prettier';
import { readContentModel } from '../../schema/model/read-content-model';
import { createEditingConfig } from './editing-config';

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
const OWN = ['screen/index.html', 'screen/screen.js', 'screen/file-format.js'];

/** A git service and a repository on it, such as github:owner/name. */
const REPOSITORY = /^(github|gitlab|gitea):([\w.-]+(?:\/[\w.-]+)+)$/;

/** Servers from which the CMS would load fonts and modules, or check for updates. */
const ELSEWHERE = /https:\/\/(cdn\.jsdelivr\.net|unpkg\.com)/;

/**
 * Keeps the CMS from contacting other servers: it requests fonts from elsewhere although it ships them.
 *
 * @param script - the text of the CMS
 * @throws Error when a new version of the CMS contacts a server in an unknown way
 */
export function keepToItself(script: string): string {
  const text = script
    .replace(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g, 'local(none)')
    .replace(/https:\/\/unpkg\.com/g, '/admin/cms');
  const rest = ELSEWHERE.exec(text);
  if (rest) {
    throw new Error(
      `The editing screen would load something from ${rest[0]}: this version of @sveltia/cms names its parts in a new way. Adapt keepToItself in gatsby/editing/screen, or keep the previous version.`,
    );
  }
  return text;
}

/**
 * Writes the editing screen and all its files into a folder that a web server serves at /admin.
 *
 * @param folder - emptied first
 * @param backend - where the files of the site are: see Sveltia CMS
 * @param others - more files and folders of gatsby/editing; of the same name they take the place of the screen's own
 */
export async function writeEditingScreen(
  folder: string,
  backend: Backend,
  others: string[] = [],
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const [from, to] of Object.entries(PACKAGES)) {
    const filter = (file: string) => !file.endsWith('.map');
    cpSync(resolve('node_modules', from), join(folder, to), { recursive: true, filter });
  }
  const cms = join(folder, 'cms/index.js');
  writeFileSync(cms, keepToItself(readFileSync(cms, 'utf8')));
  for (const path of [...OWN, ...others]) {
    const target = extname(path) ? join(folder, basename(path)) : folder;
    cpSync(resolve('gatsby/editing', path), target, { recursive: true });
  }
  const model = readContentModel();
  const style = await resolveConfig(resolve('data/company.json'));
  const config = { cms: createEditingConfig(model, backend), types: model.types, style };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
}

/**
 * Adds the editing screen to a built site if the environment asks for it.
 *
 * @param site - folder of the built site
 * @param setting - EDITING_SCREEN of the environment: the repository that the screen edits
 * @throws Error with a sentence when the setting names no repository
 */
export async function publishEditingScreen(site: string, setting?: string): Promise<void> {
  if (!setting) return;
  const [, name, repo] = REPOSITORY.exec(setting) ?? [];
  if (!name || !repo) {
    throw new Error(
      `EDITING_SCREEN is “${setting}”, which names no repository. Expected a git service (github, gitlab or gitea), a colon and a repository, such as github:owner/website. Leave EDITING_SCREEN out for a site without an editing screen.`,
    );
  }
  // Other ways to sign in need an extra service: see docs/editing.md.
  await writeEditingScreen(join(site, 'admin'), { name, repo, auth_methods: ['token'] } as Backend);
}
