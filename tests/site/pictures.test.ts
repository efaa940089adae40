import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../hosting/files-in';
import { caseStudies, guides, services, team } from '../content';
import { PORTFOLIO_ROUTES } from '../routes';
import { mainOf, pageRows, readPages, SITE } from './read-site';

const pages = readPages();
const files = filesIn(SITE).filter((file) => /\.(avif|jpe?g|png|webp)$/i.test(file));

describe.each(pageRows())('pictures of %s', (_, { document }) => {
  test('keep their space', () => {
    // Pictures in place of figures have their space by the style sheet.
    for (const image of document.querySelectorAll('picture img, img:not([alt=""])')) {
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
    }
  });

  test('come in AVIF and WebP, without script, with the proportions that the page says', async () => {
    for (const picture of document.querySelectorAll('picture')) {
      const [avif] = picture.querySelectorAll('source');
      const image = picture.querySelector('img')!;
      expect(avif?.getAttribute('type')).toBe('image/avif');
      expect(avif?.getAttribute('srcset')).toMatch(/\.avif \d+w/);
      expect(image.getAttribute('srcset')).toMatch(/\.webp \d+w/);
      expect(image.getAttribute('sizes')).toBeTruthy();
      expect(['lazy', 'eager']).toContain(image.getAttribute('loading'));
      const { src = '', width, height } = image.attributes;
      expect(src).toMatch(/^\/static\//);
      const file = await sharp(join(SITE, src)).metadata();
      expect(file.width / file.height, src).toBeCloseTo(Number(width) / Number(height), 1);
    }
  });
});

test('a picture has few bytes, at most a quarter of one for each of its points', async () => {
  for (const file of files.filter((name) => /-\d+\.(avif|webp)$/.test(name))) {
    const { size = 0, width, height } = await sharp(readFileSync(join(SITE, file))).metadata();
    expect(size, file).toBeLessThanOrEqual(Math.max(8_000, (width * height) / 4));
  }
});

test('the pages that need pictures have them', () => {
  const countOn = (path: string) =>
    mainOf(path).querySelectorAll('picture img:not([alt=""])').length;
  const onPortfolio = PORTFOLIO_ROUTES.map(countOn);
  expect(onPortfolio.reduce((sum, count) => sum + count)).toBe(caseStudies.length);
  expect(countOn(team.path)).toBe(team.members.length);
  for (const { path, screenshots } of caseStudies) {
    expect(countOn(path), path).toBe(screenshots.length + 1);
  }
});

test('the large picture at the head of a service or a case study is fetched before all others', () => {
  for (const { path, document } of pages) {
    const hasOne = [...services, ...caseStudies, guides.project].some(
      (record) => record.path === path,
    );
    const hurried = document.querySelectorAll('img[fetchpriority=high]');
    expect(hurried, path).toHaveLength(hasOne ? 1 : 0);
    if (hasOne) expect(hurried[0]).toBe(document.querySelector('main img'));
  }
});

test('the picture of a service keeps the point that editors have set in sight', () => {
  for (const { path, imageFocus } of services as { path: string; imageFocus?: string }[]) {
    const style = mainOf(path).querySelector('img')!.getAttribute('style') ?? '';
    const [, point] = /object-position:([^;]+)/.exec(style) ?? [];
    expect(point, path).toBe(imageFocus?.replace(/\d+/g, '$&%'));
  }
});

test('no picture tells where, when or with what it was taken, and none lies on its side', async () => {
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const facts = await sharp(join(SITE, file)).metadata();
    const { exif, xmp, iptc, comments, orientation = 1 } = facts;
    expect([exif, xmp, iptc, comments, orientation], file).toEqual([...Array<undefined>(4), 1]);
  }
});
