import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { titleOf } from '../content';
import { MATRIX } from '../routes';
import { edited, LOG, PORT, PREVIEW, read, spawnPreview, write } from './preview';
import {
  chooseOption,
  inputNamed,
  noticeOn,
  openEntry,
  picture,
  replacePicture,
  save,
  scrollTo,
} from './screen';

const PROJECT = 'data/projects/project-details-03.json';
const PROJECT_PAGE = '/project/project-details-03';
const PROJECT_TITLE = titleOf(PROJECT_PAGE);
const TEAM = 'data/team.json';

/** Addresses elsewhere that a page has asked for. */
const strangers: string[] = [];

test.beforeEach(({ context }) => {
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (['data:', 'blob:'].includes(protocol) || hostname === 'localhost') return;
    strangers.push(request.url());
  });
});
test.afterEach(() => expect(strangers).toEqual([]));

const recordIn = (file: string) => JSON.parse(read(file)) as Record<string, unknown>;

/** Opens a page of the preview until it shows something: one that opens during a change may show what was before. */
async function expectInPreview(
  context: BrowserContext,
  path: string,
  find: (preview: Page) => Locator,
) {
  const preview = await context.newPage();
  await expect(async () => {
    await preview.goto(PREVIEW + path);
    await expect(find(preview)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  // Each open page of the preview holds one of the six connections that a browser has to a server.
  await preview.close();
}

test('a changed text changes nothing else, the preview shows it, and changed back the file says what it said', async ({
  page,
  context,
}) => {
  const before = recordIn(PROJECT);
  await openEntry(page, 'Case studies', `03 ${PROJECT_TITLE}`);
  const label = 'What the product is and who uses it';
  const input = await inputNamed(page, label);
  const text = `${await input.inputValue()} It works at night, too.`;
  await input.fill(text);
  const { length } = read(LOG);
  await save(page);
  expect(recordIn(PROJECT)).toEqual({ ...before, description: text });
  await expectInPreview(context, PROJECT_PAGE, (preview) =>
    preview.getByText('It works at night, too.'),
  );
  // One check copies one file, and one page asks for it: on a quiet machine that takes two seconds.
  const printed = read(LOG).slice(length);
  expect(printed.match(/changed file at/g)).toHaveLength(1);
  expect(printed.match(/Writing page-data.json[^/]* (\d+)\/\d+/g)).toHaveLength(1);
  expect(printed).toMatch(/Writing page-data.json[^/]* 1\/1/);
  await openEntry(page, 'Case studies', `03 ${PROJECT_TITLE}`);
  await (await inputNamed(page, label)).fill(text.replace(' It works at night, too.', ''));
  await save(page);
  expect(recordIn(PROJECT)).toEqual(before);
});

test('a new portrait is kept where portraits are, and the preview shows it', async ({
  page,
  context,
}, { repeatEachIndex: index }) => {
  const before = recordIn(TEAM);
  await openEntry(page, 'Pages', 'Team');
  const members = page.getByRole('group', { name: 'Members, in order' }).first();
  await scrollTo(page, members);
  await members.getByRole('button', { name: 'Expand', exact: true }).first().click();
  // Another file each time that this is repeated: the screen keeps one of two equal ones.
  const portrait = await picture(800, 1000 + index, 'teal');
  await replacePicture(page, members, `New Portrait ${index}.webp`, portrait);
  await save(page);
  const kept = `images/team/new-portrait-${index}.webp`;
  const [first, ...others] = before.members as object[];
  expect(recordIn(TEAM)).toEqual({ ...before, members: [{ ...first, icon: kept }, ...others] });
  expect(existsSync(join(edited(), 'data', kept))).toBe(true);
  await expectInPreview(context, '/ourteam', (preview) =>
    preview.locator(`img[src*="new-portrait-${index}"]`).first(),
  );
});

const COPY =
  'a copy of a case study becomes a file and a page of its own, and is removed in one step, from the lists that it is chosen in as well';
test(COPY, { tag: MATRIX }, async ({ page, context }) => {
  const [file, carousel] = ['data/projects/project-details-11.json', 'data/project-carousel.json'];
  await openEntry(page, 'Case studies', `03 ${PROJECT_TITLE}`);
  await chooseOption(page, 'Duplicate Entry');
  const own = {
    path: '/project/project-details-11',
    number: '11',
    title: 'Ferry ticket app',
    metaDescription:
      'Case study: a ticket app for a ferry that sells, scans and counts tickets on both banks.',
  };
  for (const [label, text] of [
    ['Address of the page', own.path],
    ['Number shown beside the title', own.number],
    ['Short name of the product', own.title],
    ['One sentence for search engines and shared links', own.metaDescription],
  ] as const) {
    await (await inputNamed(page, label)).fill(text);
  }
  const figure = page.getByRole('group', { name: 'Figure that stands for this case study' });
  await scrollTo(page, figure.first());
  await figure.getByRole('button', { name: 'Expand', exact: true }).click();
  await (await inputNamed(page, 'Any word')).fill('ferry');
  await save(page);
  const { kolam, ...study } = recordIn(PROJECT);
  expect(recordIn(file)).toEqual({ ...study, ...own, kolam: { ...kolam!, seed: 'ferry' } });
  await expectInPreview(context, '/project/project-details-11', (preview) =>
    preview.getByRole('heading', { name: 'Ferry ticket app' }),
  );

  const before = read(carousel);
  const first = JSON.stringify((JSON.parse(before) as { first: string[] }).first[0]);
  write(carousel, before.replace(first, `"/project/project-details-11", ${first}`));
  await openEntry(page, 'Case studies', '11 Ferry ticket app');
  await chooseOption(page, 'Delete Entry');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  expect(existsSync(join(edited(), file))).toBe(false);
  expect(JSON.parse(read(carousel))).toEqual(JSON.parse(before));
});

test(
  'a picture that is replaced under its name is judged and shown as it is now',
  { tag: MATRIX },
  async ({ context }) => {
    const { members } = JSON.parse(read(TEAM)) as { members: { icon: string; title: string }[] };
    const { icon, title } = members[2]!;
    const preview = await context.newPage();
    await preview.goto(`${PREVIEW}/ourteam`);
    const portrait = preview.getByRole('listitem').filter({ hasText: title }).locator('img');
    const before = await portrait.getAttribute('src');
    write(`data/${icon}`, await picture(300, 400, 'maroon'));
    await expect(noticeOn(preview)).toContainText('300 × 400');
    write(`data/${icon}`, await picture(800, 1000, 'maroon'));
    await expect(noticeOn(preview)).toBeHidden();
    await expect(portrait).not.toHaveAttribute('src', before ?? '');
  },
);

test('a port in use is reported in a sentence', { tag: MATRIX }, async () => {
  const second = spawnPreview();
  let says = '';
  second.stderr.on('data', (chunk: Buffer) => (says += chunk.toString()));
  await once(second, 'exit');
  expect(says).toContain(`Port ${PORT} is in use.`);
  expect(says).not.toContain('    at ');
});
