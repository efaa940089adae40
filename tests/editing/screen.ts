import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { SCREEN } from './preview';

/** Opens an entry of a collection of the screen, from the list of collections. */
export async function openEntry(page: Page, collection: string, entry: string, screen = SCREEN) {
  await page.goto(screen);
  const inCollection = page.getByRole('gridcell', { name: entry, exact: true });
  // While it loads, the screen may open its first collection after the one that was chosen.
  await expect(async () => {
    await page.getByRole('treeitem', { name: collection, exact: true }).click();
    await expect(inCollection).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await inCollection.click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible();
}

/** Opens a menu of the open entry, and chooses what to do with it. */
export async function chooseOption(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** The notice on the screen and in the preview that the content has problems. */
export const noticeOn = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'the preview shows' });

/** Scrolls down until something is there: the screen creates inputs when they come near. */
export async function scrollTo(page: Page, target: Locator): Promise<void> {
  await page.mouse.move(700, 500);
  await expect(async () => {
    if (!(await target.isVisible())) await page.mouse.wheel(0, 400);
    await expect(target).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 20_000, intervals: [100] });
  await target.scrollIntoViewIfNeeded();
}

/** The input that a label belongs to. */
export async function inputNamed(page: Page, label: string): Promise<Locator> {
  const input = page.getByRole('textbox', { name: label, exact: true });
  await scrollTo(page, input);
  return input;
}

/** The input that has the focus. */
export const focused = (page: Page): Locator =>
  page.getByRole('textbox').and(page.locator(':focus'));

/** Replaces the picture of an open group of inputs with one that is uploaded. */
export async function replacePicture(page: Page, group: Locator, name: string, buffer: Buffer) {
  await group.getByRole('button', { name: 'Replace Image' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const mimeType = name.endsWith('HEIC') ? 'image/heic' : 'image/webp';
  await (await chosen).setFiles({ name, mimeType, buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  // The screen reads the picture first, and what is saved before that is the old one.
  await expect(group.getByRole('button', { name: 'Rename' })).toBeVisible();
}

/** A picture of one colour. */
export const picture = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();

/** Saves, and waits until the screen has gone back to the list. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
}
