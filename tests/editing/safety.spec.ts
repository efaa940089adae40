import { cpSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { SEND_PATH } from '../../enquiry/mail-service/settings';
import { listen } from '../port';
import { edited, PREVIEW, read, SCREEN, write } from './preview';
import { focused, inputNamed, noticeOn, openEntry, scrollTo } from './screen';

const TEAM = 'data/team.json';
const CALL = 'data/call-to-action.json';
const DRAWING = 'data/images/drawing.svg';

// Whatever a test leaves behind, the next one finds the content as it was.
let before: string[] = [];
test.beforeEach(() => void (before = [TEAM, CALL].map(read)));
test.afterEach(() => {
  for (const [index, file] of [TEAM, CALL].entries())
    if (read(file) !== before[index]) write(file, before[index]!);
  rmSync(join(edited(), DRAWING), { force: true });
});

test('the notice names a mistake by its labels, leads to its entry and covers nothing, and the preview waits', async ({
  page,
  context,
}) => {
  const good = read(TEAM);
  const { members } = JSON.parse(good) as { members: { title: string }[] };
  const name = members[1]?.title ?? '';
  const preview = await context.newPage();
  await preview.goto(`${PREVIEW}/ourteam`);
  await openEntry(page, 'Pages', 'Team');
  write(TEAM, good.replace(`"${name}"`, `"${name} {brnad}"`));
  const notice = noticeOn(page);
  await expect(notice).toContainText('Pages › Team › Members, in order › 2 › ');
  await expect(notice).toContainText('{brand}');
  await expect(notice).not.toContainText('members[');
  await preview.bringToFront();
  await expect(noticeOn(preview)).toContainText('Members, in order › 2');
  await expect(preview.getByText('{brnad}', { exact: true })).toHaveCount(0);
  await page.bringToFront();

  const add = page.getByRole('button', { name: /^Add .?Member of the team/ });
  await scrollTo(page, add);
  const boxes = await Promise.all([add.boundingBox(), notice.boundingBox()]);
  expect(boxes[0]!.y + boxes[0]!.height).toBeLessThanOrEqual(boxes[1]!.y);

  await page.goto(SCREEN);
  await notice.getByRole('link', { name: /Members, in order › 2/ }).click();
  await expect(page).toHaveTitle(/^Pages › Team/);
  // In a list, and in an entry of it, that were closed.
  await expect(focused(page)).toHaveValue(`${name} {brnad}`);
  // The CMS's own check would contradict it.
  await expect(page.getByRole('radio', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Validation' })).toBeHidden();
  write(TEAM, good);
  await expect(notice).toBeHidden();
  await preview.reload();
  await expect(preview.getByRole('heading', { name })).toBeVisible();
  await expect(noticeOn(preview)).toBeHidden();
});

test('a file that has changed since it was read is not overwritten unasked', async ({ page }) => {
  await openEntry(page, 'Parts of several pages', 'Yellow panel above the footer');
  const title = await inputNamed(page, 'Title');
  await title.fill('Written on the screen');
  const elsewhere = JSON.stringify({ ...JSON.parse(read(CALL)), title: 'Written elsewhere' });
  write(CALL, elsewhere);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const choice = page.getByRole('alertdialog');
  await expect(choice).toContainText('changed');
  await choice.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue('Written on the screen');
  expect(read(CALL)).toBe(elsewhere);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await choice.getByRole('button', { name: 'Save Anyway' }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  expect(read(CALL)).toContain('Written on the screen');
});

test('what another tab of the same browser has saved is not overwritten unasked', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other])
    await openEntry(tab, 'Parts of several pages', 'Yellow panel above the footer');
  await (await inputNamed(other, 'One sentence')).fill('Written in the other tab');
  await page.bringToFront();
  await (await inputNamed(page, 'Title')).fill('Written in the first tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();

  await other.bringToFront();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('alertdialog')).toContainText('changed');
  expect(read(CALL)).toContain('Written in the first tab');
});

test('a file that cannot be read is shown as such, and stays as it is', async ({ page }) => {
  const broken = read(TEAM).replace(/\s*\{/, '{,');
  write(TEAM, broken);
  await page.goto(SCREEN);
  await expect(noticeOn(page)).toContainText(`Pages › Team (${TEAM}, line 1)`);
  await noticeOn(page).getByRole('link', { name: 'Pages › Team' }).click();
  const title = await inputNamed(page, 'Page title');
  await title.fill('Another team');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await expect(noticeOn(page)).toBeVisible();
  expect(read(TEAM)).toBe(broken);
});

test('content that was away, and has come back, is shown and watched again', async ({ page }) => {
  const [data, away] = ['data', 'away'].map((name) => join(edited(), name)) as [string, string];
  await page.goto(`${PREVIEW}/ourteam`);
  renameSync(data, away);
  await expect(noticeOn(page)).toContainText('data/');
  cpSync(away, data, { recursive: true });
  rmSync(away, { recursive: true });
  await expect(noticeOn(page)).toBeHidden();
  write(TEAM, before[0]!.replace('{', '{,'));
  await expect(noticeOn(page)).toContainText(TEAM);
});

const API = `${PREVIEW}/admin/api/v1/repos/this-computer/website`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
const READ = [
  ...[`${API}/git/trees/disk`, `${API}/media/disk/${TEAM}`, `${PREVIEW}/api/enquiries`],
  ...[`${SCREEN}places`, `${SCREEN}problems`],
  ...[`${PREVIEW}/page-data/app-data.json`, `${PREVIEW}/___graphql?query=%7B__typename%7D`],
  `${PREVIEW}/socket.io/?EIO=4&transport=polling`,
];

/** What a page that is open can read by script. */
const readableFrom = (page: Page) =>
  page.evaluate(async (all) => {
    const answers = await Promise.all(all.map((url) => fetch(url).catch(() => undefined)));
    return all.filter((_, index) => answers[index]?.ok);
  }, READ);

/** Whether a page that is open can receive what the preview sends after every change. */
const receivesFrom = (page: Page) =>
  page.evaluate(
    (url) => {
      const socket = new WebSocket(url);
      return new Promise<boolean>((done) => {
        socket.onopen = () => done(true);
        socket.onerror = () => done(false);
      });
    },
    `${PREVIEW.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
  );

test('a page of another site reads, embeds and writes nothing, and what it links to runs nothing', async ({
  page,
}) => {
  const team = read(TEAM);
  write(DRAWING, `${SVG}<script>document.documentElement.id = "ran"</script></svg>`);
  // A form that is sent as plain text sends a name, = and a value.
  const change = { files: [{ operation: 'delete', path: TEAM }], '': '=' };
  const [name, value] = JSON.stringify(change).split('=');
  const server = createServer((_request, response) => {
    const form = `<form method="post" target="_blank" enctype=`;
    response.setHeader('Content-Type', 'text/html');
    response.end(`<a href="${API}/media/disk/${DRAWING}"><img src="${API}/media/disk/${DRAWING}"></a>
      ${form}"text/plain" action="${API}/contents"><input name='${name}' value='${value}'><button></form>
      ${form}"multipart/form-data" action="${PREVIEW}${SEND_PATH}"><button></form>`);
  });
  await page.goto(PREVIEW);
  const own = await readableFrom(page);
  expect(own).toEqual(READ);
  const isReceived = await receivesFrom(page);
  expect(isReceived).toBe(true);
  // For a browser, 127.0.0.1 and localhost are two sites.
  await page.goto(`http://127.0.0.1:${await listen(server)}`);
  const others = await readableFrom(page);
  expect(others).toEqual([]);
  const isReceivedElsewhere = await receivesFrom(page);
  expect(isReceivedElsewhere).toBe(false);
  await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 0);
  for (const button of await page.getByRole('button').all()) {
    const opened = page.waitForEvent('popup');
    const answered = page
      .context()
      .waitForEvent('response', (one) => one.url().startsWith(PREVIEW));
    await button.click();
    expect((await answered).status()).toBe(403);
    const answer = await opened;
    await expect(answer.getByText('Only pages of this server may ask for this')).toBeVisible();
    await answer.close();
  }
  await page.getByRole('link').click();
  await expect(page.locator('svg')).toHaveCount(1);
  await expect(page.locator('#ran')).toHaveCount(0);
  for (const address of READ) {
    const answer = await page.goto(address.replace('localhost', 'elsewhere.example'));
    expect(answer?.status(), address).toBe(403);
  }
  expect(read(TEAM)).toBe(team);
  server.close();
});
