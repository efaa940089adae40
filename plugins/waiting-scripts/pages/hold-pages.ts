import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../../../gatsby/publish/site-file';
import { filesIn } from '../../../hosting/files-in';
import { bundleFirstScripts, holdScripts, SPECULATION_RULES } from './hold-scripts';
import { readBuild, readNeeds } from './page-needs';
import { prepareStyles } from './site-styles';
import { keepUsedStyles } from './used-styles';

const APP_DATA = 'page-data/app-data.json';
const HASH = /("webpackCompilationHash":")[^"]*/;

/**
 * Names the build after its files. Webpack's own hash also depends on what it kept from earlier builds, so
 * that every page would change, and be compressed and fetched again, with the first text that changes.
 *
 * @returns the name, a hash
 */
async function nameBuild(folder: string): Promise<string> {
  const names = filesIn(folder).filter((name) => /\.(js|css)$/.test(name));
  const hash = hashOf(names.sort().join());
  const file = join(folder, APP_DATA);
  await writeFile(file, (await readFile(file, 'utf8')).replace(HASH, `$1${hash}`));
  return hash;
}

/** What `preparePages` gives: how pages are changed, and scripts that the loader adds to them. */
export type Preparation = {
  hold: (html: string) => Promise<string>;
  addedScripts: readonly string[];
};

/** Leaves pages as they are: what WAIT=off asks for. */
export const ORDINARY: Preparation = { hold: (html) => Promise.resolve(html), addedScripts: [] };

/**
 * Prepares a copy of a built site for pages whose scripts wait.
 *
 * @param folder - the copy, in which files for all pages are written
 * @param site - the site as Gatsby writes it
 * @throws Error when Gatsby writes its files in another way than this plugin knows
 */
export async function preparePages(folder: string, site: string): Promise<Preparation> {
  const { chunks, mapping } = readBuild(site);
  const hash = await nameBuild(folder);
  const styles = await prepareStyles(folder, await readFile(join(site, 'index.html'), 'utf8'));
  const first = await bundleFirstScripts(styles.print, mapping);
  await writeFile(join(folder, first.loader.name), first.loader.content);
  return {
    hold: async (page) => {
      const { html, rest } = await keepUsedStyles(page, styles);
      if (rest) await writeFile(join(folder, rest.name), rest.content);
      return holdScripts(html, first, hash, (path) => readNeeds(folder, path, chunks));
    },
    addedScripts: [SPECULATION_RULES],
  };
}
