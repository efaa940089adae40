import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { listPictures, readSize } from '../../art/list-pictures';
import { readRecord } from './read-content';

const KILOBYTE = 1024;
const MOST_EACH = 400 * KILOBYTE;
const MOST_TOGETHER = 12 * 1024 * KILOBYTE;

/** A picture that a field of a JSON file names, with its text for people who cannot see it. */
type Use = { file: string; field: string; picture: string; alt: unknown };

/** Fields whose pictures are decoration, or are named by the page itself. */
const WITHOUT_ALT = /^(drawing|\d+)$/;

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

function usesIn(file: string, value: unknown): Use[] {
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  return Object.entries(record).flatMap(([field, content]) =>
    typeof content === 'string' && /images\/.+\.\w+$/.test(content)
      ? [
          {
            file,
            field,
            picture: join('data', dirname(file), content),
            alt: record[`${field}Alt`] ?? record.label,
          },
        ]
      : usesIn(file, content),
  );
}

const uses = filesIn('data', /\.json$/)
  .map((path) => path.slice('data/'.length, -'.json'.length))
  .flatMap((file) => usesIn(file, readRecord(file)));
const pictures = filesIn('data/images', /\.\w+$/).sort();
const rendered = listPictures();

describe('pictures', () => {
  test('are named by data, every one of them', () => {
    expect([...new Set(uses.map(({ picture }) => picture))].sort()).toEqual(pictures);
  });

  test.each(pictures)('%s is light', (picture) => {
    expect(statSync(picture).size).toBeLessThanOrEqual(MOST_EACH);
  });

  test('are light together', () => {
    const total = pictures.reduce((sum, picture) => sum + statSync(picture).size, 0);
    expect(total).toBeLessThanOrEqual(MOST_TOGETHER);
  });
});

describe('drawings', () => {
  test('have their picture, and every picture in WebP has its drawing', () => {
    const targets = rendered.map(({ target }) => target).sort();
    expect(pictures.filter((picture) => picture.endsWith('.webp'))).toEqual(targets);
  });

  test.each(rendered)('$source is rendered in the size it asks for', async ({ source, target }) => {
    expect(existsSync(target), `${target} is missing: run npm run art`).toBe(true);
    const { width, height } = await sharp(target).metadata();
    expect({ width, height }).toEqual(readSize(source));
  });
});

describe('pictures of case studies', () => {
  const cases = filesIn('art/clients', /\.css$/).map((path) =>
    path.slice(-'NN.css'.length, -'.css'.length),
  );

  test.each(rendered.filter(({ source }) => /(case-|shot-)\d+/.test(source)))(
    '$source has the grammar of its own client',
    ({ source }) => {
      const number = /(?:case|shot)-(\d+)/.exec(source)?.[1];
      const linked = readFileSync(source, 'utf8').match(/clients\/[\w-]+\.css/g);
      expect(linked).toEqual([`clients/case-${number}.css`]);
    },
  );

  test('have a face and colours that no other client has', () => {
    const grammars = cases.map((number) => {
      const css = readFileSync(`art/clients/case-${number}.css`, 'utf8');
      return { face: /--face: (.+);/.exec(css)?.[1], colour: /--accent: (.+);/.exec(css)?.[1] };
    });
    for (const key of ['face', 'colour'] as const) {
      const chosen = grammars.map((grammar) => grammar[key]);
      expect(chosen).not.toContain(undefined);
      expect(new Set(chosen).size).toBe(chosen.length);
    }
  });
});

describe('texts for people who cannot see the pictures', () => {
  const described = uses.filter(({ field }) => !WITHOUT_ALT.test(field));

  test.each(described)('$file says what $field shows', ({ alt }) => {
    expect(typeof alt).toBe('string');
    expect((alt as string).trim().split(/\s+/).length).toBeGreaterThan(1);
  });

  test('differ from picture to picture', () => {
    const repeated = described.filter(({ alt, picture }) =>
      described.some((other) => other.alt === alt && other.picture !== picture),
    );
    expect(repeated).toEqual([]);
  });
});
