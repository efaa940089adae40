import { createServer, get } from 'node:http';
import { listen } from '../port';
import { expect, test as base } from './engine-test';

/** Milliseconds that the style sheet for what is below the first screen takes. */
const DELAY = 4000;

/** The site, behind a connection that is slow with one file. */
const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    const server = createServer(({ url = '/', headers }, response) => {
      const pass = () =>
        get(baseURL + url, { headers }, (answer) => {
          response.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(response);
        });
      setTimeout(pass, url.startsWith('/rest-') ? DELAY : 0);
    });
    await use(`http://127.0.0.1:${await listen(server)}`);
    server.closeAllConnections();
    server.close();
  },
});

/** When the first screen was painted, the style sheet had come, and the rest of the page was read, in ms. */
const MOMENTS = `JSON.stringify([
  performance.getEntriesByName('first-contentful-paint')[0].startTime,
  performance.getEntriesByType('resource').find(({ name }) => name.includes('/rest-')).responseEnd,
  performance.getEntriesByType('navigation')[0].domInteractive,
])`;

test('the home page shows its first screen at once, and nothing below it without its styles', async ({
  visit,
}) => {
  await visit.open('/');
  const [painted, styled, read] = JSON.parse(String(await visit.evaluate(MOMENTS))) as number[];
  expect(styled).toBeGreaterThan(DELAY);
  expect(painted).toBeLessThan(styled!);
  expect(read).toBeGreaterThan(styled!);
});
