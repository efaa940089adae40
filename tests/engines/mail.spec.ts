import { CONTACT } from '../e2e/forms';
import { mailsWith } from '../inbox';
import { expect, test } from './engine-test';
import type { Target } from './look-up';

const section: Target = { role: 'region', name: 'Write, ring, or walk in' };
const send: Target = { role: 'button', name: 'Send message' };

test('a contact message arrives once, and the visitor is told', async ({ visit }) => {
  const message = `From an engine, ${Date.now()}-${Math.random()}`;
  await visit.openStarted('/contact');
  for (const [label, value] of Object.entries({ ...CONTACT, Message: message })) {
    await visit.fill({ label, within: section }, value);
  }
  await visit.click(send);
  await visit.expectOne({ text: 'Your message has been successfully submitted!' });
  expect(await mailsWith(message)).toHaveLength(1);
});

test('what is wrong is said at the field, which gets the focus', async ({ visit }) => {
  await visit.openStarted('/contact');
  await visit.click(send);
  await visit.expectFocus({ label: 'First name' });
});
