import { expect, type Locator, type Page } from '@playwright/test';
import type { FormName } from '../../enquiry/forms';
import { SEND_PATH } from '../../enquiry/mail-service/settings';
import { formMessages } from '../content';
import { requiredFieldsOf, typedInto, withLabels, type Typed } from '../forms';
import { openStarted } from './pages';

/** The address to which forms post. */
export const SEND_FORM = `**${SEND_PATH}`;

/** Answers the forms with the given statuses in turn, and keeps the messages. */
export async function answerWith(page: Page, ...statuses: number[]): Promise<string[]> {
  const messages: string[] = [];
  await page.route(SEND_FORM, async (route) => {
    messages.push(route.request().postData() ?? '');
    const status = statuses[Math.min(messages.length, statuses.length) - 1] ?? 200;
    await route.fulfill({ status, body: status === 200 ? 'OK' : 'Refused' });
  });
  return messages;
}

/** A form with errors is never sent. */
export const expectNotSent = (page: Page): Promise<unknown> =>
  page.route(SEND_FORM, () => {
    throw new Error('A form with errors was sent.');
  });

/** Makes the browser believe that there is no network, as it does on some networks. Runs in the page. */
export const believeOffline = (): void =>
  void Object.defineProperty(navigator, 'onLine', { get: () => false });

/** A field with this label, and none whose label contains it. */
export const fieldOf = (form: Locator | Page, label: string): Locator =>
  form.getByLabel(label, { exact: true });

/** A form of the open page. */
export const formOf = (page: Page, name: FormName): Locator => page.locator(`form[name=${name}]`);

/** Expects a form to name every field that it requires. */
export async function expectMissing(form: Locator, name: FormName): Promise<void> {
  const texts: Record<string, unknown> = formMessages;
  for (const field of requiredFieldsOf(name)) {
    const message = String(texts[`${field}Required`]);
    await expect(form.getByText(message, { exact: true })).toBeVisible();
  }
}

/** Ticks what a form asks to tick. */
export async function tickAll(form: Locator): Promise<void> {
  for (const box of await form.getByRole('checkbox').all()) await box.check();
}

/**
 * Fills in the fields that a form requires, and ticks its boxes.
 *
 * @param other - what to type instead, by the name of the field
 */
export async function fillIn(form: Locator, name: FormName, other: Typed = {}): Promise<void> {
  for (const [label, text] of withLabels(name, { ...typedInto(name), ...other })) {
    await fieldOf(form, label).fill(text);
  }
  await tickAll(form);
}

/** Brings a form into view and waits until its script runs: before that, only waiting scripts keep what is sent. */
export async function reach(form: Locator): Promise<Locator> {
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate', '');
  return form;
}

/** Opens the contact page and waits until the contact form works. */
export async function openContactForm(page: Page): Promise<Locator> {
  await openStarted(page, '/contact');
  return reach(formOf(page, 'contact'));
}
