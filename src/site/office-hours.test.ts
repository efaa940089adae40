import { expect, test } from 'vitest';
import { hoursText, timeText } from './office-hours';

const words = { rangeWord: 'to', beforeNoon: 'am', afterNoon: 'pm' };

test.each([
  [0, 5, '12:05 am'],
  [10, 0, '10 am'],
  [12, 0, '12 pm'],
  [22, 42, '10:42 pm'],
])('%i:%i is %s', (hours, minutes, text) => {
  expect(timeText(hours, minutes, words)).toBe(text);
});

test('hours of several days and of one', () => {
  const hours = [
    { from: 'Monday', to: 'Friday', opens: '09:30', closes: '18:00' },
    { from: 'Saturday', to: 'Saturday', opens: '10:00', closes: '13:00' },
  ] as const;
  expect(hoursText(hours, words)).toBe(
    'Monday to Friday, 9:30 am to 6 pm; Saturday, 10 am to 1 pm',
  );
});
