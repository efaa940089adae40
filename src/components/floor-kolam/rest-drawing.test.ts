import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DRAWS } from './rest-drawing';

test('the attribute has the same name in the style sheet', () => {
  const css = readFileSync('src/components/floor-kolam/floor-kolam.module.css', 'utf8');
  expect(css).toMatch(new RegExp(`\\[${DRAWS}[\\]=]`));
});
