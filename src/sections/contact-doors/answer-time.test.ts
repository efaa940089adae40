import { expect, test } from 'vitest';
import { answerTimeOf } from './answer-time';

const office = {
  openingHours: [
    { from: 'Monday', to: 'Friday', opens: '10:00', closes: '19:00' },
    { from: 'Saturday', to: 'Saturday', opens: '10:00', closes: '13:30' },
  ],
  timeZone: 'Asia/Kolkata',
} as const;

test.each([
  ['on a working day', '2026-11-23T10:42:00+05:30', 1, '2026-11-24T19:00:00+05:30'],
  ['before a short day', '2026-11-27T10:00:00+05:30', 1, '2026-11-28T13:30:00+05:30'],
  ['before a day of rest', '2026-11-28T23:00:00+05:30', 1, '2026-11-30T19:00:00+05:30'],
  ['on a day of rest', '2026-11-29T09:00:00+05:30', 1, '2026-11-30T19:00:00+05:30'],
  [
    'elsewhere, where it is another day',
    '2026-11-23T20:00:00-05:00',
    1,
    '2026-11-25T19:00:00+05:30',
  ],
  ['with three days to answer', '2026-11-27T10:00:00+05:30', 3, '2026-12-01T19:00:00+05:30'],
])('what is sent %s is answered by the end of a working day', (_, sent, days, answered) => {
  expect(answerTimeOf(new Date(sent), days, office)).toEqual(new Date(answered));
});

test('opening days may go over the end of a week', () => {
  const openingHours = [
    { from: 'Saturday', to: 'Monday', opens: '09:00', closes: '12:00' },
  ] as const;
  const answered = answerTimeOf(new Date('2026-11-23T10:00:00Z'), 1, {
    openingHours,
    timeZone: 'UTC',
  });
  expect(answered).toEqual(new Date('2026-11-28T12:00:00Z'));
});

test('a company without hours names no time', () => {
  expect(answerTimeOf(new Date(), 1, { openingHours: null, timeZone: null })).toBeUndefined();
});
