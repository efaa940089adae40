import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRecord, readRecords } from './read-content';

type Project = {
  path: string;
  title: string;
  time?: string;
  technology: Record<string, string>;
  description: string;
  challenge: string;
  solution: string;
  highlights: string[];
  decisions?: object[];
  handover?: string;
  banner?: string;
  screenshots: Record<string, string>;
  invitation: { title: string; text: string };
};
type Service = {
  path: string;
  overview: string;
  overview2: string;
};

const projects = readRecords<Project>('projects').filter(({ path }) => /-\d\d$/.test(path));
const services = readRecords<Service>('services').filter(({ path }) => !path.endsWith('-details'));
const words = (...texts: string[]) => texts.join(' ').split(/\s+/).filter(Boolean).length;
const openingOf = (text: string) => text.split(/\s+/).slice(0, 3).join(' ');

describe('case studies', () => {
  test.each(projects.map((project) => [project.title, project] as const))(
    '%s has 250 to 500 words',
    (_, { description, challenge, solution, highlights, decisions = [], handover = '' }) => {
      const told = decisions.flatMap((decision) => Object.values(decision) as string[]);
      const count = words(description, challenge, solution, ...highlights, ...told, handover);
      expect(count).toBeGreaterThanOrEqual(250);
      expect(count).toBeLessThanOrEqual(500);
    },
  );

  test('no two open alike', () => {
    for (const field of ['description', 'challenge', 'solution'] as const) {
      const openings = projects.map((project) => openingOf(project[field]));
      expect(new Set(openings).size).toBe(projects.length);
    }
  });

  test('at most two invitations begin with the same words', () => {
    const openings = projects.map(({ invitation }) => openingOf(invitation.text));
    for (const opening of openings) {
      expect(openings.filter((other) => other === opening).length, opening).toBeLessThanOrEqual(2);
    }
  });

  test('are dated from 2017 to Apr 2025, or ongoing', () => {
    const times = projects.map(({ time }) => time ?? '');
    const years = times.filter((time) => time !== 'Ongoing').map((time) => Number(time.slice(-4)));
    expect(Math.min(...years)).toBe(2017);
    expect(Math.max(...years)).toBe(2025);
    expect(times).toContain('Apr 2025');
  });

  test('the e-commerce service names no technology and shows no screenshots', () => {
    expect(projects[9]).toMatchObject({ technology: {}, screenshots: {} });
  });

  test('some have a banner, the others two screenshots', () => {
    const withBanner = projects.filter(({ banner }) => banner);
    const withScreenshots = projects.filter(
      ({ screenshots }) => Object.keys(screenshots).length > 0,
    );
    expect(withBanner.length).toBeGreaterThan(2);
    expect(withScreenshots.length).toBeGreaterThan(2);
    for (const { screenshots } of withScreenshots) expect(Object.keys(screenshots)).toHaveLength(2);
  });
});

describe('services', () => {
  test.each(services.map((service) => [service.path, service] as const))(
    '%s has two texts of more than 80 words',
    (_, service) => {
      expect(words(service.overview)).toBeGreaterThan(80);
      expect(words(service.overview2)).toBeGreaterThan(80);
    },
  );

  test('no two open alike', () => {
    for (const field of ['overview', 'overview2'] as const) {
      expect(new Set(services.map((service) => openingOf(service[field]))).size).toBe(10);
    }
  });
});

test('services that the skills name are described', () => {
  const skills = JSON.stringify(readRecord('skills-marquee'));
  const described = services.map(({ overview }) => overview).join(' ');
  for (const name of ['ERP', 'CRM']) {
    expect(skills).toContain(name);
    expect(described).toContain(name);
  }
});

test('no code spells the company', () => {
  const { brand } = readRecord<{ brand: string }>('company');
  const files = ['src', 'gatsby', 'hosting', 'kolam', 'enquiry', 'static', 'tests', 'art'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const named = files
    .filter((file) => /\.(ts|tsx|css|graphql|svg|html)$/.test(file))
    .filter((file) => new RegExp(brand, 'i').test(readFileSync(file, 'utf8')));
  expect(named).toEqual([]);
});
