import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script files of each page component, by the name that Gatsby gives the component. */
export type Chunks = ReadonlyMap<string, readonly string[]>;

/** The scripts of page components, and Gatsby's list of chunks. */
export type Build = { chunks: Chunks; mapping: string };

/** Addresses of the scripts and data that Gatsby fetches for a page once its first scripts run. */
export type PageNeeds = { scripts: readonly string[]; data: readonly string[] };

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };
type PageData = { componentChunkName: string; staticQueryHashes: string[] };

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Reads which script files belong to which page component.
 *
 * @param site - the site as Gatsby writes it
 */
export function readBuild(site: string): Build {
  const { namedChunkGroups } = readJson(join(site, 'webpack.stats.json')) as Stats;
  const chunks = new Map(
    Object.entries(namedChunkGroups).map(([name, { assets }]) => [
      name,
      assets.filter((asset) => asset.name.endsWith('.js')).map((asset) => `/${asset.name}`),
    ]),
  );
  return { chunks, mapping: JSON.stringify(readJson(join(site, 'chunk-map.json'))) };
}

/**
 * Finds what Gatsby would fetch for a page after its first scripts have run, to fetch all of it at once.
 *
 * @param folder - the site
 * @param path - path of the page, as its script knows it
 * @param chunks - those of the build
 * @throws Error when Gatsby no longer names the data of the page, or the scripts of its component, as it did
 */
export function readNeeds(folder: string, path: string, chunks: Chunks): PageNeeds {
  const pageData = `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`;
  const { componentChunkName, staticQueryHashes } = readJson(join(folder, pageData)) as PageData;
  const scripts = chunks.get(componentChunkName);
  if (!scripts) {
    throw new Error(
      `The page ${path} is shown by ${componentChunkName}, which webpack.stats.json does not name. ` +
        'Gatsby names chunks in another way now: build with WAIT=off, and change plugins/waiting-scripts/pages/page-needs.ts.',
    );
  }
  return {
    scripts,
    data: [
      '/page-data/app-data.json',
      pageData,
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
  };
}
