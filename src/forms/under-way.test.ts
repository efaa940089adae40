import { afterEach, expect, test } from 'vitest';
import { readDraft, settleDraft } from './draft';
import type { Outcome } from './send-message';
import { attemptTo, isReplaced, underWay } from './under-way';

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

test('a text for which the visitor has waited in vain is sent again, and one success is enough', async () => {
  const earlier = attemptWith('One');
  underWay.get(FORM)!.isOverdue = true;
  const later = attemptWith('One');
  expect(later.outcome).not.toBe(earlier.outcome);
  earlier.answer('sent');
  await expect(later.outcome).resolves.toBe('sent');
  later.answer('refused');
  await later.outcome;
  expect(readDraft(FORM).failure).toBeUndefined();
});

test('a text that is sent again fails when it is refused, whatever becomes of it before', async () => {
  const earlier = attemptWith('One');
  underWay.get(FORM)!.isOverdue = true;
  const later = attemptWith('One');
  earlier.answer('broken');
  later.answer('refused');
  await expect(later.outcome).resolves.toBe('refused');
  expect(readDraft(FORM).failure).toBe('refused');
});

test('another text replaces all attempts with the one before', () => {
  const attempts = ['One', 'One', 'Two'].map((message) => {
    attemptWith(message);
    const attempt = underWay.get(FORM)!;
    attempt.isOverdue = true;
    return attempt;
  });
  expect(new Set(attempts).size).toBe(3);
  expect(attempts.map((attempt) => isReplaced(FORM, attempt))).toEqual([true, true, false]);
});
