import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { existsSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { titleOf } from '../content';
import { countSteps, inputNamed, openEntry, save, scrollTo } from './screen';
import { copySite, startEditing, type Editing, type SiteCopy } from './site-copy';

const PORT = 9140;
const PROJECT = 'data/projects/project-details-03.json';
const TEAM = 'data/team.json';
const FAQ = 'data/faq.json';

let site: SiteCopy;
let editing: Editing;

/** Addresses elsewhere that a page has asked for. */
const strangers: string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(test.info().config.metadata.start as number);
  site = copySite();
  editing = await startEditing(site, PORT);
});

test.afterAll(async () => {
  await editing?.stop();
  rmSync(site.folder, { recursive: true, force: true });
});

test.beforeEach(({ context }) => {
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (['data:', 'blob:'].includes(protocol) || hostname === 'localhost') return;
    strangers.push(request.url());
  });
});

test.afterEach(async () => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) {
    await test.info().attach('what npm run edit says', { body: editing.says() });
  }
  expect(strangers).toEqual([]);
});

/** The lines in which a file differs from what it was, as they are now. */
const newLines = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now).toHaveLength(old.length);
  return now.filter((line, index) => line !== old[index]).map((line) => line.trim());
};

const open = (page: Page, collection: string, entry: string) =>
  openEntry(page, editing.screenUrl, collection, entry);

/** Opens a page of the preview once, whatever the preview is doing. */
async function expectInPreview(
  context: BrowserContext,
  path: string,
  find: (preview: Page) => Locator,
) {
  const preview = await context.newPage();
  await preview.goto(editing.previewUrl + path);
  await expect(find(preview)).toBeVisible();
  // Each open page of the preview holds two of the six connections that a browser has to a server.
  await preview.close();
}

/** Opens a page that is new to the preview, again and again until it is there. */
async function expectNewPage(context: BrowserContext, path: string, heading: string) {
  const preview = await context.newPage();
  await expect(async () => {
    await preview.goto(editing.previewUrl + path);
    await expect(preview.getByRole('heading', { name: heading })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

test('a changed text is one changed line, and the preview shows it', async ({ page, context }) => {
  const before = site.read(PROJECT);
  await open(page, 'Case studies', `03 ${titleOf('/project/project-details-03')}`);
  const input = await inputNamed(page, 'What the product is and who uses it');
  const text = `${await input.inputValue()} It works at night, too.`;
  await input.fill(text);
  await save(page);
  expect(newLines(before, site.read(PROJECT))).toEqual([`"description": ${JSON.stringify(text)},`]);

  await expectInPreview(context, '/project/project-details-03', (preview) =>
    preview.getByText('It works at night, too.'),
  );
});

test('a new portrait is kept where portraits are, and the preview shows it', async ({
  page,
  context,
}) => {
  const before = site.read(TEAM);
  await open(page, 'Pages', 'Team');
  const members = page.getByRole('group', { name: 'Members, in order' }).first();
  await scrollTo(page, members);
  await members.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await members.getByRole('button', { name: 'Replace Image' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const portrait = sharp({ create: { width: 800, height: 1000, channels: 3, background: 'teal' } });
  await (
    await chosen
  ).setFiles({
    name: 'New Portrait.jpg',
    mimeType: 'image/jpeg',
    buffer: await portrait.jpeg().toBuffer(),
  });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  // The screen reads the picture first, and what is saved before that is the old one.
  await expect(members.getByRole('button', { name: 'Rename' })).toBeVisible();
  await save(page);
  expect(newLines(before, site.read(TEAM))).toEqual(['"icon": "images/team/new-portrait.jpg",']);
  expect(existsSync(join(site.folder, 'data/images/team/new-portrait.jpg'))).toBe(true);

  await expectInPreview(context, '/ourteam', (preview) =>
    preview.locator('img[src*="new-portrait"]').first(),
  );
});

test('a copy of a case study becomes a file and a page of its own', async ({ page, context }) => {
  const steps = await countSteps(page);
  await open(page, 'Case studies', `03 ${titleOf('/project/project-details-03')}`);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate Entry' }).click();
  for (const [label, text] of [
    ['Address of the page', '/project/project-details-11'],
    ['Number shown beside the title', '11'],
    ['Short name of the product', 'Ferry ticket app'],
    [
      'One sentence for search engines and shared links',
      'Case study: a ticket app for a ferry that sells, scans and counts tickets on both banks.',
    ],
  ] as const) {
    await (await inputNamed(page, label)).fill(text);
  }
  const figure = page.getByRole('group', { name: 'Figure that stands for this case study' });
  await scrollTo(page, figure.first());
  await figure.getByRole('button', { name: 'Expand', exact: true }).click();
  await (await inputNamed(page, 'Any word')).fill('ferry');
  await save(page);
  // It took 54, and every part of it that has to be different is counted here.
  expect(await steps()).toBeLessThanOrEqual(27);
  const file = site.read('data/projects/project-details-11.json');
  expect(newLines(site.read(PROJECT), file)).toHaveLength(5);

  await expectNewPage(context, '/project/project-details-11', 'Ferry ticket app');
});

test('a case study is removed in one step, from the lists that it is chosen in as well', async ({
  page,
}) => {
  const [file, carousel] = ['data/projects/project-details-11.json', 'data/project-carousel.json'];
  const before = site.read(carousel);
  const { first } = JSON.parse(before) as { first: string[] };
  site.write(
    carousel,
    before.replace(
      JSON.stringify(first[0]),
      `"/project/project-details-11", ${JSON.stringify(first[0])}`,
    ),
  );
  await open(page, 'Case studies', '11 Ferry ticket app');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  expect(existsSync(join(site.folder, file))).toBe(false);
  expect(JSON.parse(site.read(carousel))).toEqual(JSON.parse(before));
});

test('the preview shows a saved text in less than three seconds', async ({ context }) => {
  const preview = await context.newPage();
  await preview.goto(`${editing.previewUrl}/project/project-details-03`);
  const title = titleOf('/project/project-details-03');
  const before = site.read(PROJECT);
  const times: number[] = [];
  // What else the computer does may hold one of them up.
  for (const words of ['Logistics in one', 'Logistics in two', title]) {
    site.write(PROJECT, before.replace(`"${title}"`, JSON.stringify(words)));
    const start = performance.now();
    await expect(preview.getByRole('heading', { level: 1, name: words })).toBeVisible();
    times.push(performance.now() - start);
  }
  test.info().annotations.push({ type: 'times', description: times.map(Math.round).join(', ') });
  // On a computer that does nothing else; on one that has four times as much to do it takes four times as long.
  const crowd = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
  expect(Math.min(...times) / crowd).toBeLessThan(3000);
});

test('a page of the preview that opens while a text changes shows the new text', async ({
  context,
}) => {
  const before = site.read(PROJECT);
  const title = titleOf('/project/project-details-03');
  for (const [delay, words] of [
    [500, 'Logistics at half past'],
    [1000, 'Logistics at one'],
    [1500, title],
  ] as const) {
    site.write(PROJECT, before.replace(`"${title}"`, JSON.stringify(words)));
    await new Promise((resolve) => setTimeout(resolve, delay));
    await expectInPreview(context, '/project/project-details-03', (preview) =>
      preview.getByRole('heading', { level: 1, name: words }),
    );
  }
});

test('four pages of the preview can be open at a time', async ({ context }) => {
  for (const isHidden of [true, true, true, false]) {
    const preview = await context.newPage();
    // A tab behind another is hidden. Chromium without a window shows them all.
    await preview.addInitScript((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden });
    }, isHidden);
    await preview.goto(`${editing.previewUrl}/about`);
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a picture that is replaced under its name is judged and shown as it is now', async ({
  context,
}) => {
  const portrait = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'maroon' } })
      .webp()
      .toBuffer();
  const { members } = JSON.parse(site.read(TEAM)) as { members: { icon: string; title: string }[] };
  const { icon, title } = members[2]!;
  const file = `data/${icon}`;
  const preview = await context.newPage();
  await preview.goto(`${editing.previewUrl}/ourteam`);
  const picture = preview.getByRole('listitem').filter({ hasText: title }).locator('img');
  const before = await picture.getAttribute('src');
  const problems = preview.getByRole('alert').filter({ hasText: 'the preview shows' });
  site.write(file, await portrait(300, 400));
  await expect(problems).toContainText('300 × 400');
  site.write(file, await portrait(800, 1000));
  await expect(problems).toBeHidden();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
});

test('a mistake is reported, and the preview waits until it is mended', async ({
  page,
  context,
}) => {
  const preview = await context.newPage();
  await preview.goto(editing.previewUrl);
  const alert = page.getByRole('alert').filter({ hasText: 'the preview shows' });
  const name = { label: 'Title', right: '', wrong: 'Call {brnad} today' };
  await open(page, 'Parts of several pages', 'Yellow field above the footer');
  name.right = await (await inputNamed(page, name.label)).inputValue();
  await (await inputNamed(page, name.label)).fill(name.wrong);
  await save(page);
  await expect(alert).toContainText(
    'Parts of several pages › Yellow field above the footer › Title',
  );
  await expect(alert).toContainText('{brand}');
  const inPreview = preview.getByRole('alert').filter({ hasText: 'the preview shows' });
  await expect(inPreview).toContainText('Yellow field above the footer › Title');

  await open(page, 'Parts of several pages', 'Yellow field above the footer');
  await (await inputNamed(page, name.label)).fill(name.right);
  await save(page);
  await expect(alert).toBeHidden();
  await expect(inPreview).toBeHidden();
});

test('files that are saved without a change stay as they are, to the byte', async ({ page }) => {
  for (const [collection, entry, file, label] of [
    [
      'Case studies',
      `10 ${titleOf('/project/project-details-10')}`,
      'data/projects/project-details-10.json',
      'Line under the title on a card',
    ],
    ['Pages', 'Questions and answers', FAQ, 'Page title'],
  ] as const) {
    const before = site.read(file);
    await open(page, collection, entry);
    const input = await inputNamed(page, label);
    const text = await input.inputValue();
    await input.fill(`${text}.`);
    await save(page);
    expect(site.read(file)).not.toBe(before);
    await open(page, collection, entry);
    await (await inputNamed(page, label)).fill(text);
    await save(page);
    expect(site.read(file)).toBe(before);
  }
});

test('the content checker finds nothing wrong with what was edited', () => {
  const { isGood, says } = site.check();
  expect(says).toContain('no problems');
  expect(isGood).toBe(true);
});

test('a port in use is reported in a sentence', async () => {
  const second = await startEditing(site, PORT).catch((error: Error) => error.message);
  expect(second).toContain(`Port ${PORT + 1} is in use.`);
  expect(second).not.toContain('    at ');
});

test('Ctrl+C ends the screen and the preview', async () => {
  await editing.stop();
  for (const url of [editing.screenUrl, editing.previewUrl]) {
    await expect(fetch(url)).rejects.toThrow();
  }
});
