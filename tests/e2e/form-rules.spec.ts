import { expect, test } from './console';
import { callbackForm, CONTACT, fillIn, openContactForm, SEND_FORM } from './forms';

test.beforeEach(async ({ page }) => {
  await page.route(SEND_FORM, () => {
    throw new Error('A form with errors was sent.');
  });
});

test('an empty contact form names every missing field and moves to the first', async ({ page }) => {
  const form = await openContactForm(page);
  await form.getByRole('button', { name: 'Send message' }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Subject is required',
    'Message is required',
  ]) {
    await expect(form.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(form.getByLabel('First name')).toBeFocused();
  await expect(form.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
  await expect(form.getByLabel('Phone number')).toHaveAccessibleDescription(
    'Phone number is required 10 digits, without +91',
  );
});

test('typing in a field clears its error, and no other', async ({ page }) => {
  const form = await openContactForm(page);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Last name is required')).toBeVisible();
  await form.getByLabel('Last name').pressSequentially('N');
  await expect(form.getByText('Last name is required')).toBeHidden();
  await expect(form.getByText('First name is required')).toBeVisible();
  await expect(form.getByLabel('Last name')).not.toHaveAttribute('aria-invalid');
});

for (const [field, value, message] of [
  ['Email', 'kavya', 'Invalid email format'],
  ['Email', 'kavya@example', 'Invalid email format'],
  ['Phone number', '98450', 'Phone number must be 10 digits'],
  ['Phone number', '+919845012345', 'Phone number must be 10 digits'],
  ['Phone number', '98450 1234', 'Phone number must be 10 digits'],
  ['Message', '   ', 'Message is required'],
] as const) {
  test(`"${value}" as ${field}: ${message}`, async ({ page }) => {
    const form = await openContactForm(page);
    await fillIn(form, { ...CONTACT, [field]: value });
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByText(message, { exact: true })).toBeVisible();
    await expect(form.getByLabel(field, { exact: true })).toBeFocused();
    await expect(form.getByLabel(field, { exact: true })).toHaveValue(value);
  });
}

test('the callback form has its own messages and no check of the subject', async ({ page }) => {
  await openContactForm(page);
  const form = callbackForm(page);
  await form.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelectorAll('form')[1]?.noValidate);
  await form.getByLabel('Subject').fill('');
  await form.getByRole('button', { name: 'Request a Callback' }).click();
  await expect(form.getByText('First name is required')).toBeVisible();
  await expect(form.getByText('Message is required')).toBeVisible();
  await expect(form.getByText('Subject is required')).toBeHidden();
  await expect(form.getByLabel('Full name')).toBeFocused();
});
