import type { Page } from '@playwright/test';
import { callbackSection, contactPage, formMessages } from '../content';
import { expect, test } from './console';
import { callbackForm, contactForm, SEND_FORM } from './forms';
import { hold } from './hold';
import { waitForLoader } from './started';

const { form: labels } = contactPage;

/**
 * Notes from the next document on each error of a field that the browser shows by itself.
 *
 * @returns a function that gives the names of those fields so far
 */
async function noteBubbles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const bubbles: string[] = [];
    Object.assign(window, { bubbles });
    addEventListener(
      'invalid',
      (event) =>
        setTimeout(() => {
          if (!event.defaultPrevented) bubbles.push((event.target as HTMLInputElement).name);
        }),
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { bubbles: string[] }).bubbles);
}

test.beforeEach(async ({ page }) => {
  await page.route(SEND_FORM, () => {
    throw new Error('A form with errors was sent.');
  });
});

const EARLY_FORMS = [
  {
    name: 'contact',
    path: '/contact',
    find: contactForm,
    labels,
    first: labels.firstname,
    message: formMessages.lastnameRequired,
  },
  {
    name: 'callback',
    path: '/',
    find: callbackForm,
    labels: callbackSection.form,
    first: callbackSection.form.fullname,
    message: formMessages.messageRequired,
  },
];

for (const { name, path, find, labels, first, message } of EARLY_FORMS) {
  test(`the ${name} form with errors, sent before its script has come, shows the messages and no others`, async ({
    page,
  }) => {
    const bubbles = await noteBubbles(page);
    const release = await hold(page, '**/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const form = find(page);
    await form.getByRole('button', { name: labels.submit }).click();
    release();
    await expect(form.getByText(message, { exact: true })).toBeVisible();
    await expect(form.getByLabel(first)).toBeFocused();
    await expect.poll(bubbles).toEqual([]);
  });
}

test('errors are shown by the browser when the script of the form does not come', async ({
  page,
}) => {
  await page.clock.install();
  const bubbles = await noteBubbles(page);
  await page.route(/\/app-[^/]*\.js$/, () => undefined);
  await page.goto('/contact');
  await waitForLoader(page);
  const form = contactForm(page);
  await form.getByRole('button', { name: labels.submit }).click();
  await expect.poll(bubbles).toEqual([]);
  await page.clock.runFor(9000);
  await expect.poll(bubbles).toContain('firstname');
  await expect(form.getByLabel(labels.firstname)).toBeFocused();
});
