import { LOCAL_MAIL } from '../../hosting/local-mail';
import { callbackSection, contactPage, formMessages } from '../content';
import { enquiriesWith, SENT_WITHOUT_SCRIPTS } from '../enquiries';
import { expect, loudTest as test } from './console';
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

// The whole way: the mail library, and the stand-in of the mail service.

test('a contact message arrives once, with every field', async ({ page }) => {
  const message = `With script, ${Date.now()}`;
  const form = await openContactForm(page);
  await fillIn(form, { ...CONTACT, message: message }, labels);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText(formMessages.sent);
  expect(await enquiriesWith(message)).toEqual([
    {
      ...CONTACT,
      message,
      lib_version: expect.any(String),
      user_id: LOCAL_MAIL.GATSBY_EMAILJS_PUBLIC_KEY,
      service_id: LOCAL_MAIL.GATSBY_EMAILJS_SERVICE_ID,
      template_id: LOCAL_MAIL.GATSBY_EMAILJS_TEMPLATE_ID,
    },
  ]);
});

test('a callback request arrives with its subject', async ({ page }) => {
  const message = `Callback, ${Date.now()}`;
  await openContactForm(page);
  const form = callbackForm(page);
  await reach(form);
  await fillIn(form, { ...CALLBACK, message: message }, callbackSection.form);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText(formMessages.sent);
  const [enquiry] = await enquiriesWith(message);
  expect(enquiry?.subject).toBe(callbackSection.form.subjectDefault);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message arrives too, and the visitor reads so', async ({ page }) => {
    const message = `Without script, ${Date.now()}`;
    await page.goto('/contact');
    const form = contactForm(page);
    await fillIn(form, { ...CONTACT, phone: '+91 98450-12345', message: message }, labels);
    await form.getByRole('button').click();
    await expect(page.getByText(SENT_WITHOUT_SCRIPTS, { exact: true })).toBeVisible();
    expect(await enquiriesWith(message)).toHaveLength(1);
  });
});
