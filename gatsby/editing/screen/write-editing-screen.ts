import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { resolveConfig } from 'prettier';
import type { EditingConfig } from './editing-config';

const HERE = resolve('gatsby/editing/screen');

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
      `The editing screen would load something from ${rest[0]}: this version of @sveltia/cms names its parts in a new way. Adapt keepToItself in gatsby/editing-screen, or keep the previous version.`,
    );
  }
  return text;
}

/** The element that loads a style sheet or a script. */
const loading = (name: string) =>
  name.endsWith('.css')
    ? `<link rel="stylesheet" href="/admin/${name}" />`
    : `<script type="module" src="/admin/${name}"></script>`;

/**
 * Writes the editing screen and all its files into a folder that a web server serves at /admin.
 *
 * @param folder - emptied first
 * @param config - configuration of the screen
 * @param first - files that the page loads before the CMS starts
 */
export async function writeEditingScreen(
  folder: string,
  config: EditingConfig,
  first: string[] = [],
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const [from, to] of Object.entries(PACKAGES)) {
    const target = join(folder, to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(resolve('node_modules', from), target, {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  }
  const cms = join(folder, 'cms/index.js');
  writeFileSync(cms, keepToItself(readFileSync(cms, 'utf8')));
  for (const name of ['screen.js', 'file-format.js']) cpSync(join(HERE, name), join(folder, name));
  const page = readFileSync(join(HERE, 'index.html'), 'utf8');
  const elements = [...first, 'screen.js'].map(loading).join('\n    ');
  writeFileSync(join(folder, 'index.html'), page.replace('</body>', `  ${elements}\n  </body>`));
  const style = await resolveConfig(resolve('data/company.json'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ ...config, style }));
}
