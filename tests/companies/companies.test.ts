import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../hosting/files-in';
import { LOCAL_MAIL } from '../../enquiry/mail-service/settings';
import { copyForBuild, runIn } from '../slow/copies';
import { COMPANIES, SAMPLE_NAMES } from './companies';
import { EditedContent } from './edited-content';

// Tests are true of anybody’s content: other companies have the site, and not one file of its tests has changed.

describe.each(COMPANIES)('$name', ({ change }) => {
  let folder: string;
  beforeAll(async () => {
    folder = copyForBuild();
    const content = new EditedContent(folder);
    await change(content);
    content.removeUnusedPictures();
    runIn(folder, LOCAL_MAIL, 'npm', 'run', 'build');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('nowhere spells the name of the sample', () => {
    const site = join(folder, 'dist/site');
    const files = filesIn(site).filter((name) => !/\.(br|gz)$/.test(name));
    const naming = files.filter((name) => {
      const text = readFileSync(join(site, name), 'latin1').toLowerCase();
      return SAMPLE_NAMES.some((old) => text.includes(old));
    });
    expect(files.length).toBeGreaterThan(100);
    expect(naming).toEqual([]);
  });

  test('passes the tests of units, content, site and servers', () => {
    expect(runIn(folder, LOCAL_MAIL, 'npx', 'vitest', 'run', '--reporter=dot')).toMatch(
      /\d+ passed/,
    );
  });

  test('behaves as the sample does', () => {
    const options = ['--project=behaviour', '--grep-invert=@matrix', '--reporter=dot'];
    expect(runIn(folder, LOCAL_MAIL, 'npx', 'playwright', 'test', ...options)).toMatch(
      /\d+ passed/,
    );
  });
});
