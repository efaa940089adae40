import type { Route } from '@playwright/test';
import { company } from '../content';
import { MATRIX } from '../routes';
import { expect, loudTest as test } from './console';

/** A page with a worker that answers from its cache first, as the sites of yesterday's tools have it. */
const earlierPage = (worker: string) => `<!doctype html><title>Earlier site</title><script>
  navigator.serviceWorker.register('${worker}');
  navigator.serviceWorker.ready.then(() => document.body.append('ready'));
</script><body>`;
const WORKER = `
  addEventListener('install', (event) => { skipWaiting(); event.waitUntil(
    caches.open('earlier').then((cache) => cache.add('/'))); });
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(
    caches.match(event.request).then((kept) => kept ?? fetch(event.request))));`;

for (const worker of ['/sw.js', '/service-worker.js']) {
  const name = `who knows an earlier site with a worker at ${worker} sees this one at the second visit`;
  test(name, { tag: worker === '/sw.js' ? [] : [MATRIX] }, async ({ page, context }) => {
    const answer = (route: Route) =>
      new URL(route.request().url()).pathname === worker
        ? route.fulfill({ contentType: 'text/javascript', body: WORKER })
        : route.fulfill({ contentType: 'text/html', body: earlierPage(worker) });
    await context.route('**', answer);
    await page.goto('/');
    await expect(page.getByText('ready')).toBeVisible();
    await context.unroute('**');
    // This visit still shows the earlier site, until the browser has learnt of the new worker.
    await page.goto('/');
    await expect(page.getByText(company.legalName).first()).toBeVisible();
    await page.goto('/');
    await expect(page.getByText(company.legalName).first()).toBeVisible();
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers).toBe(0);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  });
}
