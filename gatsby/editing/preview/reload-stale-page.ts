declare global {
  interface Window {
    /** Gatsby's loader. */
    ___loader: {
      isPageNotFound: (path: string) => boolean;
      loadPageSync: (path: string) => unknown;
    };
  }
}

/** What Gatsby's loader has of a page that is shown. */
type ShownPage = {
  json: { data: unknown };
  staticQueryResults: Record<string, unknown>;
};

/** What Gatsby writes for a page. */
type PageData = { result: { data: unknown }; staticQueryHashes: string[] };

async function load(name: string): Promise<unknown> {
  const response = await fetch(`/page-data/${name}.json`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`Gatsby answers ${response.status} for ${response.url}.`);
  return response.json();
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function isStale(path: string, shown: ShownPage): Promise<boolean> {
  const { result, staticQueryHashes } = (await load(`${path}/page-data`)) as PageData;
  if (!isSame(result.data, shown.json.data)) return true;
  const results = await Promise.all(staticQueryHashes.map((hash) => load(`sq/d/${hash}`)));
  return staticQueryHashes.some(
    (hash, index) => !isSame(results[index], shown.staticQueryResults[hash]),
  );
}

/**
 * Loads a page of the preview again if its content changed before it was shown. Gatsby asks for the content
 * together with the page, and tells the page of changes only from the moment that it is shown.
 */
export async function reloadStalePage(): Promise<void> {
  const { pathname } = window.location;
  if (window.___loader.isPageNotFound(pathname)) return;
  const shown = window.___loader.loadPageSync(pathname) as ShownPage | undefined;
  const path = pathname.replace(/^\/|\/$/g, '') || 'index';
  if (shown && (await isStale(path, shown))) window.location.reload();
}
