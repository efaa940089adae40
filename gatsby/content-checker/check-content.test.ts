import { describe, expect, test } from 'vitest';
import { formatProblem, formatProblems } from './problem';
import {
  checkWithText,
  checkWithValue,
  content,
  model,
  setValue,
  textOf,
  withText,
} from '../../tests/content/real-content';
import { checkContent } from './check-content';
import type { Content, Picture } from './content';
import { hintsOf } from './hints';

const homePage = JSON.parse(textOf('data/home-page.json')) as { metaDescription: string };
const { brand } = JSON.parse(textOf('data/company.json')) as { brand: string };

const PROJECT = 'data/projects/project-details-03.json';
const PORTFOLIO = 'data/portfolio-page.json';
const CAROUSEL = 'data/project-carousel.json';
const TEAM = 'data/team.json';
const HOME = 'data/home-page.json';
const MENU = 'data/navigation.json';
const FAQ = 'data/faq.json';
const COMPANY = 'data/company.json';

const lines = (problems: ReturnType<typeof checkContent>) => problems.map(formatProblem).join('\n');

test('the content of this site is in order', () => {
  expect(lines(checkContent(model, content))).toBe('');
});

/** A value put into a file, and what the problem has to say. */
type Case = [
  what: string,
  file: string,
  path: (string | number)[],
  value: unknown,
  ...says: string[],
];

const SHAPE: Case[] = [
  ['missing field', PROJECT, ['title'], undefined, ':1:1  title  "title" is missing.'],
  ['unknown field', PROJECT, ['colour'], 'red', 'colour  Unknown field "colour".'],
  ['null', PROJECT, ['domain'], null, 'This is null.', 'Leave the whole field out'],
  ['empty text', PROJECT, ['summary'], '', ':6:14  summary  The text is empty.'],
  ['only spaces', PROJECT, ['summary'], '  ', 'The text is empty.'],
  ['number for a text', PROJECT, ['number'], 3, 'This is a number.', 'text in quotes'],
  ['text for a number', PROJECT, ['kolam', 'columns'], '7', 'kolam.columns  This is text.'],
  ['fraction', PROJECT, ['kolam', 'columns'], 7.5, 'a whole number without quotes'],
  ['list for an object', PROJECT, ['kolam'], [], 'This is a list'],
  ['word not in the choice', PROJECT, ['kolam', 'shape'], 'octogon', 'Did you mean "octagon"?'],
  ['number out of range', PROJECT, ['kolam', 'columns'], 99, 'a number from 3 to 15'],
  ['banner without its text', PROJECT, ['bannerAlt'], undefined, 'both banner and bannerAlt'],
  [
    'two that exclude each other',
    MENU,
    ['main', 0, 'items'],
    [{ label: 'FAQ', href: '/faq' }],
    'main[0].href  "href" and "items" are both present.',
  ],
  ['neither of two', MENU, ['main', 0, 'href'], undefined, 'Expected either href or items.'],
];

const COUNTS: Case[] = [
  ['no members', TEAM, ['members'], [], 'members  There are no entries.', '1 to 60 entries'],
  ['no questions in a column', FAQ, ['columns', 0, 'items'], [], '1 to 12 entries'],
  ['a case study without services', PROJECT, ['services'], [], 'There are no entries.'],
  [
    'the same entry twice',
    CAROUSEL,
    ['first', 0],
    '/project/project-details-05',
    'is listed twice',
  ],
  ['no entry', PROJECT, ['tags'], [], 'There are no entries.'],
];

const ADDRESSES: Case[] = [
  [
    'relation to nowhere',
    CAROUSEL,
    ['first', 0],
    '/project/project-detials-01',
    'first[0]  There is no page',
    'Did you mean "/project/project-details-01"?',
  ],
  ['relation to another type', CAROUSEL, ['first', 0], '/service/erp', 'is a page of type Service'],
  [
    'the guide among those left out of a list',
    'data/service-template.json',
    ['leftOut', 0],
    '/service/service-details',
    'leftOut[0]  "/service/service-details" has no "order", so it is in no list.',
  ],
  [
    'two services in one place',
    'data/services/erp.json',
    ['order'],
    1,
    '"order" is the same as in',
  ],
  [
    'the guide among the first of a list',
    PORTFOLIO,
    ['caseStudies', 'first'],
    ['/project/project-details'],
    'caseStudies.first[0]  "/project/project-details" has no "number", so it is in no list.',
  ],
  [
    'link to nowhere',
    HOME,
    ['heroLink', 'href'],
    '/portfolios',
    'The link "/portfolios" leads nowhere.',
    'Did you mean "/portfolio"?',
  ],
  [
    'link to nowhere, with an anchor',
    HOME,
    ['heroLink', 'href'],
    '/fqa#cost',
    'leads nowhere',
    '"/faq"',
  ],
  [
    'link in the wrong case',
    HOME,
    ['heroLink', 'href'],
    '/Portfolio',
    'Did you mean "/portfolio"?',
  ],
  [
    'link to a question that does not exist',
    HOME,
    ['heroLink', 'href'],
    '/faq#data-saftey',
    'has no target on /faq',
    'Did you mean "data-safety"?',
  ],
  ['link that is none', HOME, ['heroLink', 'href'], 'portfolio', 'has the wrong format'],
  ['script for a link', HOME, ['heroLink', 'href'], 'javascript:alert(1)', 'has the wrong format'],
  [
    'address without its slash',
    PROJECT,
    ['path'],
    'project/x',
    'path  "project/x" has the wrong format.',
    'starts with /',
  ],
  ['address outside the site', PROJECT, ['path'], '/../x', 'has the wrong format'],
  [
    'address of another page',
    PROJECT,
    ['path'],
    '/Project/Project-Details-04',
    'is also the address of',
  ],
  ['address of a page in code', PROJECT, ['path'], '/about', 'is also the address of'],
  ['alias of another page', TEAM, ['aliases', 0], '/About', '"/About" is also the address of'],
  ['address fixed by code', HOME, ['path'], '/home', 'is the name of a file in src/pages'],
];

const TEXTS: Case[] = [
  ['phone', COMPANY, ['phone'], '080-4567', 'phone  "080-4567" has the wrong format.'],
  ['e-mail', COMPANY, ['email'], 'hello@', 'an e-mail address such as name@example.com'],
  [
    'name of a question in its address',
    FAQ,
    ['columns', 0, 'items', 0, 'address'],
    'our services',
    'a word of letters, digits and hyphens, such as data-safety',
  ],
  ['month', PROJECT, ['time'], 'March 2023', 'a month and a year such as Apr 2025, or Ongoing'],
  ['tag where none may be', PROJECT, ['title'], '<b>Logistics</b>', '<b> is HTML.'],
  ['entity', PROJECT, ['title'], 'Parcels &amp; more', '&amp; is HTML.'],
  [
    'tag that is not allowed',
    HOME,
    ['hero', 'title'],
    '<h1>Software</h1>',
    '<h1> would be removed.',
  ],
  ['attribute', HOME, ['hero', 'title'], '<b class="x">Software</b>', 'without attributes'],
  ['open tag', HOME, ['hero', 'title'], '<b>Software', '<b> is not closed'],
  ['text too long', PROJECT, ['summary'], 'word '.repeat(40), 'too long', 'up to 60 characters'],
  ['text too short', PROJECT, ['metaDescription'], 'Short.', 'too short', '70 to 160 characters'],
  ['lorem ipsum', PROJECT, ['challenge'], 'Lorem ipsum dolor.', '"Lorem" is filler.'],
  ['TODO', PROJECT, ['challenge'], 'TODO', '"TODO" is filler.'],
  ['xxx', PROJECT, ['challenge'], 'Call xxx.', '"xxx" is filler.'],
  [
    'placeholder',
    PROJECT,
    ['challenge'],
    'At {brnad}.',
    '{brnad} is not a placeholder.',
    'Did you mean "{brand}"?',
  ],
  ['half a placeholder', PROJECT, ['challenge'], 'At {brand.', 'is not a placeholder'],
  ['name of the company', PROJECT, ['challenge'], `At ${brand}.`, 'Expected {brand}'],
];

const UNIQUE: Case[] = [
  ['title', PROJECT, ['title'], 'ERP', '"title" is the same as in'],
  [
    'description',
    PROJECT,
    ['metaDescription'],
    homePage.metaDescription,
    'is the same as in data/home-page.json',
  ],
  [
    'address of a question, in another case',
    FAQ,
    ['columns', 1, 'items', 0, 'address'],
    'Cost',
    '"address" is the same as in data/faq.json (columns[0].items[4].address).',
  ],
  ['number', PROJECT, ['number'], '04', '"number" is the same as in'],
  [
    'figure',
    PROJECT,
    ['kolam'],
    { seed: 'svc-erp', shape: 'square', columns: 5, rows: 4 },
    'The figure is the same as in data/services/erp.json (kolam).',
  ],
  [
    'figure in more than one line',
    PROJECT,
    ['kolam'],
    { seed: 'project-details-03', shape: 'square', columns: 4 },
    'The figure consists of',
  ],
];

const GROUPS = { SHAPE, COUNTS, ADDRESSES, TEXTS, UNIQUE };

describe.each(Object.entries(GROUPS))('%s', (_, cases) => {
  test.each(cases)('%s', (_what, file, path, value, ...says) => {
    const problems = checkWithValue(file, path, value);
    const text = lines(problems);
    expect(text).toContain(`${file}:`);
    for (const words of says) expect(text).toContain(words);
  });
});

test('a link may lead to a question', () => {
  expect(lines(checkWithValue(HOME, ['heroLink', 'href'], '/faq#data-safety'))).toBe('');
});

describe('fields', () => {
  test('one with a misspelt name is reported once, with the name that was meant', () => {
    const text = textOf(PROJECT).replace('"summary"', '"sumary"');
    expect(lines(checkWithText(PROJECT, text))).toMatch(
      /^\S+:6:3 {2}sumary {2}Unknown field "sumary"\. .+ Did you mean "summary"\?$/,
    );
  });

  test('one that is there twice is reported where it is there again', () => {
    const text = textOf(PROJECT).replace('"number"', '"title": "Twice",\n  "number"');
    expect(lines(checkWithText(PROJECT, text))).toContain(':5:3  title  "title" appears twice.');
  });
});

describe('services and case studies', () => {
  const ERP = 'data/services/erp.json';
  const unlinkedWith = (file: string, path: (string | number)[], value: unknown) =>
    lines(hintsOf(model, withText(file, setValue(textOf(file), path, value))));

  test('a case study names the services that it used, and each of them is there', () => {
    expect(lines(checkWithValue(PROJECT, ['services'], undefined))).toContain(
      'services  "services" is missing.',
    );
    expect(lines(checkWithValue(PROJECT, ['services', 0], '/service/erb'))).toContain(
      'services[0]  There is no page "/service/erb".  Expected the "path" of a Service. Did you mean "/service/erp"?',
    );
    expect(lines(checkWithValue(PROJECT, ['services', 0], '/faq'))).toContain(
      '"/faq" is a page of type FaqPage.',
    );
  });

  test('a service that no case study used is said, and stops nothing', () => {
    expect(lines(hintsOf(model, content))).toBe('');
    const alone = textOf(ERP).replace('"/service/erp"', '"/service/erp-alone"');
    expect(lines(hintsOf(model, withText('data/services/alone.json', alone)))).toContain(
      'data/services/alone.json:2:11  path  No Project names this page under "services".  Expected one or more: until then the page shows none.',
    );
    expect(
      unlinkedWith('data/projects/project-details.json', ['services', 0], '/service/erp'),
    ).toContain('data/services/service-details.json:2:11');
  });
});

describe('legal pages', () => {
  test('may hold filler in their texts', () => {
    const path = ['sections', 0, 'text'];
    expect(lines(checkWithValue('data/legal/privacy.json', path, 'Lorem ipsum.'))).toBe('');
  });

  test('may not once they are no longer marked as filler', () => {
    expect(lines(checkWithValue('data/legal/privacy.json', ['isFiller'], undefined))).toContain(
      'sections[0].text  "Lorem" is filler.  Expected the text that visitors will read, or "isFiller": true.',
    );
  });
});

describe('numbers', () => {
  const SAYING = ['heroLink', 'label'];

  test.each(['All eleven services', '9 case studies', 'Twelve case studies', 'A team of seven'])(
    '“%s” contradicts the content',
    (text) => {
      expect(lines(checkWithValue(HOME, SAYING, text))).toContain(
        `heroLink.label  The text says “`,
      );
    },
  );

  test.each(['All ten services', 'Two services, one price', 'Nine questions', 'Eleven people'])(
    '“%s” does not',
    (text) => {
      expect(lines(checkWithValue(HOME, SAYING, text))).toBe('');
    },
  );

  test('a case study more contradicts those that are written out', () => {
    const texts = new Map([
      ...content.texts,
      [HOME, setValue(textOf(HOME), SAYING, 'See ten case studies')],
      ['data/projects/project-details-11.json', setValue(textOf(PROJECT), ['number'], '11')],
    ]);
    expect(lines(checkContent(model, { ...content, texts }))).toContain(
      'heroLink.label  The text says “ten case studies”, and the content has 11.  Expected {caseStudies}: the build fills in the number.',
    );
  });
});

describe('files', () => {
  test('one that is missing', () => {
    expect(lines(checkWithText(TEAM, undefined))).toContain(
      `${TEAM}:1:1  (file)  The file is missing.`,
    );
  });

  test.each(['data/projets/new.json', 'data/blog.json', 'data/projects/more/new.json'])(
    '%s matches no content type',
    (file) => {
      expect(lines(checkWithText(file, '{}'))).toContain(`${file}:1:1  (file)  The file matches`);
    },
  );

  test('one with a misspelt name', () => {
    const texts = new Map([...content.texts, ['data/tem.json', textOf(TEAM)]]);
    texts.delete(TEAM);
    expect(lines(checkContent(model, { ...content, texts }))).toContain(`Did you mean "${TEAM}"?`);
  });

  test('one that is neither JSON nor a picture', () => {
    const pictures = new Map([...content.pictures, ['data/images/notes.txt', null]]);
    expect(lines(checkContent(model, { ...content, pictures }))).toContain(
      'matches no content type',
    );
  });
});

describe('pictures', () => {
  const picture = 'data/images/team/ananya-rao.webp';
  const checkWithPicture = (found: Partial<Picture> | null): string => {
    const sound = content.pictures.get(picture) as Picture;
    const pictures: Content['pictures'] = new Map(content.pictures);
    pictures.set(picture, found && { ...sound, ...found });
    return lines(checkContent(model, { ...content, pictures }));
  };
  const place = `${TEAM}:14:15  members[0].icon  `;

  test('one that is missing', () => {
    const problems = checkWithValue(TEAM, ['members', 0, 'icon'], 'images/team/anaya-rao.webp');
    expect(lines(problems)).toContain(`${place}There is no picture`);
    expect(lines(problems)).toContain('Did you mean "images/team/ananya-rao.webp"?');
  });

  test.each([
    ['cannot be read', null, 'cannot be read as a picture'],
    [
      'too small',
      { width: 799 },
      'too small for its place: 799 × 1000 pixels.  Expected a JPEG, PNG, WebP or AVIF',
    ],
    ['too heavy', { bytes: 12.2 * 1024 * 1024 }, 'The picture is too heavy: 12.2 MB.'],
    ['of another format', { format: 'gif' }, 'has the format gif'],
    ['a drawing where a photograph belongs', { format: 'svg' }, 'has the format svg'],
  ] as const)('one that is %s', (_, found, says) => {
    expect(checkWithPicture(found)).toContain(place);
    expect(checkWithPicture(found)).toContain(says);
  });

  test('a photograph where a drawing belongs', () => {
    const path = ['drawnName', 'image'];
    expect(lines(checkWithValue(COMPANY, path, 'images/team/ananya-rao.webp'))).toContain(
      'Expected an SVG drawing',
    );
  });
});

test('every problem is reported at once, by file and line, below their number', () => {
  const texts = new Map(content.texts);
  texts.set(TEAM, setValue(setValue(textOf(TEAM), ['title'], ''), ['members', 0, 'title'], 7));
  texts.set(HOME, textOf(HOME).slice(0, -5));
  const [heading, , ...told] = formatProblems(checkContent(model, { ...content, texts })).split(
    '\n',
  );
  expect(heading).toBe('The content has 3 problems in 2 files:');
  expect(told.map((line) => line.replace(/(:\d+ {2}\S+).*/, '$1'))).toEqual([
    expect.stringMatching(/^data\/home-page\.json:\d+:\d+ {2}\(file\)$/),
    'data/team.json:4:12  title',
    'data/team.json:16:16  members[0].title',
  ]);
});
