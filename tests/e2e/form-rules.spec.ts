import { MAX_LENGTHS } from '../../enquiry/enquiry-rules';
import { callbackSection, contactPage, formMessages, startingWith } from '../content';
import { expect, test } from './console';
import { callbackForm, CONTACT, fillIn, openContactForm, SEND_FORM } from './forms';

const { form: labels } = contactPage;

test.beforeEach(async ({ page }) => {
  await page.route(SEND_FORM, () => {
    throw new Error('A form with errors was sent.');
  });
});

test('an empty contact form names every missing field and moves to the first', async ({ page }) => {
  const form = await openContactForm(page);
  for (const [each, note] of [
    [form, labels.note],
    [callbackForm(page), callbackSection.form.note],
  ] as const) {
    // Before the first field both say which ones are needed.
    await expect(each).toHaveText(startingWith(note), { useInnerText: true });
  }
  await form.getByRole('button', { name: labels.submit }).click();
  for (const message of [
    formMessages.firstnameRequired,
    formMessages.lastnameRequired,
    formMessages.emailRequired,
    formMessages.phoneRequired,
    formMessages.subjectRequired,
    formMessages.messageRequired,
  ]) {
    await expect(form.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(form.getByLabel(labels.firstname)).toBeFocused();
  await expect(form.getByLabel(labels.firstname)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel(labels.firstname)).toHaveAccessibleDescription(
    formMessages.firstnameRequired,
  );
  await expect(form.getByLabel(labels.phone)).toHaveAccessibleDescription(
    `${formMessages.phoneRequired} ${labels.phoneHint}`,
  );

  // Typing clears the error of a field, and no other.
  await form.getByLabel(labels.lastname).pressSequentially('N');
  await expect(form.getByText(formMessages.lastnameRequired)).toBeHidden();
  await expect(form.getByText(formMessages.firstnameRequired)).toBeVisible();
  await expect(form.getByLabel(labels.lastname)).not.toHaveAttribute('aria-invalid');

  // A wrong value keeps what was typed and gets the focus. Which values are wrong is in src/forms/rules.test.ts.
  await fillIn(form, { ...CONTACT, phone: '98450' }, labels);
  await form.getByRole('button', { name: labels.submit }).click();
  await expect(form.getByText(formMessages.phoneInvalid, { exact: true })).toBeVisible();
  await expect(form.getByLabel(labels.phone)).toBeFocused();
  await expect(form.getByLabel(labels.phone)).toHaveValue('98450');
});

test('a text that comes near the longest says how much is left, and cannot grow beyond', async ({
  page,
}) => {
  const form = await openContactForm(page);
  const message = form.getByLabel(labels.message);
  const left = (count: number) => form.getByText(`${formMessages.charactersLeft} ${count}`);
  await message.fill('ಕ'.repeat(0.8 * MAX_LENGTHS.message));
  await expect(form.getByText(formMessages.charactersLeft)).toHaveCount(0);
  await message.fill('ಕ'.repeat(MAX_LENGTHS.message - 99));
  await expect(left(90)).toBeVisible();
  await expect(message).toHaveAccessibleDescription(`${formMessages.charactersLeft} 90`);
  await message.fill('ಕ'.repeat(MAX_LENGTHS.message - 1));
  await message.press('End');
  await message.pressSequentially('12');
  await expect(left(0)).toBeVisible();
  await expect(message).toHaveValue(`${'ಕ'.repeat(MAX_LENGTHS.message - 1)}1`);
});
