import { readFileSync, writeFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { letMouseRest } from '../browser/resting-mouse';
import { isDelivered } from '../content';
import { MATRIX } from '../routes';
import { expect, loudTest as test } from './console';
import { PHONE, waitUntilLaidOut } from './pages';

// What each kind of page makes a browser fetch before the visitor does something, in bytes as they are compressed:
// what it came to when it was last looked at, and the most of a phone's first load. Headers are left out: HTTP/2
// sends those that repeat in a few bytes.

const SLACK = 1.04;
/** Windows make a browser ask for an icon and a manifest too. */
const KINDS = ['document', 'stylesheet', 'font', 'script', 'image'];

type Weights = Record<string, number>;
type Width = `${keyof typeof WINDOWS}`;
type Table = {
  /** What all pages fetch. */
  everyPage: Weights;
  /** What each kind of page fetches besides, and the most of its first load on a phone. */
  pages: Record<string, { most: number } & Partial<Record<Width, Weights>>>;
};

const FILE = 'tests/e2e/weights.json';
const { everyPage, pages } = JSON.parse(readFileSync(FILE, 'utf8')) as Table;

/** What is listed from now on: what was, unless it has changed by more than the slack. */
const listed = (now: number, before = 0) =>
  now > SLACK * before || before > SLACK * now ? now : before;

/** Accepts what a page fetches now. */
function accept(path: string, width: Width, weights: Weights): void {
  const table = JSON.parse(readFileSync(FILE, 'utf8')) as Table;
  const { everyPage: all, pages: each } = table;
  const before = each[path]![width] ?? {};
  for (const kind of Object.keys(all)) all[kind] = listed(weights[kind]!, all[kind]);
  const own = KINDS.filter((kind) => kind in weights && !(kind in all));
  each[path]![width] = Object.fromEntries(
    own.map((kind) => [kind, listed(weights[kind]!, before[kind])]),
  );
  writeFileSync(FILE, `${JSON.stringify(table, null, 2)}\n`);
}

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

for (const [name, options] of Object.entries(WINDOWS)) {
  const width = name as Width;
  const tag = width === '390' ? [] : [MATRIX];
  test(
    `at ${width} px each kind of page loads as little as it did`,
    { tag },
    async ({ browser, baseURL }) => {
      test.skip(!isDelivered, 'An owner’s pictures may weigh more.');
      test.slow();
      const isAccepted = /all|changed/.test(test.info().config.updateSnapshots);
      const heavier: string[] = [];
      for (const [path, { most, ...known }] of Object.entries(pages)) {
        // With nothing in its cache.
        const page = await browser.newPage({ baseURL, ...options });
        await letMouseRest(page.context());
        // A page that comes first is given the window too late, and chooses its first pictures for another.
        await page.goto('/robots.txt');
        const weights = await weigh(page, path);
        if (isAccepted) accept(path, width, weights);
        const before = isAccepted ? weights : { ...everyPage, ...known[width] };
        for (const [kind, bytes] of Object.entries(weights)) {
          const known = before[kind] ?? 0;
          if (bytes > SLACK * known) heavier.push(`${path}: ${kind} ${bytes}, known ${known}`);
        }
        const sum = Object.values(weights).reduce((total, bytes) => total + bytes);
        if (width === '390' && sum > most) heavier.push(`${path}: ${sum} in all, at most ${most}`);
        await page.close();
      }
      const advice =
        'Find the cause of the weight, or accept it: see tests/README.md. The script of all pages grows with the imports ' +
        'of src/layout/early.ts, and a little with each page, whose files it names.';
      expect(heavier, advice).toEqual([]);
    },
  );
}
