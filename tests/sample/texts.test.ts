import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordOf, recordsIn } from './sample';

type Texts = Record<string, string> & {
  highlights: string[];
  decisions?: Record<string, string>[];
};

const isGuide = ({ path }: Texts) => path!.endsWith('-details');
const projects = recordsIn<Texts>('projects').filter((record) => !isGuide(record));
const services = recordsIn<Texts>('services').filter((record) => !isGuide(record));
const words = (...texts: string[]) => texts.join(' ').split(/\s+/).filter(Boolean).length;
const openingOf = (text = '') => text.split(/\s+/).slice(0, 3).join(' ');

test('a case study has 250 to 500 words, and a text of a service more than 80', () => {
  for (const {
    title,
    description = '',
    challenge = '',
    solution = '',
    highlights,
    decisions = [],
    handover = '',
  } of projects) {
    const told = decisions.flatMap((decision) => Object.values(decision));
    const count = words(description, challenge, solution, ...highlights, ...told, handover);
    expect(count, title).toBeGreaterThanOrEqual(250);
    expect(count, title).toBeLessThanOrEqual(500);
  }
  for (const { title, overview = '', overview2 = '' } of services)
    for (const text of [overview, overview2]) expect(words(text), title).toBeGreaterThan(80);
});

test('no two of them open alike', () => {
  const asked: [Texts[], string[]][] = [
    [projects, ['description', 'challenge', 'solution']],
    [services, ['overview', 'overview2']],
  ];
  for (const [records, fields] of asked)
    for (const field of fields)
      expect(new Set(records.map((record) => openingOf(record[field]))).size).toBe(records.length);
});

test('services say where they are offered, and what their letters stand for', () => {
  for (const { title, pageTitle, metaDescription } of services) {
    expect(pageTitle, title).toMatch(/ in \{city\}$/);
    expect(metaDescription, title).toContain('{city}');
  }
  const erp = recordOf<Texts>('services/erp');
  expect(erp.metaDescription).toMatch(/enterprise resource planning/);
  expect(erp.overview).toMatch(/short for enterprise resource planning.+CRM \(/s);
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
