import { type Mutation, CASE, COMPANY, HOME, MENUS, TEAM, set } from './change';

/** Lists, choices, and fields that come together. */
export const LISTS: Mutation[] = [
  [
    'one text where a list belongs',
    set(CASE, 'tags', 'Logistics'),
    'data/projects/project-details-03.json  tags  This is text.  Expected a list [ … ].',
  ],
  [
    'a text where a part with fields belongs',
    set(HOME, 'services.link', '/portfolio'),
    'data/home-page.json  services.link  This is text.  Expected a group of fields { … }.',
  ],
  [
    'an empty list',
    set(TEAM, 'members', []),
    'data/team.json  members  There are no entries.  Expected 1 to 60 entries.',
  ],
  [
    'too many entries',
    set(CASE, 'highlights', ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']),
    'data/projects/project-details-03.json  highlights  There are 7 entries.  Expected 4 to 6 entries.',
  ],
  [
    'too few entries',
    set(CASE, 'highlights', ['One', 'Two', 'Three']),
    'data/projects/project-details-03.json  highlights  There are 3 entries.  Expected 4 to 6 entries.',
  ],
  [
    'the same key word twice',
    set(CASE, 'tags[1]', 'Logistics'),
    'data/projects/project-details-03.json  tags[1]  "Logistics" is listed twice.  Expected each entry once.',
  ],
  [
    'a shape that there is not',
    set(CASE, 'kolam.shape', 'octogon'),
    'data/projects/project-details-03.json  kolam.shape  "octogon" is not one of the allowed words.  Expected one of square, diamond, octagon. Did you mean "octagon"?',
  ],
  [
    'a day in other letters',
    set(COMPANY, 'openingHours[0].from', 'monday'),
    'data/company.json  openingHours[0].from  "monday" is not one of the allowed words.  Expected one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday. Did you mean "Monday"?',
  ],
  [
    'a banner without its description',
    set(CASE, 'bannerAlt'),
    'data/projects/project-details-03.json  bannerAlt  "bannerAlt" is missing.  Expected both banner and bannerAlt, or neither.',
  ],
  [
    'a latitude without a longitude',
    set(COMPANY, 'address.longitude'),
    'data/company.json  address.longitude  "longitude" is missing.  Expected both latitude and longitude, or neither.',
  ],
  [
    'a menu entry that leads somewhere and opens',
    set(MENUS, 'main[0].items', [{ label: 'FAQ', href: '/faq' }]),
    'data/navigation.json  main[0].href  "href" and "items" are both present.  Expected either href or items.',
  ],
  [
    'a menu entry that does neither',
    set(MENUS, 'main[0].href'),
    'data/navigation.json  main[0].href  "href" is missing.  Expected either href or items.',
  ],
  [
    'screenshots with letters for numbers',
    set(CASE, 'screenshots', { a: '../images/screenshots/shot-03-1.webp' }),
    'data/projects/project-details-03.json  screenshots.a  "a" is no number.  Expected "1", "2" and so on.',
  ],
];
