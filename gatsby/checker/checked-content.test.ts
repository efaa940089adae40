import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../../tests/temporary-folder';
import { hasChanged, noteChecked } from './checked-content';
import { readContent } from './read-content';

const svg = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="9"></svg>`;

test.each(['data/a.json', 'data/b.json', 'data/images/c.svg'])(
  'content has changed when %s is written after the check',
  async (file) => {
    const site = folderForTest({ 'data/a.json': '{}', 'data/images/c.svg': svg(9) });
    noteChecked(await readContent(site));
    expect(await hasChanged(site)).toBe(false);
    writeFileSync(join(site, file), svg(10));
    expect(await hasChanged(site)).toBe(true);
  },
);
