import { expect, test } from 'vitest';
import { checkWithText, setValue, stepsOf, textOf } from '../../tests/sample/sample';
import { NOISY, secondsOf } from '../../tests/seconds-of';

const MEGABYTE = 1_000_000;

const run = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Records, with fields of all kinds and formats in them. */
const RECORDS = {
  'data/home-page.json': ['hero.title', 'services.link.href', 'services.cards[0].icon'],
  'data/projects/project-details-03.json': [
    ...['title', 'pictureAlt', 'path', 'formerPaths', 'services[0]', 'picture', 'pictureFocus'],
    ...['domain', 'time', 'published', 'kolam.seed', 'number'],
  ],
  'data/company.json': [
    ...['brand', 'email', 'phone', 'siteUrl', 'timeZone', 'address.mapEmbedUrl'],
    ...['address.country', 'openingHours[0].opens'],
  ],
};

/** What patterns stumble over: one sign again and again, and what begins, or nearly ends, as something does. */
const UNITS = [
  ...['<', '<a', '</', '<b>', '&', '&#1', '{', '{a', '{a{b', '{a}', '}', '[', '[0', '(', '"', '\\'],
  ...[' ', ' a', '\n', '-', 'a-', 'a', '0', '0 ', '.', 'a.', '/', '/.', '?#', ':', ','],
  ...['https://a.', 'mailto:a@', '+91 ', '.jpg', '\ud83d'],
];

test.each(UNITS)('a megabyte of %j is refused within a second', NOISY, (unit) => {
  for (const [file, fields] of Object.entries(RECORDS)) {
    // Some signs are written with several.
    const written = JSON.stringify(unit).length - 2;
    const value = JSON.stringify(run(unit, (MEGABYTE * unit.length) / written / fields.length));
    const text = fields
      .reduce((text, field) => setValue(text, stepsOf(field), '@'), textOf(file))
      .replaceAll('"@"', () => value);
    expect(secondsOf(() => expect(checkWithText(file, text)).not.toEqual([]))).toBeLessThan(1);
  }
});

test.each([
  ['fields that nobody knows', 'data/company.json', '{', '"x":1,'],
  ['empty questions', 'data/faq.json', '"items": [', '{},'],
  ['members with a misspelt field', 'data/team.json', '"members": [', '{"titel":"x"},'],
  ['links to nowhere', 'data/about-page.json', '{', '"formerPaths":["/nowhere"],'],
  ['values without fields', 'data/about-page.json', '{', '"a" 1 '],
  ['commas', 'data/faq.json', '"items": [', ','],
])('a megabyte of %s is refused within a second', NOISY, (_, file, start, unit) => {
  const text = textOf(file).replace(start, () => start + run(unit, MEGABYTE));
  expect(text.length).toBeGreaterThan(MEGABYTE);
  let problems: object[] = [];
  expect(secondsOf(() => (problems = checkWithText(file, text)))).toBeLessThan(1);
  expect(problems.length).toBeGreaterThan(0);
});
