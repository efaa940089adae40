import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A longer style sheet means that a component is missing. */
const MOST_LINES = 150;

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
);

test.each(sheets)('%s has at most 150 lines', (sheet) => {
  const lines = readFileSync(join('src', sheet), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
});
