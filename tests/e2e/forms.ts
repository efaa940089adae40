import type { Locator, Page } from '@playwright/test';
import { openStarted } from './started';

/** What a visitor types, by the label of the field. */
export const CONTACT = {
  'First name': 'Kavya',
  'Last name': 'Nair',
  Email: 'kavya@example.com',
  'Phone number': '9845012345',
  Subject: 'A stock system',
  Message: 'We keep stock in three notebooks.\nCan you help?',
};
export const CALLBACK = {
  'Full name': 'Kavya Nair',
  Email: 'kavya@example.com',
  'Phone number': '9845012345',
  Message: 'Please ring after four.',
};

/** The address to which both forms post. */
export const SEND_FORM = '**/api/v1.0/email/send-form';

/** The contact form, told by a field that only it has. */
export const contactForm = (page: Page): Locator =>
  page.locator('form').filter({ has: page.getByLabel('Last name') });

/** The callback form, told by a field that only it has. */
export const callbackForm = (page: Page): Locator =>
  page.locator('form').filter({ has: page.getByLabel('Full name') });

/** Fills in the fields of a form. */
export async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}

/** Opens the contact page and waits until the contact form works. */
export async function openContactForm(page: Page): Promise<Locator> {
  await openStarted(page, '/contact');
  const form = contactForm(page);
  await form.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('form')?.noValidate);
  return form;
}
