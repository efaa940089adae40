import { expect, test } from 'vitest';
import { answerTimeOf } from './answer-time';

const office = {
  openingHours: [
    { from: 'Monday', to: 'Friday', opens: '10:00', closes: '19:00' },
    { from: 'Saturday', to: 'Saturday', opens: '10:00', closes: '13:30' },
  ],
  timeZone: 'Asia/Kolkata',
} as const;

/** 23 November 2026 is a Monday. Times are those of the office. */
test.each([
  ['in office hours', '23 10:05', '24 10:05'],
  ['as the office opens', '23 10:00', '24 10:00'],
  ['a minute before it opens', '23 09:59', '23 19:00'],
  ['a minute before it closes', '23 18:59', '24 18:59'],
  ['as it closes', '23 19:00', '24 19:00'],
  ['in the evening', '23 22:15', '24 19:00'],
  ['at midnight', '24 00:00', '24 19:00'],
  ['on the morning before a short day', '27 12:00', '28 12:00'],
  ['on the afternoon before a short day', '27 16:00', '28 13:30'],
  ['on a short day', '28 11:00', '30 11:00'],
  ['after a short day has ended', '28 14:00', '30 19:00'],
  ['on a Sunday', '29 09:00', '30 19:00'],
])('within one working day, if sent %s', (_, sent, answered) => {
  const at = (time: string) => new Date(`2026-11-${time.replace(' ', 'T')}:00+05:30`);
  expect(answerTimeOf(at(sent), 1, office)).toEqual(at(answered));
});

const SPRING = {
  openingHours: [{ from: 'Monday', to: 'Saturday', opens: '09:00', closes: '17:00' }],
  timeZone: 'Europe/London',
} as const;

test.each([
  ['three days', '2026-11-27T10:00:00+05:30', 3, office, '2026-12-01T10:00:00+05:30'],
  ['three days from a Sunday', '2026-11-29T10:00:00+05:30', 3, office, '2026-12-02T19:00:00+05:30'],
  [
    'a day, where it is another day',
    '2026-11-23T20:00:00-05:00',
    1,
    office,
    '2026-11-24T19:00:00+05:30',
  ],
  ['a day, as clocks go forward', '2026-03-28T18:00:00Z', 1, SPRING, '2026-03-30T17:00:00+01:00'],
])('within %s', (_, sent, days, place, answered) => {
  expect(answerTimeOf(new Date(sent), days, place)).toEqual(new Date(answered));
});

const NIGHTS = {
  openingHours: [{ from: 'Monday', to: 'Friday', opens: '18:30', closes: '03:30' }],
  timeZone: 'Asia/Kolkata',
} as const;

test.each([
  ['before the shift', '23 10:00', '24 03:30'],
  ['in its first hours', '23 20:00', '24 20:00'],
  ['after midnight', '24 01:00', '25 01:00'],
  ['as it ends', '24 03:30', '25 03:30'],
  ['on the last night of a week', '28 02:00', '01 02:00'],
])('an office that works at night answers within a day what is sent %s', (_, sent, answered) => {
  const at = (time: string) =>
    new Date(`2026-${time < '02' ? 12 : 11}-${time.replace(' ', 'T')}:00+05:30`);
  expect(answerTimeOf(at(sent), 1, NIGHTS)).toEqual(at(answered));
});

test('a company without hours names no time, nor does a browser that does not know its time zone', () => {
  expect(answerTimeOf(new Date(), 1, { openingHours: null, timeZone: null })).toBeUndefined();
  expect(answerTimeOf(new Date(), 1, { ...office, timeZone: 'Europe/New_Name' })).toBeUndefined();
});
