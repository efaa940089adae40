import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../../tests/temporary-folder';
import { licencesOf } from './third-party-licences';

test.each(['GPL-3.0', undefined])('a package under %s is refused', (license) => {
  const manifest = JSON.stringify({ name: 'd', license });
  const folder = folderForTest({ 'node_modules/d/package.json': manifest });
  expect(() => licencesOf([join(folder, 'node_modules/d/index.js')])).toThrow(
    `d would be sent to visitors, but its licence is ${license ?? 'not named'}.`,
  );
});
