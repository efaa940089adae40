import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkWithValue, content, model, textOf } from '../../tests/content/real-content';
import { checkContent } from './check-content';
import type { Picture } from './content';
import { formatProblem } from './problem';
import { readContent } from './read-content';

// What careless hands and odd programs put into texts, links, addresses and pictures.

const PROJECT = 'data/projects/project-details-03.json';
const COMPANY = 'data/company.json';
const HOME = 'data/home-page.json';
const { brand } = JSON.parse(textOf(COMPANY)) as { brand: string };

const saysOf = (file: string, path: (string | number)[], value: unknown) =>
  checkWithValue(file, path, value).map(formatProblem).join('\n');

describe('a text with', () => {
  test.each([
    ['only invisible characters', '\u200b\u200b', 'an invisible character'],
    ['an invisible character in a word', 'Parcels\u2060', 'an invisible character'],
    ['a mark that turns its direction', 'Parcels \u202egnp', 'turns the direction'],
    ['a control character', 'Parcels \u0007', 'a control character'],
    ['half a character', 'Parcels \ud83d', 'half a character'],
    ['a dash and nothing else', '–', 'no letters and no digits'],
    ['letters of two alphabets', 'P\u0430rcels', 'letters of two alphabets'],
    ['two spaces in a row', 'Parcels  home', 'two spaces in a row'],
    ['a line break', 'Parcels\nhome', 'a line break'],
    ['a tab', 'Parcels\thome', 'a tab'],
    ['an address of the web', 'See www.example.com', 'an address of the web'],
    ['a word of forty letters', 'Parcels'.repeat(6), 'too long a word'],
    ['the brand in small letters', `By ${brand.toLowerCase()}`, 'Expected {brand}'],
    ['an entity', 'Parcels &nbsp; more', '&nbsp; is HTML.'],
  ])('%s', (_, text, says) => {
    expect(saysOf(PROJECT, ['title'], text)).toContain(says);
  });

  test('crossed tags', () => {
    expect(saysOf(HOME, ['hero', 'title'], 'We <b>draw</b>x<b> it')).toContain('<b> is not closed');
    expect(saysOf(HOME, ['hero', 'title'], '</b>We draw<b>')).toContain('</b> is not closed');
  });

  test('a placeholder in what fills placeholders', () => {
    expect(saysOf(COMPANY, ['brand'], 'The {brand}')).toContain('The text contains {brand}.');
    expect(saysOf(COMPANY, ['tagline'], 'We are {brand}.')).toBe('');
  });
});

test.each([
  'AT&T; R&D',
  'R&D; 5 <6',
  'Guess what???',
  'ಪಾರ್ಸೆಲ್‌ಗಳು',
  'पार्सल 🙂',
  'Colour – and price',
])('the text "%s" is in order', (text) => {
  expect(saysOf(PROJECT, ['title'], text)).toBe('');
});

const LINKS = [
  'mailto:hello',
  'mailto:a@example.com,b@example.com',
  'mailto:a@b@example.com',
  'tel:080-CALL-US',
  'https://nowhere',
  'https://-.example.com',
];

test.each(LINKS)('the link %s is refused', (link) => {
  expect(saysOf(HOME, ['heroLink', 'href'], link)).toContain('has the wrong format');
});

test.each([
  'mailto:a@example.com?subject=Stock',
  'tel:+918000000000',
  'https://example.com:8443/a?b#c',
])('the link %s is in order', (link) => {
  expect(saysOf(HOME, ['heroLink', 'href'], link)).toBe('');
});

test('a link to a place that its page does not have', () => {
  expect(saysOf(HOME, ['heroLink', 'href'], '/contact#nothing')).toContain(
    'has no target on /contact',
  );
});

test.each([
  ['email', 'hello@@example.com'],
  ['email', 'hello..there@example.com'],
  ['email', 'a@example.com,b@example.com'],
  ['email', 'hello@example..com'],
  ['siteUrl', 'https://localhost'],
  ['siteUrl', 'https://example.com/'],
])('%s may not be %s', (field, value) => {
  expect(saysOf(COMPANY, [field], value)).toContain('has the wrong format');
});

test.each([
  ['/404', 'is reserved'],
  ['/Static/x', 'is reserved'],
  ['/admin', 'is reserved'],
  ['/api/x', 'is reserved'],
  ['/page-data/x', 'is reserved'],
  ['/robots.txt', 'is like the name of a file'],
  ['/sitemap.xml', 'is like the name of a file'],
  [`/${'long'.repeat(75)}`, 'The address has 301 characters: too long.'],
])('the address %s is refused', (address, says) => {
  expect(saysOf(PROJECT, ['path'], address)).toContain(says);
});

describe('a picture', () => {
  const PORTRAIT = 'data/images/team/ananya-rao.webp';
  const checkWithPicture = (found: Partial<Picture>) => {
    const sound = content.pictures.get(PORTRAIT) as Picture;
    const pictures = new Map([...content.pictures, [PORTRAIT, { ...sound, ...found }] as const]);
    return checkContent(model, { ...content, pictures })
      .map(formatProblem)
      .join('\n');
  };

  test('with another name than its format', () => {
    expect(checkWithPicture({ format: 'png' })).toContain('is a png, but its name ends with .webp');
  });

  test('with the colours of a printing press', () => {
    expect(checkWithPicture({ space: 'cmyk' })).toContain('save it with those of a screen');
  });

  test.each([
    ['photo.HEIC', 'Save or export it as JPEG'],
    ['moving.gif', 'Save it as PNG'],
    ['scan.tiff', 'Save or export it'],
  ])('%s is refused with a remedy', (name, remedy) => {
    const pictures = new Map([...content.pictures, [`data/images/${name}`, null] as const]);
    const says = checkContent(model, { ...content, pictures })
      .map(formatProblem)
      .join('\n');
    expect(says).toContain(`data/images/${name}:1:1`);
    expect(says).toContain(remedy);
  });

  const folder = () => {
    const site = mkdtempSync(join(tmpdir(), 'content-'));
    onTestFinished(() => rmSync(site, { recursive: true }));
    mkdirSync(join(site, 'data'));
    return site;
  };

  test('is measured the right way up', async () => {
    const site = folder();
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } });
    await photo.withMetadata({ orientation: 6 }).jpeg().toFile(join(site, 'data/phone.jpg'));
    const { pictures } = await readContent(site);
    expect(pictures.get('data/phone.jpg')).toMatchObject({ width: 600, height: 900 });
  });

  test('is read again when another has its name', async () => {
    const site = folder();
    const put = (width: number) =>
      sharp({ create: { width, height: 600, channels: 3, background: 'red' } })
        .png()
        .toFile(join(site, 'data/a.png'));
    for (const width of [300, 900]) {
      await put(width);
      expect((await readContent(site)).pictures.get('data/a.png')).toMatchObject({ width });
    }
  });

  test.each([
    '<script>alert(1)</script>',
    '<g onload="alert(1)"/>',
    '<image href="https://elsewhere.example/a.png"/>',
    '<style>@import url(//elsewhere.example/a.css)</style>',
  ])('that is a drawing with %s', async (part) => {
    const site = folder();
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${part}</svg>`;
    writeFileSync(join(site, 'data/a.svg'), drawing);
    const { pictures } = await readContent(site);
    expect(pictures.get('data/a.svg')?.activity).toBeTruthy();
  });
});

describe('a list that', () => {
  const TEAM = 'data/team.json';
  type Team = { members: { icon: string; title: string }[] };
  const { members } = JSON.parse(textOf(TEAM)) as Team;

  test('has one name or one portrait twice', () => {
    expect(saysOf(TEAM, ['members', 1, 'title'], members[0]!.title)).toContain(
      '"title" is the same',
    );
    expect(saysOf(TEAM, ['members', 1, 'icon'], members[0]!.icon)).toContain('"icon" is the same');
  });

  test('has a picture whose words say nothing', () => {
    for (const words of ['image', 'A photo', 'ananya-rao.webp']) {
      expect(saysOf(TEAM, ['members', 0, 'iconAlt'], words)).toContain('does not say what');
    }
  });

  test('has screenshots in no order', () => {
    const screenshots = { a: '../images/screenshots/03-1.webp' };
    expect(saysOf(PROJECT, ['screenshots'], screenshots)).toContain('"a" is no number.');
  });

  test('has hundreds of parts', () => {
    const sections = Array.from({ length: 500 }, () => ({ heading: 'Part', text: 'Text.' }));
    expect(saysOf('data/legal/privacy.json', ['sections'], sections)).toContain('1 to 40 entries');
  });
});

describe('the folder data/', () => {
  test('has a file of 20 MB', () => {
    const texts = new Map([...content.texts, [HOME, textOf(HOME) + ' '.repeat(20_000_000)]]);
    const says = checkContent(model, { ...content, texts })
      .map(formatProblem)
      .join('\n');
    expect(says).toContain(`${HOME}:1:1  (file)  The file is far too long.`);
  });

  test('has links and a folder with the name of a file', async () => {
    const site = mkdtempSync(join(tmpdir(), 'content-'));
    onTestFinished(() => rmSync(site, { recursive: true }));
    mkdirSync(join(site, 'data/x.json'), { recursive: true });
    symlinkSync('/etc/hostname', join(site, 'data/link.json'));
    const { others } = await readContent(site);
    expect(others.sort()).toEqual(['data/link.json', 'data/x.json']);
    const says = checkContent(model, { ...content, others })
      .map(formatProblem)
      .join('\n');
    expect(says).toContain('data/link.json:1:1  (file)  This is a link or a folder.');
  });
});
