import { expect, test } from 'vitest';
import { linesOf } from './specified-shape';

test('the lines of a text are entries of a list, without blank lines and the marks of a list', () => {
  expect(linesOf(' Scans\n\n- Signs \n* Invoices\r\n• Counts\n–  Lists\n')).toEqual([
    'Scans',
    'Signs',
    'Invoices',
    'Counts',
    'Lists',
  ]);
  expect(linesOf('-5 °C\n24-hour calls\n* ')).toEqual(['-5 °C', '24-hour calls', '*']);
});
