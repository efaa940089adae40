import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { resolveConfig } from 'prettier';
import type { EditingConfig } from './editing-config';

const HERE = resolve('gatsby/editing-screen');

/** The files of packages that the screen loads, and where it looks for them. */
const PACKAGES = {
  '@sveltia/cms/npm': 'cms',
  '@sveltia/cms/package.json': 'cms/package.json',
  'prettier/standalone.mjs': 'prettier/standalone.mjs',
  'prettier/plugins/babel.mjs': 'prettier/plugins/babel.mjs',
  'prettier/plugins/estree.mjs': 'prettier/plugins/estree.mjs',
};

/** The CMS brings its fonts along, yet asks another server for them, and for its newest version. */
function keepToItself(cms: string): void {
  const script = join(cms, 'index.js');
  const text = readFileSync(script, 'utf8')
    .replace(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g, 'local(none)')
    .replaceAll('https://unpkg.com/@sveltia/cms', '/admin/cms');
  writeFileSync(script, text);
}

/**
 * Writes the editing screen, with all that it loads, into a folder that a web server shows as /admin.
 *
 * @param folder - made anew; what was in it is lost
 * @param config - what the screen is to show
 */
export async function writeEditingScreen(folder: string, config: EditingConfig): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const [from, to] of Object.entries(PACKAGES)) {
    const target = join(folder, to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(resolve('node_modules', from), target, {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  }
  keepToItself(join(folder, 'cms'));
  for (const name of ['index.html', 'screen.js', 'file-format.js'])
    cpSync(join(HERE, name), join(folder, name));
  const style = await resolveConfig(resolve('data/company.json'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ ...config, style }));
}
