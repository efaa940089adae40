import { describe, expect, test } from 'vitest';
import { company, isDelivered, legalPages, navigation, portfolioPage, team } from '../content';
import { FILTER_ROUTES, FURTHER_ADDRESSES, ROUTES } from '../routes';
import { mainOf, pageRows, readPages, textOf } from './read-site';

const pages = readPages();
const listed = pages.filter(({ path }) => path !== '/404');
/** Pages that search engines are asked to leave out. */
const UNLISTED = ['/404', ...legalPages.filter((page) => page.isFiller).map((page) => page.path)];
/** The address by which search engines know a page that has several, or shows what another shows. */
function canonicalOf(path: string): string {
  if (FILTER_ROUTES.includes(path)) return portfolioPage.path;
  return team.aliases.includes(path) ? team.path : path;
}

const { legalName, brand, siteUrl, tagline, copyrightYear } = company;

test('every address of the content is a page, with exact case, and there are no others', () => {
  expect(listed.map(({ path }) => path).sort()).toEqual([...ROUTES, ...FILTER_ROUTES].sort());
});

describe.each(pageRows())('%s', (path, { html, document }) => {
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');

  test('is in Indian English, and brings no policy, which copies would keep when others have touched their styles', () => {
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('en-IN');
    expect(html).not.toContain('Content-Security-Policy');
  });

  test('has one title of the specified form', () => {
    expect(document.querySelectorAll('title')).toHaveLength(1);
    const title = textOf(document.querySelector('title'));
    expect(title.endsWith(` - ${legalName}`), title).toBe(true);
  });

  test('has one description of at most 160 characters', () => {
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(description).toMatch(/^\S.{0,158}\S$/);
  });

  test('names its canonical address, or stays out of search engines', () => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    const robots = document.querySelector('meta[name=robots]')?.getAttribute('content');
    if (UNLISTED.includes(path)) expect([canonical, robots]).toEqual([undefined, 'noindex']);
    else {
      expect(canonical).toBe(`${siteUrl}${canonicalOf(path)}`);
      expect(robots).toBeUndefined();
    }
  });

  test.skipIf(!isDelivered)('names its headings and regions in words, not in numbers alone', () => {
    const named = document.querySelectorAll('[aria-labelledby]').flatMap((element) =>
      element
        .getAttribute('aria-labelledby')!
        .split(' ')
        .map((id) => textOf(document.getElementById(id))),
    );
    const headings = document.querySelectorAll('h1, h2, h3, h4').map(textOf);
    for (const name of [...headings, ...named]) {
      expect(name.replace(/\d+|\bto\b/g, '')).toMatch(/\p{L}{2}/u);
    }
  });

  test('has its h1 in main', () => {
    expect(document.querySelectorAll('main h1')).toHaveLength(1);
  });

  test('has the frame: strip, menu, callback button, tagline, contact and copyright', () => {
    const header = textOf(document.querySelector('header'));
    const footer = textOf(document.querySelector('footer'));
    expect(header).toContain(legalName);
    const logo = document.querySelector(`header a[href="${navigation.home.href}"]`)!;
    expect(logo.querySelector('svg, img')).not.toBeNull();
    expect(header).toContain(navigation.callToAction.label);
    expect(footer).toContain(tagline);
    for (const { label } of navigation.serviceLinks.links) expect(footer).toContain(label);
    expect(footer).toContain(`© ${copyrightYear} ${legalName}`);
    expect(document.querySelector('footer a[href^="tel:"]')).not.toBeNull();
    expect(document.querySelector('footer a[href^="mailto:"]')).not.toBeNull();
    const map = company.address.mapUrl.replaceAll('&', '&amp;');
    expect(document.querySelector('footer')!.innerHTML).toContain(`href="${map}"`);
  });

  test('fills in every placeholder', () => {
    const body = textOf(document.querySelector('body'));
    expect(body).not.toMatch(/\{\w+\}/);
    expect(body).toContain(brand);
    // Elsewhere it may be a word of a text.
    if (isDelivered) expect(body).not.toMatch(/undefined|\[object/);
  });
});

test('titles and descriptions differ from page to page', () => {
  const unique = listed.filter(({ path }) => !FURTHER_ADDRESSES.includes(path));
  const titles = listed
    .filter(({ path }) => !team.aliases.includes(path))
    .map(({ document }) => textOf(document.querySelector('title')));
  const descriptions = unique.map(({ document }) =>
    document.querySelector('meta[name=description]')?.getAttribute('content'),
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(unique.length);
});

test('the team has the same page at each of its addresses', () => {
  for (const alias of team.aliases) expect(textOf(mainOf(alias))).toBe(textOf(mainOf(team.path)));
});
