import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { filesIn } from '../../hosting/files-in';
import { withoutText } from '../../gatsby/publish/third-party-licences';
import { caseStudies, company, portfolioPage } from '../content';
import { PORTFOLIO_ROUTES, PROJECT_GUIDE } from '../routes';
import { checkWithText, setValue, textOf } from '../sample/sample';
import { readPages, SITE } from './read-site';

const { siteUrl, brand, legalName } = company;
const read = (name: string) => readFileSync(`${SITE}/${name}`, 'utf8');
/** The canonical addresses of all pages: filler has none. */
const canonicals = new Set(
  readPages().flatMap(
    ({ document }) => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? [],
  ),
);

test('the sitemap lists every canonical address once, with dates and pictures that are there', () => {
  const urls = parse(read('sitemap.xml')).querySelectorAll('url');
  const addresses = urls.map((url) => url.querySelector('loc')!.text);
  expect(new Set(addresses)).toEqual(canonicals);
  expect(addresses).toHaveLength(canonicals.size);
  // A copy without its history says nothing of changes.
  const changes = urls.flatMap((url) => url.querySelector('lastmod')?.text ?? []);
  for (const change of changes) expect(Date.parse(change)).toBeLessThanOrEqual(Date.now());
  const pictures = urls.flatMap((url) => url.getElementsByTagName('image:loc'));
  expect(pictures.length).toBeGreaterThan(caseStudies.length);
  for (const { text } of pictures) read(text.slice(siteUrl.length + 1));
});

test('no page may have had the address of a file that the build writes', () => {
  const ofPages = new Set(['.html', '.br', '.gz']);
  const files = filesIn(SITE).filter(
    (file) => !ofPages.has(extname(file)) && !file.startsWith('.'),
  );
  const formerPaths = files.map((file) => `/${file}`).filter((file) => /^[\w./-]+$/.test(file));
  expect(formerPaths).toContain('/sitemap.xml');
  const service = 'data/services/erp.json';
  const text = setValue(textOf(service), ['formerPaths'], formerPaths);
  const refused = checkWithText(service, text).filter(({ wrong }) => wrong.includes('is reserved'));
  expect(refused).toHaveLength(formerPaths.length);
});

test('robots.txt lets everyone in and names the sitemap', () => {
  expect(read('robots.txt')).toMatch(/^User-agent: \*\n(Content-Signal: .+\n)?Allow: \/\n\n/);
  expect(read('robots.txt')).toContain(`\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

test('security.txt says for at most a year where to report a weakness', () => {
  const text = read('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${company.email}\n`);
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
  const [, expires] = /^Expires: (.+)$/m.exec(text)!;
  const days = (Date.parse(expires!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(365);
});

test('the script that starts pages does not name the folder in which the site was built', () => {
  const [script = ''] = /app-[0-9a-f]{8}\.js/.exec(read('index.html')) ?? [];
  expect(read(script)).not.toContain(`${process.cwd()}/src`);
});

test('no script looks back in a pattern: Safari before 16.4 would read nothing of that script', () => {
  // Those of earlier releases are kept for pages that were opened before.
  const [files] = JSON.parse(readFileSync('dist/releases.json', 'utf8')) as [string[]];
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const inPages = readPages().flatMap(({ path, document }) =>
    document.querySelectorAll('script').map(({ text }) => [path, text] as const),
  );
  const all = [...scripts.map((file) => [file, read(file)] as const), ...inPages];
  const unread = all.filter(([, text]) => /\(\?<[=!]/.test(text));
  expect(unread.map(([name]) => name)).toEqual([]);
});

test('the licences of the font and of every package in the scripts are there, with their texts', () => {
  const licences = read('third-party-licences.txt');
  expect(withoutText(licences)).toEqual([]);
  expect(licences).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(licences).toMatch(/^formik .+Apache License.+^mitt .+^react .+^tiny-case .+/ms);
});

test('the manifest names the company and icons of the sizes it says', async () => {
  const manifest = JSON.parse(read('site.webmanifest')) as {
    name: string;
    short_name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: legalName, short_name: brand });
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(`${SITE}${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(await sharp(`${SITE}/apple-touch-icon.png`).metadata()).toMatchObject({ width: 180 });
});

test('llms.txt says what the site is and leads to every page', () => {
  const text = read('llms.txt');
  expect(text.startsWith(`# ${brand}\n\n> `)).toBe(true);
  const addresses = Array.from(text.matchAll(/\]\((\S+)\)/g), ([, address]) => address);
  // The portfolio leads to its further pages, and the guide to case studies is for readers of one.
  const others = [PROJECT_GUIDE, ...PORTFOLIO_ROUTES.slice(1)].map((path) => `${siteUrl}${path}`);
  expect(new Set([...addresses, ...others])).toEqual(canonicals);
});

test('the feed holds all case studies that have a date', () => {
  const feed = parse(read('case-studies.xml'));
  const entries = feed.querySelectorAll('entry');
  const links = entries.map((entry) => entry.querySelector('link')!.getAttribute('href'));
  const told = caseStudies.filter(({ path }) => links.includes(siteUrl + path));
  expect(links).toEqual(told.map(({ path }) => siteUrl + path));
  expect(told).toEqual(expect.arrayContaining(caseStudies.filter(({ published }) => published)));
  for (const part of ['feed > id', 'feed > title', 'feed > updated', 'author > name']) {
    expect(feed.querySelector(part)?.text).toBeTruthy();
  }
  const alternate = feed.querySelector('feed > link[rel=alternate]');
  expect(alternate?.getAttribute('href')).toBe(`${siteUrl}${portfolioPage.path}`);
  entries.forEach((entry, index) => {
    const { published, domain } = told[index]!;
    const textIn = (name: string) => entry.getElementsByTagName(name)[0]?.text;
    for (const name of ['title', 'summary', 'content']) expect(textIn(name)).toBeTruthy();
    expect(textIn('updated')).toMatch(/^\d{4}-/);
    expect(textIn('published')?.slice(0, 10)).toBe(published);
    expect(entry.querySelector('category')?.getAttribute('term')).toBe(domain);
  });
});
