import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { FormName } from '../../enquiry/forms';
import { STARTED } from '../../plugins/waiting-scripts/protocol';
import { FORM_NAMES, FORMS_ON_PAGES, TYPED } from '../forms';
import { MATRIX } from '../routes';
import { SITE } from '../site/read-site';
import { expect, loudTest as test } from './console';
import { answerWith, believeOffline, fieldOf, fillIn, formOf } from './forms';

// Whatever file of a page does not come: a visitor who fills in a form and presses the button either sends
// it, or reads that it was not sent and keeps the text, also over a reload.

type Answer = (route: Route, page: Page) => Promise<void>;

/** Milliseconds of the page's clock within which a page starts once its last file has come. */
const SOON = 3000;

/** Seconds of the page's clock until a form must have been sent or must have said why not. */
const PATIENCE = 30;

const fileOf = (route: Route) =>
  readFileSync(join(SITE, decodeURI(new URL(route.request().url()).pathname)));

const late: Answer = async (route, page) => {
  // By the clock of the page, which the test moves.
  const start = await page.evaluate(() => Date.now());
  await page.waitForFunction((time) => Date.now() > time + 10_000, start, { polling: 100 });
  await route.continue();
};

/** Faults that last, or pass too late for a visitor. */
const FAULTS: Record<string, Answer> = {
  refused: (route) => route.abort('connectionrefused'),
  'cut in the middle': (route) => {
    const file = fileOf(route);
    return route.fulfill({ path: undefined, body: file.subarray(0, file.length / 2) });
  },
  'answered with 503': (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
  'answered with a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Log in</h1>' }),
  'ten seconds late': late,
};

/** Faults that may pass in time. */
const PASSING = Object.keys(FAULTS).filter((fault) => FAULTS[fault] !== late);

/** The hashed files of the current release. The site also holds those of earlier ones. */
const [HASHED = []] = JSON.parse(
  readFileSync(join(SITE, '../releases.json'), 'utf8'),
) as string[][];

/** The files that the page of a form may ask for. */
function filesOf(path: string): string[] {
  const page = path === '/' ? 'index' : path.slice(1);
  const pageData = `page-data/${page}/page-data.json`;
  const { staticQueryHashes, componentChunkName } = JSON.parse(
    readFileSync(join(SITE, pageData), 'utf8'),
  ) as { staticQueryHashes: string[]; componentChunkName: string };
  const assets = HASHED.filter(
    (file) =>
      /^[^/]+\.(js|css)$|\.woff2$/.test(file) &&
      (!file.startsWith('component---') || file.startsWith(componentChunkName)),
  );
  const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
  return [...assets, pageData, 'page-data/app-data.json', ...queries].map((file) => `/${file}`);
}

/** Opens the page of a form while files of it are lost, fills the form in and sends it. */
async function sendWhileLost(
  page: Page,
  name: FormName,
  isLost: (file: string) => boolean,
  answer: Answer,
) {
  const { path, labels } = FORMS_ON_PAGES[name];
  await page.clock.install();
  await page.addInitScript(believeOffline);
  await page.addInitScript((started) => {
    addEventListener(started, () => document.documentElement.setAttribute('data-test', started));
  }, STARTED);
  await page.route(
    (url) => isLost(url.pathname),
    (route) => answer(route, page).catch(() => {}),
  );
  const messages = await answerWith(page, 200);
  await page.goto(path, { waitUntil: 'commit' });
  const form = formOf(page, name);
  await form.scrollIntoViewIfNeeded();
  await fillIn(form, name);
  // By a key: a style sheet that comes during a click would take the button from under the pointer.
  await form.getByRole('button', { name: labels.submit }).press('Enter');
  return { form, messages };
}

const expectSent = ([message]: string[]) => expect(message).toContain(TYPED.message.split('\n')[0]);

async function expectNothingLost(
  page: Page,
  name: FormName,
  isLost: (file: string) => boolean,
  answer: Answer,
) {
  const { form, messages } = await sendWhileLost(page, name, isLost, answer);
  const message = fieldOf(form, FORMS_ON_PAGES[name].labels.message!);
  const failure = form.getByRole('alert').filter({ hasText: /\w/ });
  await expect(async () => {
    await page.clock.runFor(1000);
    const failures = await failure.count();
    expect(messages.length + failures).toBeGreaterThan(0);
  }).toPass({ timeout: PATIENCE * 1000, intervals: [50] });
  expect(messages.length).toBeLessThanOrEqual(1);
  if (messages.length === 1) return expectSent(messages);
  await expect(message).toHaveValue(TYPED.message);
  await page.reload({ waitUntil: 'commit' });
  await expect(message).toHaveValue(TYPED.message);
}

/** Each file is lost so many times: the page starts soon after, and what was sent meanwhile goes out. */
async function expectStarted(
  page: Page,
  name: FormName,
  isLost: (file: string) => boolean,
  answer: Answer,
  times: number,
) {
  const tries = new Map<string, number>();
  let now = 0;
  let lastGood = 0;
  const { messages } = await sendWhileLost(page, name, isLost, (route, shown) => {
    const file = route.request().url();
    tries.set(file, (tries.get(file) ?? 0) + 1);
    if (tries.get(file)! <= times) return answer(route, shown);
    lastGood = now;
    return route.continue();
  });
  const isStarted = page.locator(`[data-test=${STARTED}]`);
  await expect(async () => {
    await page.clock.runFor(200);
    now += 200;
    const started = await isStarted.count();
    expect(started).toBe(1);
    expect(messages).toHaveLength(1);
  }).toPass({ timeout: PATIENCE * 1000, intervals: [50] });
  expect(now - lastGood).toBeLessThanOrEqual(SOON);
  expectSent(messages);
}

/** Files of which `npm test` loses one of each kind, and how it loses all of them; the others wait for `npm run test:all`. */
const SAMPLE_FILE = /^\/(app-|component---|page-data\/contact)/;
const SAMPLE_FAULTS = ['cut in the middle', 'answered with 503'];

const FORMS = FORM_NAMES.map((name) => ({ name, files: filesOf(FORMS_ON_PAGES[name].path) }));

/** Files that the pages of all forms ask for. Faults that last are tried with one form after the other, in turn. */
const COMMON = FORMS[0]!.files.filter((file) => FORMS.every(({ files }) => files.includes(file)));

FORMS.forEach(({ name, files }, turn) => {
  for (const [index, lost] of [...files, 'everything'].entries()) {
    const isAll = lost === 'everything';
    const isLost = (file: string) => (isAll ? files.includes(file) : file === lost);
    const tagUnless = (isSample: boolean) => ({
      tag: isSample && name === 'contact' ? [] : [MATRIX],
    });
    Object.entries(FAULTS).forEach(([fault, answer], number) => {
      const isSample = fault === 'refused' && (isAll || SAMPLE_FILE.test(lost));
      const isOther =
        COMMON.includes(lost) && (COMMON.indexOf(lost) + number) % FORMS.length !== turn;
      if (isOther && !isSample) return;
      const title = `the ${name} form, ${lost} ${fault}`;
      test(title, tagUnless(isSample), ({ page }) => expectNothingLost(page, name, isLost, answer));
    });
    PASSING.forEach((fault, number) => {
      // Every fault for everything at once; for a file of its own, the faults take turns.
      for (const times of [1, 2]) {
        if (!isAll && (index + number) % PASSING.length !== times) continue;
        const tag = tagUnless(isAll && fault === SAMPLE_FAULTS[times - 1]);
        test(`the ${name} form, ${lost} ${fault}, ${times} times`, tag, ({ page }) =>
          expectStarted(page, name, isLost, FAULTS[fault]!, times),
        );
      }
    });
  }
});

test('data that comes, but not when it is asked for again', ({ page }) => {
  const asked = new Set<string>();
  const isData = (file: string) => /^\/page-data\/(app-data|sq\/)/.test(file);
  const loseSecond = async (route: Route) => {
    const url = route.request().url();
    await (asked.has(url) ? route.abort('internetdisconnected') : route.continue());
    asked.add(url);
  };
  return expectStarted(page, FORM_NAMES[0]!, isData, loseSecond, 2);
});
