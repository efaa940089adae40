import { type Mutation, CASE, COMPANY, HOME, MENUS, TEAM, set } from './change';

/** Lists, choices, and fields that come together. */
export const LISTS: Mutation[] = [
  ['one text where a list belongs', set(CASE, 'tags', 'Logistics')],
  ['a text where a part with fields belongs', set(HOME, 'services.link', '/portfolio')],
  ['an empty list', set(TEAM, 'members', [])],
  [
    'too many entries',
    set(CASE, 'highlights', ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']),
  ],
  ['too few entries', set(CASE, 'highlights', ['One', 'Two', 'Three'])],
  ['the same key word twice', set(CASE, 'tags[1]', 'Logistics')],
  ['a shape that there is not', set(CASE, 'kolam.shape', 'octogon')],
  ['a day in other letters', set(COMPANY, 'openingHours[0].from', 'monday')],
  ['a banner without its description', set(CASE, 'bannerAlt')],
  ['a latitude without a longitude', set(COMPANY, 'address.longitude')],
  [
    'a menu entry that leads somewhere and opens',
    set(MENUS, 'main[0].items', [{ label: 'FAQ', href: '/faq' }]),
  ],
  ['a menu entry that does neither', set(MENUS, 'main[0].href')],
  [
    'screenshots with letters for numbers',
    set(CASE, 'screenshots', { a: '../images/screenshots/shot-03-1.webp' }),
  ],
];
