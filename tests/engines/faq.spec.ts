import { test } from './engine-test';
import type { Target } from './look-up';

const question: Target = { role: 'heading', name: 'How open are you about progress and cost?' };
const answer: Target = { text: 'You get a plan with dates' };
const openAtFirst: Target = { text: 'Ten: mobile apps, ERP' };

test('one answer a column is open, by mouse and by keyboard', async ({ visit }) => {
  await visit.openStarted('/faq');
  await visit.expectOne(openAtFirst);
  await visit.expectNone(answer);
  await visit.click(question);
  await visit.expectOne(answer);
  await visit.expectNone(openAtFirst);
  await visit.focus(question);
  await visit.press('Enter');
  await visit.expectNone(answer);
  await visit.press('Space');
  await visit.expectOne(answer);
});

test('the address of a question opens it', async ({ visit }) => {
  await visit.openStarted('/faq#data-safety');
  await visit.expectOne({ text: 'Access is given person by person' });
  await visit.expectNone({ text: 'The people who design your system stay with it.' });
});
