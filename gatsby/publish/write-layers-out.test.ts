import { expect, test } from 'vitest';
import { writeLayersOut } from './write-layers-out';

test('layers are written out in their declared order, and what is in none comes last', () => {
  const css =
    '@layer b{p{}}.u{}@layer a;@layer b;@layer a{.x{top:0}@media print{.x{top:1px}}}@layer b{q{}}';
  expect(writeLayersOut(css)).toBe('.x{top:0}@media print{.x{top:1px}}/*! general */p{}q{}.u{}');
  expect(() => writeLayersOut('@layer a;@layer b{p{}}')).toThrow('"b"');
});
