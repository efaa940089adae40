import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content, model, setValue } from '../../../tests/content/real-content';
import { LICENCES_FILE } from '../third-party-licences';
import { examine } from './examine';
import { examineContent } from './examine-content';
import { formatFindings, type Finding } from './finding';

const COMPANY = 'data/company.json';
const REAL = { siteUrl: 'https://firm.in', email: 'us@firm.in', phone: '+91 80 4123 5678' };
const IDS = {
  GATSBY_EMAILJS_PUBLIC_KEY: 'site',
  GATSBY_EMAILJS_SERVICE_ID: 'desk',
  GATSBY_EMAILJS_TEMPLATE_ID: 'enquiry',
};

/** A text of the content as a real company would have it. */
function realText(file: string, text: string): string {
  const isMark = (key: string) => key === 'isSample' || key === 'isFiller';
  const unmarked = JSON.parse(text, (key, value: unknown) => (isMark(key) ? undefined : value)) as {
    sections?: object;
  };
  if (file === COMPANY) Object.assign(unmarked, REAL);
  if (file.startsWith('data/legal/')) unmarked.sections = [{ heading: 'What', text: 'This.' }];
  return JSON.stringify(unmarked);
}

const realTexts = new Map([...content.texts].map(([file, text]) => [file, realText(file, text)]));
const fieldsOf = (findings: Finding[]) => findings.map(({ place, field }) => `${place} ${field}`);

/** What is found in the content of a real company with one value changed. */
function findWith(file: string, path: (string | number)[], value: unknown): string[] {
  const texts = new Map(realTexts);
  texts.set(file, setValue(texts.get(file)!, path, value));
  return fieldsOf(examineContent(model, { ...content, texts }));
}

test('in the content of this repository filler, samples and examples are found', () => {
  const sample = 'This is a sample, and so are';
  expect(examineContent(model, content)).toEqual([
    { place: COMPANY, field: 'siteUrl', toDo: expect.stringMatching(/\.example is an example/) },
    { place: COMPANY, field: 'email', toDo: expect.stringMatching(/is an example/) },
    { place: COMPANY, field: 'phone', toDo: expect.stringMatching(/0000/) },
    { place: 'data/legal/privacy.json', field: 'isFiller', toDo: expect.any(String) },
    { place: 'data/legal/termsAndConditions.json', field: 'isFiller', toDo: expect.any(String) },
    {
      place: COMPANY,
      field: 'openingHours[0].isSample',
      toDo: 'This is a sample. Replace it, and remove "isSample".',
    },
    {
      place: 'data/projects/project-details-01.json',
      field: 'isSample',
      toDo: expect.stringContaining(`${sample} 9 others.`),
    },
    {
      place: 'data/team.json',
      field: 'members[0].isSample',
      toDo: expect.stringContaining(`${sample} 7 others.`),
    },
  ]);
});

describe('in the content of a real company', () => {
  test('nothing is found', () => {
    expect(examineContent(model, { ...content, texts: realTexts })).toEqual([]);
  });

  test.each([
    'https://example.com',
    'https://www.example.org',
    'https://firm.example',
    'https://firm.test',
  ])('the address %s is found', (address) => {
    expect(findWith(COMPANY, ['siteUrl'], address)).toEqual([`${COMPANY} siteUrl`]);
  });

  test.each(['https://example.in', 'https://test-example.com', 'https://firm.in'])(
    'the address %s is not found',
    (address) => expect(findWith(COMPANY, ['siteUrl'], address)).toEqual([]),
  );

  test('an e-mail address or a link that is an example is found', () => {
    expect(findWith(COMPANY, ['email'], 'us@example.com')).toEqual([`${COMPANY} email`]);
    const link = findWith('data/navigation.json', ['callToAction', 'href'], 'https://a.example/b');
    expect(link).toEqual(['data/navigation.json callToAction.href']);
  });

  test('one case study that is a sample is found', () => {
    const file = 'data/projects/project-details-03.json';
    expect(findWith(file, ['isSample'], true)).toEqual([`${file} isSample`]);
    expect(findWith(file, ['isSample'], false)).toEqual([]);
  });

  test('a siteUrl without https is found', () => {
    expect(findWith(COMPANY, ['siteUrl'], 'http://firm.in')).toEqual(['data/ ']);
  });
});

describe('a site', () => {
  let site: string;
  const licences = (text: string) => writeFileSync(join(site, 'dist/site', LICENCES_FILE), text);

  beforeAll(() => {
    site = mkdtempSync(join(tmpdir(), 'ready-'));
    cpSync('data', join(site, 'data'), { recursive: true });
    for (const [file, text] of realTexts) writeFileSync(join(site, file), text);
    mkdirSync(join(site, 'dist/site'), { recursive: true });
    licences('a 1.0.0 (MIT)\n\nText\n');
  });
  afterAll(() => rmSync(site, { recursive: true }));

  test('that is real, built and set up is ready', async () => {
    expect(await examine(site, IDS)).toEqual([]);
  });

  test('makes `npm run ready` exit with 0 if it is ready, and with 1 if not', () => {
    mkdirSync(join(site, 'gatsby'));
    symlinkSync(resolve('gatsby/schema'), join(site, 'gatsby/schema'));
    const run = (env: NodeJS.ProcessEnv) =>
      spawnSync(
        resolve('node_modules/.bin/tsx'),
        [resolve('gatsby/publish/readiness/run-ready.ts')],
        {
          cwd: site,
          env: { PATH: process.env.PATH, ...env },
          encoding: 'utf8',
        },
      );
    const ready = run(IDS);
    expect(ready.stdout).toMatch(/^Ready to go live\.\n/);
    expect(ready.status).toBe(0);
    const notReady = run({});
    expect(notReady.stdout).toMatch(/^Not ready to go live: 3 points\.\n/);
    expect(notReady.status).toBe(1);
  });

  test('whose mail service is not set up says which settings are missing', async () => {
    const env = { ...IDS, GATSBY_EMAILJS_SERVICE_ID: '' };
    expect(fieldsOf(await examine(site, env))).toEqual(['environment GATSBY_EMAILJS_SERVICE_ID']);
    expect(await examine(site, {})).toHaveLength(3);
  });

  test('with a package without the text of its licence says which', async () => {
    licences('b 2.0.0 (MIT)\n');
    expect(fieldsOf(await examine(site, IDS))).toEqual([
      `dist/site/${LICENCES_FILE} b 2.0.0 (MIT)`,
    ]);
  });

  test('that was never built has to be built first', async () => {
    rmSync(join(site, 'dist'), { recursive: true });
    const [finding, ...others] = await examine(site, IDS);
    expect(finding?.toDo).toContain('npm run build');
    expect(others).toEqual([]);
  });
});

test('the list has one line for each finding, below a line that counts them', () => {
  const findings = [
    { place: 'data/a.json', field: 'one', toDo: 'Do this.' },
    { place: 'environment', field: 'ANOTHER', toDo: 'Do that.' },
  ];
  expect(formatFindings(findings)).toBe(
    'Not ready to go live: 2 points.\n\ndata/a.json  one      Do this.\nenvironment  ANOTHER  Do that.',
  );
});
