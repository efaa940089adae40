import { expect, type Locator, type Page } from '@playwright/test';
import { FORMS, type FormFields, type FormName } from '../../enquiry/forms';
import { SEND_PATH } from '../../enquiry/mail-service/settings';
import { callbackSection, contactPage, formMessages } from '../content';
import { openStarted } from './pages';

/** What a visitor types, by the name of the field. */
export const CONTACT = {
  firstname: 'Kavya',
  lastname: 'Nair',
  email: 'kavya@example.com',
  phone: '9845012345',
  subject: 'A stock system',
  message: 'We keep stock in three notebooks.\nCan you help?',
};
export const CALLBACK = {
  fullname: 'Kavya Nair',
  email: 'kavya@example.com',
  phone: '9845012345',
  message: 'Please ring after four.',
};

/** The address to which forms post. */
export const SEND_FORM = `**${SEND_PATH}`;

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

/** The contact form, recognised by a field that only it has. */
export const contactForm = (page: Page): Locator =>
  page.locator('form').filter({ has: fieldOf(page, contactPage.form.lastname) });

/** The callback form, recognised by a field that only it has. */
export const callbackForm = (page: Page): Locator =>
  page.locator('form').filter({ has: fieldOf(page, callbackSection.form.fullname) });

/** Each form on a page that has it, what a visitor types there, and its labels. */
export const FORMS_ON_PAGES = {
  contact: { path: '/contact', find: contactForm, values: CONTACT, labels: contactPage.form },
  callback: { path: '/', find: callbackForm, values: CALLBACK, labels: callbackSection.form },
} satisfies Record<FormName, object>;

/** What a form says about the fields that it requires, in order. */
export function messagesOfMissing(name: FormName): string[] {
  const { fields, optional }: FormFields = FORMS[name];
  const texts: Record<string, unknown> = formMessages;
  const required = fields.filter((field) => !optional.includes(field));
  return required.map((field) => String(texts[`${field}Required`]));
}

/** Ticks what a form asks to tick. */
export async function tickAll(form: Locator): Promise<void> {
  for (const box of await form.getByRole('checkbox').all()) await box.check();
}

/**
 * Fills in the fields of a form, and ticks its boxes.
 *
 * @param values - what to type, by the name of the field
 * @param labels - the labels of the form, by the name of the field
 */
export async function fillIn<Name extends string>(
  form: Locator,
  values: Record<Name, string>,
  labels: Record<NoInfer<Name>, string>,
): Promise<void> {
  for (const name of Object.keys(values) as Name[]) {
    await fieldOf(form, labels[name]).fill(values[name]);
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
  return reach(contactForm(page));
}
