import { createServer, type RequestListener } from 'node:http';
import { company } from '../content';
import { listen } from '../port';
import { MATRIX } from '../routes';
import { expect, loudTest as test } from './console';

/** A site with a worker that answers from its cache first, as the sites of yesterday's tools have it. */
const earlierSite =
  (worker: string): RequestListener =>
  ({ url }, response) => {
    const isWorker = url === worker;
    response.writeHead(isWorker || url === '/' ? 200 : 404, {
      'Content-Type': isWorker ? 'text/javascript' : 'text/html',
    });
    if (isWorker) {
      response.end(`
        addEventListener('install', (event) => { skipWaiting(); event.waitUntil(
          caches.open('earlier').then((cache) => cache.add('/'))); });
        addEventListener('activate', (event) => event.waitUntil(clients.claim()));
        addEventListener('fetch', (event) => event.respondWith(
          caches.match(event.request).then((kept) => kept ?? fetch(event.request))));`);
    } else {
      response.end(`<!doctype html><title>Earlier site</title><script>
        navigator.serviceWorker.register('${worker}');
        navigator.serviceWorker.ready.then(() => document.body.append('ready'));
      </script><body>`);
    }
  };

/** This site, at another address. */
const siteAt =
  (origin: string): RequestListener =>
  async ({ url }, response) => {
    const answer = await fetch(origin + url);
    const kept = [...answer.headers].filter(([name]) => !/encoding|length|connection/.test(name));
    response.writeHead(answer.status, Object.fromEntries(kept));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };

for (const worker of ['/sw.js', '/service-worker.js']) {
  const name = `who knows an earlier site with a worker at ${worker} sees this one at the second visit`;
  test(name, { tag: worker === '/sw.js' ? [] : [MATRIX] }, async ({ page, baseURL }) => {
    let answer = earlierSite(worker);
    const server = createServer((...exchange) => answer(...exchange));
    try {
      const address = `http://127.0.0.1:${await listen(server)}/`;
      await page.goto(address);
      await expect(page.getByText('ready')).toBeVisible();
      answer = siteAt(baseURL!);
      // This visit still shows the earlier site, until the browser has learnt of the new worker.
      await page.goto(address);
      await expect(page.getByText(company.legalName).first()).toBeVisible();
      await page.goto(address);
      await expect(page.getByText(company.legalName).first()).toBeVisible();
      const workers = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await expect.poll(workers).toBe(0);
      await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}
