import { expect, test } from 'vitest';
import { subtractStyles } from './subtract-styles';

test('what a page has is taken away, with its conditions', () => {
  const all =
    '@supports (a:b){.x{top:0}@media print{.x{top:1px}.y{top:2px}}}.x{top:3px}@keyframes k{to{top:0}}';
  const part = '@supports (a:b){.x{top:0}@media print{.x{top:1px}}}';
  expect(subtractStyles(all, part)).toBe(
    '@supports (a:b){@media print{.y{top:2px}}}.x{top:3px}@keyframes k{to{top:0}}',
  );
  expect(subtractStyles(all, all)).toBe('');
});

test('one selector of several is taken away, and one declaration', () => {
  expect(subtractStyles('.x,.y{top:0;left:0}', '.x{top:0;left:0}')).toBe('.y{top:0;left:0}');
  const colours = ':root{--a:red;--b:blue}@media (dark){:root{--a:pink;--b:navy}}';
  const some = ':root{--a:red}@media (dark){:root{--a:pink}}';
  expect(subtractStyles(colours, some)).toBe(':root{--b:blue}@media (dark){:root{--b:navy}}');
});

test('the same rule under another condition stays', () => {
  const all = '.x{top:0}@media print{.x{top:0}}';
  expect(subtractStyles(all, '.x{top:0}')).toBe('@media print{.x{top:0}}');
});
