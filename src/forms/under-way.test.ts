import { afterEach, expect, test } from 'vitest';
import { readDraft, settleDraft } from './draft';
import type { Outcome } from './send-message';
import { attemptTo, underWay } from './under-way';

// Without a browser nothing can be stored: drafts are in memory.

const FORM = 'contact';

afterEach(() => {
  underWay.clear();
  settleDraft(FORM, readDraft(FORM).values, 'sent');
});

/** An attempt to send a text, and what answers it. */
function attemptWith(message: string) {
  let answer!: (outcome: Outcome) => void;
  const answered = new Promise<Outcome>((resolve) => {
    answer = resolve;
  });
  return { answer, ...attemptTo(FORM, { message }, () => answered) };
}

test('a failure is noted for the next visit to the form', async () => {
  const attempt = attemptWith('One');
  attempt.answer('tooSoon');
  await attempt.outcome;
  expect(readDraft(FORM).failure).toBe('tooSoon');
});

test.each<Outcome>(['refused', 'tooSoon', 'tooLong', 'broken'])(
  'an attempt that was given up notes no “%s”: another has taken its place',
  async (failure) => {
    const earlier = attemptWith('One');
    const later = attemptWith('Two');
    later.answer('sent');
    await later.outcome;
    earlier.answer(failure);
    await earlier.outcome;
    expect(readDraft(FORM).failure).toBeUndefined();
  },
);

test('the same text again is the attempt under way', () => {
  const { outcome } = attemptWith('One');
  expect(attemptWith('One').outcome).toBe(outcome);
});
