import type { Page, Request } from '@playwright/test';
import { isDelivered } from '../content';
import { expect, loudTest as test } from './console';
import { PHONE, waitUntilLaidOut } from './pages';
import table from './weights.json';

// What each kind of page makes a browser fetch before the visitor does something, in bytes as they are sent, with
// their headers: what it came to when it was last looked at, and the most of a phone's first load.

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
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    weights[kind] = (weights[kind] ?? 0) + responseHeadersSize + responseBodySize;
  }
  return weights;
}

for (const [width, options] of Object.entries({
  390: { ...PHONE, deviceScaleFactor: 1.75 },
  1440: { viewport: { width: 1440, height: 900 } },
})) {
  test.describe(`at ${width} px`, () => {
    test.use(options);

    test('each kind of page loads as little as it did', async ({ context }) => {
      test.skip(!isDelivered, 'An owner’s pictures may weigh more.');
      test.slow();
      for (const [path, { most, ...known }] of Object.entries(table)) {
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.setCacheDisabled', { cacheDisabled: true });
        const weights = await weigh(page, path);
        const before: Weights = known[width as keyof typeof known];
        const heavier = Object.entries(weights).filter(
          ([kind, bytes]) => bytes > SLACK * (before[kind] ?? 0),
        );
        const place = `${path}: ${JSON.stringify(weights)}`;
        expect.soft(Object.fromEntries(heavier), place).toEqual({});
        const sum = Object.values(weights).reduce((total, bytes) => total + bytes);
        if (width === '390') expect.soft(sum, place).toBeLessThanOrEqual(most);
        await page.close();
      }
    });
  });
}
