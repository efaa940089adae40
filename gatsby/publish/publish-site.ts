import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn } from '../../hosting/files-in';
import { caddyfileOf } from '../../hosting/rules/caddy';
import { NGINX_CONF, nginxHttpOf, nginxServerOf, nginxSiteOf } from '../../hosting/rules/nginx';
import { checkAddresses } from '../../hosting/rules/rules';
import { FACTS_FILE, type SiteFacts } from '../../hosting/rules/site-facts';
import { headersFileOf, redirectsFileOf } from '../../hosting/rules/static-hosts';
import { publishEditingScreen } from '../editing/screen/write-editing-screen';
import { finishSite } from './finish-site';
import { bundleServer } from './bundle-server';
import { recordRelease } from './earlier-releases';
import { pagesOf } from './pages-of';
import { servedFiles } from './served-files';

/**
 * Where a file is served from. Pages are stored as about.html, which static hosts serve at /about;
 * they would redirect about/index.html to /about/.
 */
const servedAs = (file: string) => file.replace(/\/index\.html$/, '.html');

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  const { atime, mtime } = await stat(from);
  await utimes(to, atime, mtime);
}

const oldOf = (folder: string) => `${folder}.old`;

/** Replaces a folder with a new one in a single step. */
async function swap(fresh: string, folder: string): Promise<void> {
  const old = oldOf(folder);
  await rm(old, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
}

/** Brings back a folder whose replacement was cut off halfway. */
async function restore(folder: string): Promise<void> {
  if (!existsSync(folder) && existsSync(oldOf(folder))) await rename(oldOf(folder), folder);
}

/**
 * Publishes a site: copies the files for visitors, finishes the copy, adds the hashed files of earlier
 * releases and the editing screen if enabled, writes the settings of every host and a server, and replaces
 * the site published before. Gatsby's own files stay unchanged for its next build.
 *
 * @param site - the site as Gatsby writes it
 * @param target - folder for the site and the settings
 * @param facts - the facts for the rules that the site itself does not tell
 * @throws Error when an address cannot be served everywhere
 */
export async function publishSite(
  site: string,
  target: string,
  facts: Omit<SiteFacts, 'pages' | 'scriptHashes'>,
): Promise<void> {
  const files = filesIn(site);
  const pages = pagesOf(files);
  checkAddresses(pages);
  const fresh = `${target}.new`;
  await rm(fresh, { recursive: true, force: true });
  await restore(target);
  for (const file of await servedFiles(site, files)) {
    await copy(join(site, file), join(fresh, 'site', servedAs(file)));
  }
  const scriptHashes = await finishSite(join(fresh, 'site'), site, join(target, 'site'));
  const { record, missing } = recordRelease(join(fresh, 'site'), target);
  for (const file of missing) await copy(join(target, 'site', file), join(fresh, 'site', file));
  await publishEditingScreen(join(fresh, 'site'), process.env.EDITING_SCREEN);
  const all: SiteFacts = { ...facts, pages, scriptHashes };
  const settings = {
    'site/_headers': headersFileOf(all),
    'site/_redirects': redirectsFileOf(all),
    [FACTS_FILE]: `${JSON.stringify(all, null, 2)}\n`,
    'nginx/nginx.conf': NGINX_CONF,
    'nginx/http.conf': nginxHttpOf(all),
    'nginx/server.conf': nginxServerOf(all),
    'nginx/site.conf': nginxSiteOf(all),
    Caddyfile: caddyfileOf(all),
    ...record,
  };
  for (const [name, content] of Object.entries(settings)) {
    await mkdir(dirname(join(fresh, name)), { recursive: true });
    await writeFile(join(fresh, name), content);
  }
  await bundleServer(join(fresh, 'server.cjs'));
  await swap(fresh, target);
}
