import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect as expectInPage, type Browser, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  mailServiceOf,
  ORIGIN_SETTING,
  REQUIRED_SETTINGS,
} from '../../enquiry/mail-service/settings';
import { filesIn } from '../../hosting/files-in';
import { findChromium, NOT_DRIVEN } from '../browser/find-chromium';
import { company, contactPage, formMessages, portfolioPage } from '../content';
import { fieldOf, fillIn, formOf } from '../e2e/forms';
import { menuLink } from '../e2e/menus';
import { start, waitForLoader } from '../e2e/pages';
import { TYPED, typedInto } from '../forms';
import { addDraft, copyForBuild, DRAFT, runIn, serve, type Served } from './copies';

// Pages that were opened before a release are used after it.

const { action: SEND_FORM, origin: ORIGIN } = mailServiceOf({});
const KEYS = {
  ...Object.fromEntries(REQUIRED_SETTINGS.map((name) => [name, 'id'])),
  [ORIGIN_SETTING]: ORIGIN,
};
/** Leaves the ids to the file. */
const FROM_FILE = Object.fromEntries(Object.keys(KEYS).map((name) => [name, undefined]));
const NEW_HEADING = 'Another heading';
/** A page whose address changes, and which says nothing of the old one. */
const RENAMED = '/project/project-details-08';

let folder: string;
let served: Served;
let browser: Browser;

beforeAll(async () => {
  folder = copyForBuild();
  const lines = Object.entries(KEYS).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env.production'), lines.join(''));
  runIn(folder, FROM_FILE, 'npm', 'run', 'build');
  served = await serve(folder, KEYS);
  browser = await chromium.launch({ executablePath: findChromium(), args: [NOT_DRIVEN] });
});

afterAll(async () => {
  await browser.close();
  await served.stop();
  rmSync(folder, { recursive: true, force: true });
});

const edit = (file: string, change: (text: string) => string) => {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  expect(changed, file).not.toBe(text);
  writeFileSync(path, changed);
};

/** Changes texts, what every page asks for, and the scripts of the frame, of the forms and of the carousel. */
function changeSite(): void {
  for (const [file, { heading }] of [
    ['contact', contactPage.banner],
    ['portfolio', portfolioPage.banner],
  ] as const) {
    edit(`data/${file}-page.json`, (text) =>
      text.replace(`"heading": "${heading}"`, `"heading": "${NEW_HEADING}"`),
    );
  }
  edit('data/about-page.json', (text) => text.replace('{', '{ "formerPaths": ["/Our-Story"],'));
  edit('data/projects/project-details-08.json', (text) => text.replace(RENAMED, `${RENAMED}-b`));
  edit('src/site/use-site.ts', (text) => text.replace('company {', 'company {\n      __typename'));
  for (const file of [
    'src/layout/show-place.ts',
    'src/forms/form-controller.tsx',
    'src/components/carousel/use-slider-near.ts',
  ]) {
    edit(file, (text) => `${text}\nif (typeof window !== 'undefined') window.name = 'changed';\n`);
  }
}

async function open(path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({
    baseURL: `http://localhost:${served.port}`,
    viewport: { width: 1440, height: 900 },
  });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(path);
  await waitForLoader(page);
  return { page, complaints };
}

const expectHeading = (page: Page, name: string) =>
  expectInPage(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Fills in the contact form and sends it; once more if it says that it was not sent. */
async function expectToSend(page: Page): Promise<void> {
  const messages: string[] = [];
  await page.route(SEND_FORM, async (route) => {
    messages.push(route.request().postData() ?? '');
    await route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const form = formOf(page, 'contact');
  const send = form.getByRole('button', { name: contactPage.form.submit });
  await form.scrollIntoViewIfNeeded();
  await fillIn(form, 'contact');
  await send.click();
  const failure = form.getByRole('alert').filter({ hasText: formMessages.refused });
  await expect
    .poll(async () => messages.length > 0 || (await failure.isVisible()), { timeout: 20_000 })
    .toBe(true);
  if (messages.length === 0) await send.click();
  await expect.poll(() => messages.length).toBe(1);
  for (const value of Object.values(typedInto('contact'))) {
    expect(messages[0]!.replaceAll('\r\n', '\n')).toContain(value);
  }
}

test('pages that were opened before a release work after it', { timeout: 300_000 }, async () => {
  const untouched = await open('/contact');
  const halfTyped = await open('/contact');
  const subject = fieldOf(formOf(halfTyped.page, 'contact'), contactPage.form.subject);
  await subject.fill(TYPED.subject);
  const started = await open('/about');
  await start(started.page);
  const startedForm = await open('/contact');
  await start(startedForm.page);
  const startedHome = await open('/');
  await start(startedHome.page);

  const namesOfScripts = () =>
    readdirSync(join(folder, 'dist/site')).filter((name) => name.endsWith('.js'));
  const before = namesOfScripts();
  changeSite();
  addDraft(folder);
  const output = runIn(folder, KEYS, 'npm', 'run', 'build');
  expect(output).toContain(`${RENAMED} was a page and now leads nowhere.`);
  expect(output).toContain('One draft is left out.');
  const traces = filesIn(join(folder, 'dist/site')).filter((file) =>
    readFileSync(join(folder, 'dist/site', file)).includes(DRAFT.title),
  );
  expect(traces).toEqual([]);
  expect(namesOfScripts()).toEqual(expect.arrayContaining(before));
  expect(namesOfScripts().length).toBeGreaterThanOrEqual(before.length + 3);

  // The server reads the site once.
  await served.stop();
  served = await serve(folder, KEYS, served.port);
  const fresh = await open('/contact');
  await expectHeading(fresh.page, NEW_HEADING);

  // A former address leads to the page, and on a host that cannot redirect there is a page that does.
  await fresh.page.goto('/our-story?from=mail');
  expect(fresh.page.url()).toMatch(/\/about\?from=mail$/);
  const former = parse(readFileSync(join(folder, 'dist/site/Our-Story.html'), 'utf8'));
  const attribute = (selector: string, name: string) =>
    former.querySelector(selector)?.getAttribute(name);
  expect(attribute('link[rel=canonical]', 'href')).toBe(`${company.siteUrl}/about`);
  expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
  expect(attribute('main p a', 'href')).toBe('/about');
  const sitemap = readFileSync(join(folder, 'dist/site/sitemap.xml'), 'utf8');
  expect(sitemap).not.toContain('Our-Story');

  // A link leads to the new page.
  await menuLink(started.page, '/portfolio').click();
  await expectHeading(started.page, NEW_HEADING);

  // Forms are sent: by a page whose scripts had started, and by those that ask for old ones.
  for (const { page } of [startedForm, untouched, halfTyped]) {
    await expectToSend(page);
  }

  // The carousel, whose script comes only now, starts.
  const row = startedHome.page.locator('[data-carousel]');
  await row.scrollIntoViewIfNeeded();
  await expectInPage(row).not.toHaveAttribute('data-carousel', 'row');

  for (const { complaints } of [untouched, halfTyped, started, startedForm, startedHome]) {
    expect(complaints).toEqual([]);
  }
});
