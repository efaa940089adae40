import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { licencesOf } from './third-party-licences';

test.each(['GPL-3.0', undefined])('a package under %s is refused', (license) => {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = join(folder, 'node_modules/d');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'd', license }));
  expect(() => licencesOf([join(place, 'index.js')])).toThrow(
    `d would be sent to visitors, but its licence is ${license ?? 'not named'}.`,
  );
});
