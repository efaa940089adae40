import { faq, openingOf } from '../content';
import { test } from './engine-test';
import type { Target } from './look-up';

const [left, right] = faq.columns.map(({ openItem, items }) => ({
  openAtFirst: items[openItem - 1]!,
  other: items[openItem % items.length]!,
}));
const answerTo = ({ desc }: { desc: string }): Target => ({ text: openingOf(desc) });

const question: Target = { role: 'heading', name: left!.other.title };
const answer = answerTo(left!.other);
const openAtFirst = answerTo(left!.openAtFirst);

test('one answer a column is open, by mouse, by keyboard and by its address', async ({ visit }) => {
  await visit.openStarted('/faq');
  const beside = answerTo(right!.openAtFirst);
  await visit.expectOne(openAtFirst);
  await visit.expectOne(beside);
  await visit.expectNone(answer);
  await visit.click(question);
  await visit.expectOne(answer);
  await visit.expectNone(openAtFirst);
  await visit.expectOne(beside);
  await visit.focus(question);
  await visit.press('Enter');
  await visit.expectNone(answer);
  await visit.expectNone(openAtFirst);
  await visit.press('Space');
  await visit.expectOne(answer);
  await visit.openStarted('/about');
  await visit.openStarted(`/faq#${right!.other.address}`);
  await visit.expectOne(answerTo(right!.other));
  await visit.expectNone(beside);
});
