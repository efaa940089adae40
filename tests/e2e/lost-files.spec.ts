import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { filesIn } from '../../hosting/files-in';
import { STARTED } from '../../plugins/waiting-scripts/protocol';
import { callbackSection, contactPage } from '../content';
import { MATRIX } from '../routes';
import { SITE } from '../site/read-site';
import { expect, loudTest as test } from './console';
import { CALLBACK, callbackForm, CONTACT, contactForm, fillIn, SEND_FORM } from './forms';

// Whatever file of a page does not come: a visitor who fills in a form and presses the button either sends
// it, or reads that it was not sent and keeps the text, also over a reload.

type Answer = (route: Route, page: Page) => Promise<void>;

/** Milliseconds of the page's clock within which a page starts once its last file has come. */
const SOON = 3000;

/** Seconds of the page's clock until a form must have been sent or must have said why not. */
const PATIENCE = 30;

const fileOf = (route: Route) =>
  readFileSync(join(SITE, decodeURI(new URL(route.request().url()).pathname)));

/** What comes in the place of a file. */
const FAULTS: Record<string, Answer> = {
  refused: (route) => route.abort('connectionrefused'),
  reset: (route) => route.abort('connectionreset'),
  'cut in the middle': (route) => {
    const file = fileOf(route);
    return route.fulfill({ path: undefined, body: file.subarray(0, file.length / 2) });
  },
  'answered with 503': (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
  'answered with a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Log in</h1>' }),
};

const late: Answer = async (route, page) => {
  // By the clock of the page, which the test moves.
  const start = await page.evaluate(() => Date.now());
  await page.waitForFunction((time) => Date.now() > time + 10_000, start, { polling: 100 });
  await route.continue();
};

/** Faults that last, and one that passes too late for a visitor. */
const LASTING = { ...FAULTS, 'ten seconds late': late };

const FORMS = {
  contact: {
    path: '/contact',
    find: contactForm,
    fill: (form: Locator) => fillIn(form, CONTACT, contactPage.form),
    text: CONTACT.message,
    labels: contactPage.form,
  },
  callback: {
    path: '/',
    find: callbackForm,
    fill: (form: Locator) => fillIn(form, CALLBACK, callbackSection.form),
    text: CALLBACK.message,
    labels: callbackSection.form,
  },
};

/** The files that the page of a form may ask for, from the list of those that the build has written. */
function filesOf(path: string): string[] {
  const page = path === '/' ? 'index' : path.slice(1);
  const pageData = `page-data/${page}/page-data.json`;
  const { staticQueryHashes, componentChunkName } = JSON.parse(
    readFileSync(join(SITE, pageData), 'utf8'),
  ) as { staticQueryHashes: string[]; componentChunkName: string };
  const assets = filesIn(SITE).filter(
    (file) =>
      /^[^/]+\.(js|css)$|\.woff2$/.test(file) &&
      (!file.startsWith('component---') || file.startsWith(componentChunkName)),
  );
  const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
  return [...assets, pageData, 'page-data/app-data.json', ...queries].map((file) => `/${file}`);
}

type Form = (typeof FORMS)[keyof typeof FORMS];

/** Opens the page of a form while files of it are lost, fills the form in and sends it. */
async function sendWhileLost(
  page: Page,
  { path, find, fill, labels }: Form,
  isLost: (file: string) => boolean,
  answer: Answer,
) {
  const messages: string[] = [];
  await page.clock.install();
  await page.addInitScript((started) => {
    addEventListener(started, () => document.documentElement.setAttribute('data-test', started));
  }, STARTED);
  await page.route(
    (url) => isLost(url.pathname),
    (route) => answer(route, page).catch(() => {}),
  );
  await page.route(SEND_FORM, async (route) => {
    messages.push(route.request().postData() ?? '');
    await route.fulfill({ body: 'OK' });
  });
  await page.goto(path, { waitUntil: 'commit' });
  const form = find(page);
  await form.scrollIntoViewIfNeeded();
  await fill(form);
  await form.getByRole('button', { name: labels.submit }).click();
  return { form, messages };
}

async function expectNothingLost(
  page: Page,
  lost: Form,
  isLost: (file: string) => boolean,
  answer: Answer,
) {
  const { text, labels } = lost;
  const { form, messages } = await sendWhileLost(page, lost, isLost, answer);
  const failure = form.getByRole('alert').filter({ hasText: /\w/ });
  await expect(async () => {
    await page.clock.runFor(1000);
    const failures = await failure.count();
    expect(messages.length + failures).toBeGreaterThan(0);
  }).toPass({ timeout: PATIENCE * 1000, intervals: [50] });
  expect(messages.length).toBeLessThanOrEqual(1);
  if (messages.length === 1) expect(messages[0]).toContain(text.split('\n')[0]);
  else {
    await expect(form.getByLabel(labels.message)).toHaveValue(text);
    await page.reload({ waitUntil: 'commit' });
    await expect(form.getByLabel(labels.message)).toHaveValue(text);
  }
}

/** Each file is lost so many times: the page starts soon after, and what was sent meanwhile goes out. */
async function expectStarted(
  page: Page,
  lost: Form,
  isLost: (file: string) => boolean,
  answer: Answer,
  times: number,
) {
  const tries = new Map<string, number>();
  let now = 0;
  let lastGood = 0;
  const { messages } = await sendWhileLost(page, lost, isLost, (route, shown) => {
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
  expect(messages[0]).toContain(lost.text.split('\n')[0]);
}

/** Files of which `npm test` loses one of each kind, and how it loses all of them; the others wait for `npm run test:all`. */
const SAMPLE_FILE = /^\/(app-|component---|page-data\/contact)/;
const SAMPLE_FAULTS = ['cut in the middle', 'answered with 503'];

for (const [name, form] of Object.entries(FORMS)) {
  const files = filesOf(form.path);
  const isOne = (path: string) => files.includes(path);
  const tagUnless = (isSample: boolean) => ({
    tag: isSample && name === 'contact' ? [] : [MATRIX],
  });
  for (const [fault, answer] of Object.entries(LASTING)) {
    for (const file of files) {
      const isSample = fault === 'refused' && SAMPLE_FILE.test(file);
      test(`the ${name} form, ${file} ${fault}`, tagUnless(isSample), ({ page }) =>
        expectNothingLost(page, form, (path) => path === file, answer),
      );
    }
    test(`the ${name} form, everything ${fault}`, tagUnless(fault === 'refused'), ({ page }) =>
      expectNothingLost(page, form, isOne, answer),
    );
  }
  for (const [fault, answer] of Object.entries(FAULTS)) {
    for (const times of [1, 2]) {
      const title = `${fault}, ${times} times`;
      const isSample = fault === SAMPLE_FAULTS[times - 1];
      test(`the ${name} form, everything ${title}`, tagUnless(isSample), ({ page }) =>
        expectStarted(page, form, isOne, answer, times),
      );
      for (const file of files) {
        test(`the ${name} form, ${file} ${title}`, { tag: MATRIX }, ({ page }) =>
          expectStarted(page, form, (path) => path === file, answer, times),
        );
      }
    }
  }
}
