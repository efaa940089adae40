import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countsOf } from '../../gatsby/schema/fields/counts';
import { recordOf, recordsIn } from './sample';
import specified from './specified.json';

// What the specification fixes about the sample. Another company, or an editor, may change all of it in data/.

test.each(Object.entries(specified))('%s says what is specified', (name, fields) => {
  expect(recordOf(name)).toMatchObject(fields);
});

test('there are no other pages, and as many services, case studies and members as specified', () => {
  const names = Object.keys(specified);
  const services = recordsIn<{ order?: number }>('services');
  const projects = recordsIn<{ number?: string }>('projects');
  for (const [folder, { length }] of Object.entries({ services, projects }))
    expect(names.filter((name) => name.startsWith(`${folder}/`))).toHaveLength(length);
  const { members } = recordOf<{ members: object[] }>('team');
  expect(countsOf({ services, projects, members })).toEqual({
    services: 10,
    caseStudies: 10,
    members: 8,
    industries: 6,
  });
});

test('the last case study names no technology and shows no screenshots', () => {
  const { technology, screenshots } = recordOf<Record<string, object>>(
    'projects/project-details-10',
  );
  expect([technology, screenshots]).toEqual([{}, {}]);
});

test('no code spells the company', () => {
  const { brand } = recordOf<{ brand: string }>('company');
  const folders = ['src', 'gatsby', 'hosting', 'kolam', 'enquiry', 'static', 'tests', 'art'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const named = files
    .filter((file) => /\.(ts|tsx|css|graphql|svg|html)$/.test(file))
    .filter((file) => new RegExp(brand, 'i').test(readFileSync(file, 'utf8')));
  expect(named).toEqual([]);
});
