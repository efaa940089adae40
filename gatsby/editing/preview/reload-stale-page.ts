/** What Gatsby's loader has of a page that is shown. */
type ShownPage = { json: { data: unknown }; staticQueryResults: Record<string, unknown> };

/** What Gatsby writes for a page. */
type PageData = { result: { data: unknown }; staticQueryHashes: string[] };

declare global {
  interface Window {
    /** Gatsby's loader. */
    ___loader: {
      isPageNotFound: (path: string) => boolean;
      loadPageSync: (path: string) => unknown;
    };
  }
}

async function load(name: string): Promise<unknown> {
  const response = await fetch(`/page-data/${name}.json`, { cache: 'no-store' });
  return response.json();
}

/**
 * Loads a page of the preview again if its content changed before it was shown. Gatsby asks for the content
 * together with the page, and tells the page of changes only from the moment that it is shown.
 */
export async function reloadStalePage(): Promise<void> {
  const { pathname } = window.location;
  if (window.___loader.isPageNotFound(pathname)) return;
  const shown = window.___loader.loadPageSync(pathname) as ShownPage | undefined;
  if (!shown) return;
  const name = pathname.replace(/^\/|\/$/g, '') || 'index';
  const { result, staticQueryHashes } = (await load(`${name}/page-data`)) as PageData;
  const results = await Promise.all(staticQueryHashes.map((hash) => load(`sq/d/${hash}`)));
  const queried = staticQueryHashes.map((hash) => shown.staticQueryResults[hash]);
  const [before, now] = [
    [shown.json.data, ...queried],
    [result.data, ...results],
  ];
  if (JSON.stringify(now) !== JSON.stringify(before)) window.location.reload();
}
