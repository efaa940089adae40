import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFERS_LAYOUT, HELD, LONG_PART } from './protocol';

test.each([
  [DEFERS_LAYOUT, 'plugins/waiting-scripts/deferred-layout.css'],
  [DEFERS_LAYOUT, 'src/components/carousel/scroll-row.module.css'],
  [LONG_PART, 'plugins/waiting-scripts/deferred-layout.css'],
  [HELD, 'src/forms/form-status.module.css'],
])('the attribute %s has the same name in %s', (name, sheet) => {
  expect(readFileSync(sheet, 'utf8')).toMatch(new RegExp(`\\[${name}[\\]=]`));
});
