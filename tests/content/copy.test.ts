import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawKolam, type KolamSeed } from '../../gatsby/kolam/draw-kolam';
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
  banner?: string;
  bannerAlt?: string;
  screenshots: Record<string, string>;
  kolam: KolamSeed;
};
type Service = {
  path: string;
  overview: string;
  overview2: string;
  services: unknown[];
  projects: { href: string }[];
  kolam: KolamSeed;
};

const projects = readRecords<Project>('projects').filter(({ path }) => /-\d\d$/.test(path));
const services = readRecords<Service>('services').filter(({ path }) => !path.endsWith('-details'));
const words = (...texts: string[]) => texts.join(' ').split(/\s+/).filter(Boolean).length;
const openingOf = (text: string) => text.split(/\s+/).slice(0, 3).join(' ');

test('there are ten services and ten case studies', () => {
  expect(services).toHaveLength(10);
  expect(projects.map(({ path }) => path.slice(-2))).toEqual(
    Array.from({ length: 10 }, (_, index) => String(index + 1).padStart(2, '0')),
  );
});

describe('case studies', () => {
  test.each(projects.map((project) => [project.title, project] as const))(
    '%s has 250 to 500 words',
    (_, { description, challenge, solution, highlights }) => {
      const count = words(description, challenge, solution, ...highlights);
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

  test('are dated from 2017 to Apr 2025, or ongoing', () => {
    const times = projects.map(({ time }) => time ?? '');
    const years = times.filter((time) => time !== 'Ongoing').map((time) => Number(time.slice(-4)));
    times.forEach((time) => expect(time).toMatch(/^(Ongoing|[A-Z][a-z]{2} 20\d\d)$/));
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
    for (const { banner, bannerAlt, screenshots } of projects) {
      expect(Boolean(banner) || Object.keys(screenshots).length > 0).toBe(true);
      expect(Boolean(banner)).toBe(Boolean(bannerAlt));
    }
  });
});

describe('services', () => {
  test.each(services.map((service) => [service.path, service] as const))(
    '%s has two texts, four steps and three case studies',
    (_, service) => {
      expect(words(service.overview)).toBeGreaterThan(80);
      expect(words(service.overview2)).toBeGreaterThan(80);
      expect(service.services).toHaveLength(4);
      expect(new Set(service.projects.map(({ href }) => href)).size).toBe(3);
    },
  );

  test('no two open alike', () => {
    for (const field of ['overview', 'overview2'] as const) {
      expect(new Set(services.map((service) => openingOf(service[field]))).size).toBe(10);
    }
  });
});

test('every service and case study has a figure of its own, in one line', () => {
  const drawings = [...services, ...projects].map(({ kolam }) => drawKolam(kolam));
  expect(drawings.map(({ loops }) => loops)).toEqual(drawings.map(() => 1));
  expect(new Set(drawings.map(({ line }) => line)).size).toBe(20);
});

test('no code spells the company', () => {
  const { brand } = readRecord<{ brand: string }>('company');
  const files = ['src', 'gatsby', 'hosting', 'static', 'tests', 'art'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const named = files
    .filter((file) => /\.(ts|tsx|css|graphql|svg|html)$/.test(file))
    .filter((file) => new RegExp(brand, 'i').test(readFileSync(file, 'utf8')));
  expect(named).toEqual([]);
});

test('no text spells the company: it is named by placeholders', () => {
  const { brand } = readRecord<{ brand: string }>('company');
  const named = ['projects', 'services', 'legal', ''].flatMap((folder) =>
    readRecords<object>(folder)
      .filter((record) => !('legalName' in record))
      .filter((record) => JSON.stringify(record).includes(brand)),
  );
  expect(named).toEqual([]);
});
