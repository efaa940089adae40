import type { Page, Request } from '@playwright/test';
import { letMouseRest } from '../browser/resting-mouse';
import { isDelivered } from '../content';
import { MATRIX } from '../routes';
import { expect, loudTest as test } from './console';
import { PHONE, waitUntilLaidOut } from './pages';
import table from './weights.json';

// What each kind of page makes a browser fetch before the visitor does something, in bytes as they are compressed:
// what it came to when it was last looked at, and the most of a phone's first load. Headers are left out: HTTP/2
// sends those that repeat in a few bytes.

const SLACK = 1.04;
/** Windows make a browser ask for an icon and a manifest too. */
const KINDS = ['document', 'stylesheet', 'font', 'script', 'image'];

type Weights = Record<string, number>;

async function weigh(page: Page, path: string): Promise<Weights> {
  const weights: Weights = {};
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(path);
  await waitUntilLaidOut(page);
  await page.waitForLoadState('networkidle');
  for (const request of finished.filter((one) => KINDS.includes(one.resourceType()))) {
    const kind = request.resourceType();
    const response = (await request.response())!;
    const length = await response.headerValue('content-length');
    weights[kind] = (weights[kind] ?? 0) + Number(length ?? (await response.body()).length);
  }
  return weights;
}

const WINDOWS = {
  390: { ...PHONE, deviceScaleFactor: 1.75 },
  1440: { viewport: { width: 1440, height: 900 } },
};

for (const [width, options] of Object.entries(WINDOWS)) {
  const tag = width === '390' ? [] : [MATRIX];
  test(
    `at ${width} px each kind of page loads as little as it did`,
    { tag },
    async ({ browser, baseURL }) => {
      test.skip(!isDelivered, 'An owner’s pictures may weigh more.');
      test.slow();
      const heavier: string[] = [];
      for (const [path, { most, ...known }] of Object.entries(table)) {
        // With nothing in its cache.
        const page = await browser.newPage({ baseURL, ...options });
        await letMouseRest(page.context());
        // A page that comes first is given the window too late, and chooses its first pictures for another.
        await page.goto('/robots.txt');
        const weights = await weigh(page, path);
        const before: Weights = known[width as keyof typeof known];
        for (const [kind, bytes] of Object.entries(weights)) {
          const known = before[kind] ?? 0;
          if (bytes > SLACK * known) heavier.push(`${path}: ${kind} ${bytes}, known ${known}`);
        }
        const sum = Object.values(weights).reduce((total, bytes) => total + bytes);
        if (width === '390' && sum > most) heavier.push(`${path}: ${sum} in all, at most ${most}`);
        await page.close();
      }
      const advice =
        'Find the cause of the weight, or accept it in tests/e2e/weights.json. If the scripts of all pages have grown ' +
        'alike, it is among the imports of src/layout/early.ts.';
      expect(heavier, advice).toEqual([]);
    },
  );
}
