import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../hosting/files-in';
import { LOCAL_MAIL } from '../../hosting/local-mail';
import { company as sample } from '../content';
import { copyForBuild, runIn } from './copies';
import { takeOver, type Company } from './other-company';

// Other companies take the site over, as docs/take-over.md describes it.

const COMPANIES: Company[] = [
  { brand: 'Sampige', members: 5, services: 6, caseStudies: 3, hasEveryPart: false },
  { brand: 'Honge', members: 20, services: 14, caseStudies: 40, hasEveryPart: true },
];

/** What only the sample company is called, and where it is reached. */
const OLD = [sample.brand, sample.email, sample.phone, sample.address.street].map((text) =>
  text.toLowerCase(),
);

describe.each(COMPANIES)('$brand, with $caseStudies case studies', (company) => {
  let folder: string;
  beforeAll(() => {
    folder = copyForBuild();
    takeOver(folder, company);
    runIn(folder, LOCAL_MAIL, 'npm', 'run', 'build');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('nowhere spells the old name', () => {
    const site = join(folder, 'dist/site');
    const files = filesIn(site).filter((name) => !/\.(br|gz)$/.test(name));
    const naming = files.filter((name) => {
      const text = readFileSync(join(site, name), 'latin1').toLowerCase();
      return OLD.some((old) => text.includes(old));
    });
    expect(files.length).toBeGreaterThan(100);
    expect(naming).toEqual([]);
  });

  test('passes the tests of the site', () => {
    expect(runIn(folder, LOCAL_MAIL, 'npx', 'vitest', 'run', 'tests/site')).toMatch(/\d+ passed/);
  });

  test('behaves as the sample does', () => {
    const projects = ['--project=behaviour', '--project=chromium'];
    const options = [...projects, '--grep-invert=@matrix', '--reporter=dot'];
    expect(runIn(folder, LOCAL_MAIL, 'npx', 'playwright', 'test', ...options)).toMatch(
      /\d+ passed/,
    );
  });
});
