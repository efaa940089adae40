import { expect, test } from '@playwright/test';
import { callbackSection, contactPage, formMessages } from '../content';
import { mailsWith, SENT_WITHOUT_SCRIPTS } from '../inbox';
import {
  CALLBACK,
  callbackForm,
  CONTACT,
  contactForm,
  fillIn,
  openContactForm,
  reach,
} from './forms';

const { form: labels } = contactPage;

// The whole way with real parts: the mail library, the desk and an inbox.

test('a contact message arrives once, with every field', async ({ page }) => {
  const message = `With script, ${Date.now()}`;
  const form = await openContactForm(page);
  await fillIn(form, { ...CONTACT, message: message }, labels);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText(formMessages.sent);
  const mails = await mailsWith(message);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: CONTACT.subject });
  expect(mails[0]!.replyTo).toContain(CONTACT.email);
  for (const value of [CONTACT.firstname, CONTACT.lastname, CONTACT.phone]) {
    expect(mails[0]!.text).toContain(value);
  }
  expect(mails[0]!.text).not.toContain('local-public-key');
});

test('a callback request arrives with its subject', async ({ page }) => {
  const message = `Callback, ${Date.now()}`;
  await openContactForm(page);
  const form = callbackForm(page);
  await reach(form);
  await fillIn(form, { ...CALLBACK, message: message }, callbackSection.form);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText(formMessages.sent);
  const [mail] = await mailsWith(message);
  expect(mail?.subject).toBe(callbackSection.form.subjectDefault);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message arrives too, and the visitor reads so', async ({ page }) => {
    const message = `Without script, ${Date.now()}`;
    await page.goto('/contact');
    const form = contactForm(page);
    await fillIn(form, { ...CONTACT, phone: '+91 98450-12345', message: message }, labels);
    await form.getByRole('button').click();
    await expect(page.getByText(SENT_WITHOUT_SCRIPTS)).toBeVisible();
    const mails = await mailsWith(message);
    expect(mails).toHaveLength(1);
    await page.getByRole('link').first().click();
    await expect(page).toHaveURL('/contact');
  });
});
