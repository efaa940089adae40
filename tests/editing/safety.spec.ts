import { expect, test, type Page } from '@playwright/test';
import { editCopy, type DataCopy } from './data-copy';
import { inputNamed, openEntry, save } from './screen';

const PORT = 9145;
const TEAM = 'data/team.json';
const YELLOW = 'data/call-to-action.json';
const PARTS = 'Parts of several pages';
const YELLOW_FIELD = 'Yellow field above the footer';

let site: DataCopy;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await editCopy(PORT);
});
test.afterAll(() => site.stop());

const openYellow = async (page: Page) => {
  await openEntry(page, site.url, PARTS, YELLOW_FIELD);
  return inputNamed(page, 'Title');
};

test('leaving unsaved changes asks, and the draft comes back', async ({ page }) => {
  const before = site.read(YELLOW);
  const title = await openYellow(page);
  await title.pressSequentially(' today');
  const written = await title.inputValue();

  const answers: ('accept' | 'dismiss')[] = ['dismiss', 'accept'];
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog[answers.shift() ?? 'accept']();
  });
  const leave = page.getByRole('button', { name: 'Cancel Editing' });
  await leave.click();
  await expect(title).toHaveValue(written);
  await leave.click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  expect(questions).toEqual(['confirm', 'confirm']);

  await page.getByRole('gridcell', { name: YELLOW_FIELD, exact: true }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(await inputNamed(page, 'Title')).toHaveValue(written);
  await page.reload();
  expect(questions).toEqual(['confirm', 'confirm', 'beforeunload']);
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(site.read(YELLOW)).toBe(before);
});

test('a file that has changed since it was read is not overwritten unasked', async ({ page }) => {
  const before = site.read(YELLOW);
  const title = await openYellow(page);
  await title.fill('Written on the screen');
  const elsewhere = before.replace(/"title": "[^"]*"/, '"title": "Written elsewhere"');
  site.write(YELLOW, elsewhere);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const choice = page.getByRole('alertdialog');
  await expect(choice).toContainText('changed');
  await choice.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue('Written on the screen');
  expect(site.read(YELLOW)).toBe(elsewhere);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await choice.getByRole('button', { name: 'Save Anyway' }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  expect(site.read(YELLOW)).toContain('Written on the screen');
});

test('what was saved can be taken back', async ({ page, context }) => {
  const before = site.read(YELLOW);
  const title = await openYellow(page);
  await title.fill('Written by mistake');
  await save(page);
  await openYellow(page);
  await page.getByLabel('History', { exact: true }).click();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /^Update/ })
    .first()
    .click();
  const saves = await opened;
  const newest = saves.getByRole('article').first();
  await expect(newest).toContainText('Written by mistake');
  await newest.getByRole('button', { name: 'Go back to before this save' }).click();
  await expect(newest).toContainText('Gone back');
  expect(site.read(YELLOW)).toBe(before);
});

test('a file that cannot be read is shown as such, and stays as it is', async ({ page }) => {
  const before = site.read(TEAM);
  const broken = before.replace('{', '{,');
  await openEntry(page, site.url, 'Pages', 'Team');
  site.write(TEAM, broken);
  await page.goto('about:blank');
  await page.goto(site.url);
  await page.getByRole('treeitem', { name: 'Pages', exact: true }).click();
  await page.getByRole('gridcell', { name: 'Team', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Pages › Team can’t be read' });
  await expect(dialog).toContainText(`${TEAM}, line 1`);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toBeHidden();
  expect(site.read(TEAM)).toBe(broken);

  await page.getByRole('gridcell', { name: 'Team', exact: true }).click();
  await expect(dialog).toBeVisible();
  site.write(TEAM, before);
  await expect(dialog).toBeHidden();
  await expect(await inputNamed(page, 'Page title')).not.toHaveValue('');
});

test('a page that a menu links to is not deleted, and the menu is named', async ({ page }) => {
  await openEntry(page, site.url, 'Legal pages', 'Privacy');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'can’t be deleted' });
  await expect(notice).toContainText('Menus ›');
  expect(site.read('data/legal/privacy.json')).toContain('"title"');
  await notice
    .getByRole('link', { name: /^Menus ›/ })
    .first()
    .click();
  await expect(page).toHaveTitle(/^Menus › /);
});
