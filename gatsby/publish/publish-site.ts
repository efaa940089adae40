import { existsSync, realpathSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filesIn } from '../../hosting/files-in';
import { NGINX_CONF, nginxHttpOf, nginxServerOf, nginxSiteOf } from '../../hosting/rules/nginx';
import { pagesByAddress, SECURITY_TXT } from '../../hosting/rules/rules';
import { FACTS_FILE, oldOf, type SiteFacts } from '../../hosting/rules/site-facts';
import { headersFileOf, redirectsFileOf } from '../../hosting/rules/static-hosts';
import { publishEditingScreen } from '../editing/screen/publish-editing-screen';
import { showsDrafts } from '../pages/drafts';
import { compress } from './compress';
import { scriptHashesOf } from './content-security';
import { recordRelease } from './earlier-releases';
import { inParallel } from './in-parallel';

/** Files that only Gatsby or other kinds of sites use, and a second copy of the 404 page. */
const NOT_SERVED =
  /(^|\/)\.|\.map$|^(chunk-map|webpack\.stats)\.json$|^404\/index\.html$|^(~partytown|_gatsby)\//;
const isServed = (file: string) => `/${file}` === SECURITY_TXT || !NOT_SERVED.test(file);

/**
 * Where a file is served from. Pages are stored as about.html, which static hosts serve at /about;
 * they would redirect about/index.html to /about/.
 */
const servedAs = (file: string) => file.replace(/\/index\.html$/, '.html');

/** The addresses of the built pages among files, except the 404 page. */
const pagesOf = (files: readonly string[]): string[] =>
  files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort();

/** The hashes of all inline scripts in a site's pages. */
async function scriptHashesIn(site: string): Promise<string[]> {
  const hashes = new Set<string>();
  for (const page of filesIn(site).filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(site, page), 'utf8');
    for (const hash of scriptHashesOf(html)) hashes.add(hash);
  }
  return [...hashes].sort();
}

/** Lets web servers read a folder, whatever permissions this user gives to new files. */
async function letRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/** Replaces a folder with a new one in a single step. Throws an error with a sentence if it cannot be moved. */
async function swap(fresh: string, folder: string): Promise<void> {
  const old = oldOf(folder);
  await rm(old, { recursive: true, force: true });
  try {
    if (existsSync(folder)) await rename(folder, old);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EBUSY', 'EXDEV'].includes(code)) throw error;
    const name = basename(folder);
    throw new Error(
      `${name}/ is a mount (${code}), which the build cannot replace. Mount the folder above it, or make ${name}/ a link to a folder inside a mount.`,
      { cause: error },
    );
  }
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
}

/** Restores a folder whose replacement was interrupted. */
async function restore(folder: string): Promise<void> {
  if (!existsSync(folder) && existsSync(oldOf(folder))) await rename(oldOf(folder), folder);
}

/**
 * Publishes a site: copies the files for visitors, compresses them, adds the hashed files of earlier releases
 * and the editing screen if enabled, writes the settings of every host, and replaces the site published before.
 *
 * @param folder - folder for the site and the settings, or a link to it
 * @param facts - the facts that the rules need and the site itself does not show
 * @returns the addresses of earlier releases that no longer lead anywhere
 */
export async function publishSite(
  site: string,
  folder: string,
  facts: Omit<SiteFacts, 'pages' | 'scriptHashes' | 'gitService'>,
): Promise<string[]> {
  // The folder is replaced, not the link.
  const target = existsSync(folder) ? realpathSync(folder) : folder;
  const files = filesIn(site).filter(isServed);
  const pages = pagesOf(files).filter((page) => !(page in facts.moved));
  const fresh = `${target}.new`;
  const published = join(fresh, 'site');
  await rm(fresh, { recursive: true, force: true });
  await restore(target);
  for (const file of files) await cp(join(site, file), join(published, servedAs(file)));
  const gitService = await publishEditingScreen(published, process.env);
  const scriptHashes = await scriptHashesIn(published);
  // Node.js has threads for this many at a time.
  await inParallel(filesIn(published).values(), 4, (file) => compress(join(published, file)));
  const all: SiteFacts = { ...facts, pages, scriptHashes, gitService };
  const addresses = pagesByAddress(all);
  const { record, missing, gone } = recordRelease(published, target, addresses, !showsDrafts());
  for (const file of missing) {
    await cp(join(target, 'site', file), join(published, file), { preserveTimestamps: true });
  }
  const settings = {
    'site/_headers': headersFileOf(all),
    'site/_redirects': redirectsFileOf(all),
    [FACTS_FILE]: `${JSON.stringify(all, null, 2)}\n`,
    'nginx/nginx.conf': NGINX_CONF,
    'nginx/http.conf': nginxHttpOf(all),
    'nginx/server.conf': nginxServerOf(all),
    'nginx/site.conf': nginxSiteOf(all),
    ...record,
  };
  for (const [name, content] of Object.entries(settings)) {
    await mkdir(dirname(join(fresh, name)), { recursive: true });
    await writeFile(join(fresh, name), content);
  }
  await letRead(fresh);
  await swap(fresh, target);
  return gone;
}
