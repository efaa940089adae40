import { expect, test } from 'vitest';
import { dayText } from './day-text';

const now = new Date(2026, 10, 23, 10, 42);

test.each([
  [22, 'yesterday'],
  [23, 'today'],
  [24, 'tomorrow'],
  [26, 'Thursday'],
  [30, 'Monday 30 November'],
])('writes day %i as "%s"', (day, text) => {
  expect(dayText(new Date(2026, 10, day, 0, 10), now, 'en-IN').replace(',', '')).toBe(text);
});
