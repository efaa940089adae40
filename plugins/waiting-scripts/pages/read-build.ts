import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, readText } from '../files';

/** What the plugin reads of a site that Gatsby has built. */
export type Build = {
  folder: string;
  /** Names of the pages' files, such as about/index.html. */
  pages: readonly string[];
  /** Name of the one style sheet. */
  sheet: string;
  /** Gatsby's list of script files by the names of chunks, as JSON. */
  chunkMapping: string;
  /** Names of the files of each page component, by Gatsby's name for the component. */
  files: Record<string, readonly string[]>;
};

/** What a page with Gatsby's scripts contains. */
export type BuiltPage = {
  /** The path of the page, as its scripts know it. */
  path: string;
  /** Addresses of its script files, the one that starts the page last. */
  scripts: readonly string[];
  /** Gatsby's name for this build. */
  hash: string;
  /** The page without script elements. */
  html: string;
};

const SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const MAPPING = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/;
const PATH = /<script id="gatsby-script-loader">\S*?window\.pagePath=("[^"]*");\S*?<\/script>/;
const HASH = /<script>window\.___webpackCompilationHash="([^"]*)";<\/script>/;

/** Marks round the scripts, for Gatsby itself. */
const SLICE = /<!-- slice-(?:start|end) id="_gatsby-scripts-1" -->/g;

/** Stops if Gatsby writes something in a way that this plugin does not know. */
function demand(isAsKnown: boolean, sentence: string): asserts isAsKnown {
  if (isAsKnown) return;
  throw new Error(
    `${sentence} Gatsby writes it in another way now: build without waiting-scripts until the plugin has ` +
      'been adapted (see “When Gatsby changes” in its README.md).',
  );
}

type Stats = { assetsByChunkName?: Build['files'] };

/**
 * Reads a built site, and checks everything that the plugin assumes about it.
 *
 * @param folder - the site as Gatsby writes it
 * @throws Error with a sentence when Gatsby writes a site in another way
 */
export function readBuild(folder: string): Build {
  const sheets = filesIn(folder, '.css').filter((name) => /^styles\.[^/]*$/.test(name));
  const [sheet] = sheets;
  demand(
    sheet !== undefined && sheets.length === 1,
    `The site has ${sheets.length} style sheets (${sheets.join(', ')}), not one.`,
  );
  demand(
    ['webpack.stats.json', 'chunk-map.json'].every((name) => existsSync(join(folder, name))),
    'The site has no webpack.stats.json and chunk-map.json, which name its scripts.',
  );
  const { assetsByChunkName } = JSON.parse(readText(folder, 'webpack.stats.json')) as Stats;
  demand(assetsByChunkName !== undefined, 'webpack.stats.json names no files of chunks.');
  return {
    folder,
    // Parts of pages that Gatsby itself puts together lie in a folder of their own.
    pages: filesIn(folder, '.html').filter((name) => !name.startsWith('_gatsby/')),
    sheet,
    chunkMapping: JSON.stringify(JSON.parse(readText(folder, 'chunk-map.json'))),
    files: assetsByChunkName,
  };
}

/**
 * Takes the script elements out of a page.
 *
 * @returns undefined when the page has none
 * @throws Error with a sentence when Gatsby writes pages in another way
 */
export function readPage(html: string): BuiltPage | undefined {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, src]) => src as string);
  if (scripts.length === 0) return undefined;
  const path = PATH.exec(html)?.[1];
  const hash = HASH.exec(html)?.[1];
  demand(
    path !== undefined && hash !== undefined && MAPPING.test(html),
    'A page has scripts, but no path, no hash of the build or no list of chunks.',
  );
  const others = [MAPPING, PATH, HASH, SCRIPT, SLICE];
  return {
    path: JSON.parse(path) as string,
    scripts,
    hash,
    html: others.reduce((rest, script) => rest.replace(script, ''), html),
  };
}

type PageData = { componentChunkName: string; staticQueryHashes: string[] };

/**
 * Finds what Gatsby fetches for a page after its first scripts have run.
 *
 * @param path - the path of the page, as its scripts know it
 * @returns addresses of scripts and of data
 * @throws Error with a sentence when Gatsby names them in another way
 */
export function needsOf(
  { folder, files }: Build,
  path: string,
): { scripts: readonly string[]; data: readonly string[] } {
  const folderOfData = path.replace(/^\/|\/$/g, '') || 'index';
  const pageData = `page-data/${folderOfData}/page-data.json`;
  const { componentChunkName, staticQueryHashes } = JSON.parse(
    readText(join(folder, pageData)),
  ) as PageData;
  const own = files[componentChunkName];
  demand(
    own !== undefined,
    `The page ${path} is shown by ${componentChunkName}, which webpack.stats.json does not name.`,
  );
  const queries = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
  return {
    scripts: own.filter((name) => name.endsWith('.js')).map((name) => `/${name}`),
    data: ['/page-data/app-data.json', `/${pageData}`, ...queries],
  };
}
