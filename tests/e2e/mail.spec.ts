import { expect, test } from '@playwright/test';
import { mailsWith } from '../inbox';
import { CALLBACK, callbackForm, CONTACT, contactForm, fillIn, openContactForm } from './forms';

// The whole way, with nothing in place of anything: the real library, the real desk, a real inbox.

test('a contact message arrives once, with every field', async ({ page }) => {
  const message = `With script, ${Date.now()}`;
  const form = await openContactForm(page);
  await fillIn(form, { ...CONTACT, Message: message });
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText(
    'Your message has been successfully submitted!',
  );
  const mails = await mailsWith(message);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: CONTACT.Subject });
  expect(mails[0]!.replyTo).toContain(CONTACT.Email);
  for (const value of [CONTACT['First name'], CONTACT['Last name'], CONTACT['Phone number']]) {
    expect(mails[0]!.text).toContain(value);
  }
  expect(mails[0]!.text).not.toContain('local-public-key');
});

test('a callback request arrives with its subject', async ({ page }) => {
  const message = `Callback, ${Date.now()}`;
  await openContactForm(page);
  const form = callbackForm(page);
  await form.scrollIntoViewIfNeeded();
  await fillIn(form, { ...CALLBACK, Message: message });
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText(
    'Your message has been successfully submitted!',
  );
  const [mail] = await mailsWith(message);
  expect(mail?.subject).toBe('Requesting a callback');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message arrives too, and the visitor is told', async ({ page }) => {
    const message = `Without script, ${Date.now()}`;
    await page.goto('/contact');
    const form = contactForm(page);
    await fillIn(form, { ...CONTACT, Message: message });
    await form.getByRole('button').click();
    await expect(page.getByText('Your message has been successfully submitted!')).toBeVisible();
    const mails = await mailsWith(message);
    expect(mails).toHaveLength(1);
    await page.getByRole('link').first().click();
    await expect(page).toHaveURL('/contact');
  });
});
