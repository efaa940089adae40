import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  mailOriginOf,
  mailServiceOf,
  mailSettingsOf,
  ORIGIN_SETTING,
  REQUIRED_SETTINGS,
} from '../../enquiry/mail-service/settings';
import { SAMPLE } from '../../tests/sample/sample';
import { folderForAll } from '../../tests/temporary-folder';
import { filesIn } from '../../hosting/files-in';
import { FACTS_FILE } from '../../hosting/rules/site-facts';
import { findUnready, missingMailSettings } from './readiness';
import { LICENCES_FILE } from './third-party-licences';

const IDS = Object.fromEntries(REQUIRED_SETTINGS.map((name) => [name, 'id']));
const [AN_ID = ''] = REQUIRED_SETTINGS;

const site = folderForAll({ [`dist/site/${LICENCES_FILE}`]: 'a 1.0.0 (MIT)\n\nText\n' });
const placesOf = async (env: NodeJS.ProcessEnv = IDS) =>
  (await findUnready(site, env)).map(({ place, field }) => `${place} ${field}`.trim());
const writeLicences = (text: string) => writeFileSync(join(site, 'dist/site', LICENCES_FILE), text);
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(site, 'data', file), change(readFileSync(join(site, 'data', file), 'utf8')));

/** How many ids of all forms are empty. */
const emptyIdsOf = (env: NodeJS.ProcessEnv) =>
  Object.values(mailServiceOf(env).ids)
    .flatMap((ids) => Object.values(ids))
    .filter((id) => id === '').length;

/** Turns the sample into a real company, as far as the checks can see. */
function makeReal(): void {
  for (const file of filesIn(join(site, 'data')).filter((name) => name.endsWith('.json'))) {
    edit(file, (text) =>
      text
        .replace(/"is(Sample|Filler)": true/g, '"is$1": false')
        .replace(/\b\w+\.example\b/g, 'firm.in')
        .replace(/(?<="phone": ")[^"]*/, '+91 80 4123 5678'),
    );
  }
}

beforeAll(() => {
  cpSync(join(SAMPLE, 'data'), join(site, 'data'), { recursive: true });
  makeReal();
});

test('the site of a real company with its mail ids is ready', async () => {
  expect(await placesOf()).toEqual([]);
});

test('missing mail ids and an address of one’s own are named', async () => {
  expect(await placesOf({})).toEqual(REQUIRED_SETTINGS.map((name) => `environment ${name}`));
  expect(await placesOf({ ...IDS, [ORIGIN_SETTING]: '' })).toEqual([
    `environment ${ORIGIN_SETTING}`,
  ]);
});

test('a site that was built to be tried is named', async () => {
  const facts = join(site, 'dist', FACTS_FILE);
  writeFileSync(facts, JSON.stringify({ mailOrigin: mailOriginOf({}) }));
  expect(await placesOf()).toEqual([]);
  writeFileSync(facts, JSON.stringify({ mailOrigin: mailOriginOf(mailSettingsOf({})) }));
  expect(await placesOf()).toEqual(['dist/']);
  rmSync(facts);
});

test.each<[string, NodeJS.ProcessEnv]>([
  ['nothing', {}],
  ['one id', { [AN_ID]: 'id' }],
  ['an empty id', { ...IDS, [AN_ID]: '' }],
  ['all ids', IDS],
])('with %s, this list, the warning of the build and the forms agree', async (_, env) => {
  const missing = REQUIRED_SETTINGS.filter((name) => !env[name]);
  // Each missing setting leaves ids empty, in one form or in several.
  const each = missing.map((name) => emptyIdsOf({ ...IDS, [name]: '' }));
  expect(each).not.toContain(0);
  expect(emptyIdsOf(env)).toBe(each.reduce((sum, count) => sum + count, 0));
  expect(missingMailSettings(env)).toEqual(missing);
  expect(await placesOf(env)).toEqual(missing.map((name) => `environment ${name}`));
});

test('a registration number and a person for queries are asked for while they are missing', async () => {
  const written = readFileSync(join(site, 'data/company.json'), 'utf8');
  edit('company.json', (text) => {
    const { registrations, contactPerson, ...rest } = JSON.parse(text) as Record<string, unknown>;
    expect([registrations, contactPerson]).not.toContain(undefined);
    return JSON.stringify(rest);
  });
  expect(await placesOf()).toEqual([
    'data/company.json registrations',
    'data/company.json contactPerson',
  ]);
  edit('company.json', () => written);
});

test('samples in a draft keep nothing back', async () => {
  const [name] = filesIn(join(site, 'data/projects')).filter((file) => file.endsWith('.json'));
  const file = join('projects', name!);
  const written = readFileSync(join(site, 'data', file), 'utf8');
  const mark = (more: object) =>
    edit(file, () => JSON.stringify({ ...(JSON.parse(written) as object), ...more }));
  mark({ isSample: true });
  expect(await placesOf()).toEqual([`data/${file} isSample`]);
  mark({ isSample: true, draft: true });
  expect(await placesOf()).toEqual([]);
  edit(file, () => written);
});

test('a licence without its text is named, and a site that was never built', async () => {
  writeLicences('b 2.0.0 (MIT)\n');
  expect(await placesOf()).toEqual([`dist/site/${LICENCES_FILE} b 2.0.0 (MIT)`]);
  rmSync(join(site, 'dist'), { recursive: true });
  expect(await placesOf()).toEqual([`dist/site/${LICENCES_FILE}`]);
});

test('examples, filler and samples are named, once for each file', async () => {
  const phone = (number: string) => (text: string) => text.replace(/(?<="phone": ")[^"]*/, number);
  edit('company.json', (text) =>
    phone('+91 80 0000 0000')(text.replaceAll('firm.in', 'firm.example')),
  );
  edit('legal/privacy.json', (text) => text.replace('"isFiller": false', '"isFiller": true'));
  edit('team.json', (text) => text.replace(/"isSample": false/g, '"isSample": true'));
  const places = await placesOf();
  expect(places).toEqual(
    expect.arrayContaining([
      'data/company.json siteUrl',
      'data/company.json email',
      'data/company.json phone',
      'data/legal/privacy.json isFiller',
      'data/team.json members[0].isSample',
    ]),
  );
  expect(places.filter((place) => place.startsWith('data/team.json'))).toHaveLength(1);
});
