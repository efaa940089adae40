import { contactPage, formMessages } from '../content';
import { CONTACT } from '../e2e/forms';
import { enquiriesWith } from '../enquiries';
import { expect, test } from './engine-test';
import type { Target } from './look-up';

const { form: labels } = contactPage;

const section: Target = { role: 'region', name: contactPage.doors.write.title };
const send: Target = { role: 'button', name: labels.submit };

/** Keeps what the form's status region says, in order. */
const NOTE_STATUS = `(() => {
  const status = document.querySelector('form[name=contact] [role=status]');
  window.noted = [];
  new MutationObserver(() => window.noted.push(status.textContent)).observe(status, { childList: true });
})()`;

test('a contact message arrives once, and the visitor hears that it is being sent and reads that it was', async ({
  visit,
}) => {
  const message = `From an engine, ${Date.now()}-${Math.random()}`;
  await visit.openStarted('/contact');
  for (const [name, value] of Object.entries({ ...CONTACT, message })) {
    await visit.fill({ label: labels[name as keyof typeof CONTACT], within: section }, value);
  }
  await visit.evaluate(NOTE_STATUS);
  await visit.click(send);
  await visit.expectOne({ text: formMessages.sent });
  expect(await visit.evaluate('window.noted[0]')).toBe(formMessages.sending);
  expect(await enquiriesWith(message)).toHaveLength(1);
});

test('what is wrong is said at the field, which gets the focus', async ({ visit }) => {
  await visit.openStarted('/contact');
  await visit.click(send);
  await visit.expectFocus({ label: labels.firstname });
});
