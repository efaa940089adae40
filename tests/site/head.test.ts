import { statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { company } from '../content';
import { FURTHER_ADDRESSES } from '../routes';
import { listedRows, SITE } from './read-site';

const { siteUrl, brand } = company;

describe.each(listedRows())('head of %s', (_, { document }) => {
  const contentOf = (selector: string) => {
    const [element, ...more] = document.querySelectorAll(`head ${selector}`);
    expect(more).toEqual([]);
    return element?.getAttribute('content');
  };
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');

  test('tells the services where it is shared what it says of itself', () => {
    const description = contentOf('meta[name=description]');
    const title = document.querySelector('title')!.text.split(' - ')[0];
    expect(contentOf('meta[property="og:title"]')).toBe(title);
    expect(contentOf('meta[property="og:description"]')).toBe(description);
    expect(contentOf('meta[property="og:url"]')).toBe(canonical);
    expect(contentOf('meta[property="og:site_name"]')).toBe(brand);
    expect(contentOf('meta[property="og:locale"]')).toBe('en_IN');
    expect(contentOf('meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  test('has a share card of its own, 1200 by 630 pixels and under 150 KB', async () => {
    const card = contentOf('meta[property="og:image"]') ?? '';
    expect(card.startsWith(`${siteUrl}/`)).toBe(true);
    const file = `${SITE}${card.slice(siteUrl.length)}`;
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(statSync(file).size).toBeLessThan(150_000);
  });

  test('names icons, manifest and feed', () => {
    // That they are there is seen in links.test.ts.
    for (const rel of ['icon', 'apple-touch-icon', 'manifest', 'alternate'])
      expect(document.querySelector(`link[rel=${rel}]`)?.getAttribute('href'), rel).toBeTruthy();
  });
});

test('no two pages share a share card', () => {
  const cards = listedRows()
    .filter(([path]) => !FURTHER_ADDRESSES.includes(path))
    .map(([, { document }]) =>
      document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
    );
  expect(new Set(cards).size).toBe(cards.length);
});
