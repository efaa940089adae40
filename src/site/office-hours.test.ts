import { afterEach, expect, test, vi } from 'vitest';
import { clockText, daysOf, hoursText, timeText } from './office-hours';

const words = { rangeWord: 'to', beforeNoon: 'am', afterNoon: 'pm' };

/** A text whose times stay on one line. */
const whole = (text: string) => text.replace(/ (?=[ap]m)/g, '\u00a0');

test.each([
  [0, 5, '12:05 am'],
  [10, 0, '10 am'],
  [12, 0, '12 pm'],
  [22, 42, '10:42 pm'],
])('%i:%i is %s', (hours, minutes, text) => {
  expect(timeText(hours, minutes, words)).toBe(whole(text));
});

test.each([
  ['Thursday', 'Saturday', ['Thursday', 'Friday', 'Saturday']],
  ['Friday', 'Monday', ['Friday', 'Saturday', 'Sunday', 'Monday']],
  ['Sunday', 'Sunday', ['Sunday']],
] as const)('the days from %s to %s', (from, to, days) => {
  expect(daysOf({ from, to })).toEqual(days);
});

test('hours of several days and of one', () => {
  const hours = [
    { from: 'Monday', to: 'Friday', opens: '09:30', closes: '18:00' },
    { from: 'Saturday', to: 'Saturday', opens: '10:00', closes: '13:00' },
    { from: 'Sunday', to: 'Sunday', opens: '00:00', closes: '00:00' },
  ] as const;
  expect(hoursText(hours, words)).toBe(
    whole('Monday to Friday, 9:30 am to 6 pm; Saturday, 10 am to 1 pm; Sunday, 12 am to 12 am'),
  );
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ['Asia/Calcutta', '12:30 am'],
  ['Asia/Colombo', '12:30 am'],
  ['Europe/London', '7 pm GMT'],
  ['America/New_York', '2 pm GMT-5'],
])('a clock in %s shows the same time as %s', (zone, text) => {
  vi.stubEnv('TZ', zone);
  vi.stubGlobal('document', { documentElement: { lang: 'en-IN' } });
  expect(clockText(new Date('2026-11-24T19:00:00Z'), words, 'Asia/Kolkata')).toBe(whole(text));
});

test('a time zone that the browser does not know is left out', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  const time = clockText(new Date('2026-11-24T19:00:00Z'), words, 'Europe/New_Name');
  expect(time).toBe(whole('12:30 am'));
});
