import { type Mutation, CASE, COMPANY, ERP, FAQ, HOME, MENUS, TEAM, swap, set } from './change';

/** Fields: missing, misspelt, of another kind; lists, choices, and fields that come together. */
export const FIELDS: Mutation[] = [
  ['a name misspelt', swap(CASE, '"summary"', '"sumary"')],
  ['a name in capital letters', swap(CASE, '"summary"', '"SUMMARY"')],
  ['a field that there is not', set(CASE, 'colour', 'red')],
  ['a field left out', set(CASE, 'title')],
  ['a whole part left out', set(TEAM, 'banner')],
  ['a field that is needed set to null', set(CASE, 'title', null)],
  ['a field twice', swap(CASE, '"number"', '"title": "Parcels",\n  "number"')],
  ['a text emptied', set(CASE, 'summary', '')],
  ['a number where a text belongs', set(CASE, 'number', 3)],
  ['a text where a number belongs', set(CASE, 'kolam.columns', '7')],
  ['a fraction where a whole number belongs', set(CASE, 'kolam.columns', 7.5)],
  ['a number too large', set(CASE, 'kolam.columns', 99)],
  ['a text for yes or no', set(CASE, 'isSample', 'yes')],
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
  ['more captions than screenshots', set(CASE, 'screenshotCaptions', ['One', 'Two', 'Three'])],
  ['captions without screenshots', set(CASE, 'screenshots', {})],
  ['a latitude without a longitude', set(COMPANY, 'address.longitude')],
  [
    'a menu entry that leads somewhere and opens',
    set(MENUS, 'main[0].items', [{ label: 'FAQ', href: '/faq' }]),
  ],
  ['an open question that there is not', set(FAQ, 'columns[1].openItem', 9)],
  ['an icon that is not there', set(ERP, 'services[0].icon', '../images/icons/stock.png')],
  [
    'an icon and a picture of it',
    set(ERP, 'services[0].iconPicture', '../images/services/erp.webp'),
  ],
  ['a step without an icon', set(ERP, 'services[0].icon')],
  ['highlights as a text of two lines', set(CASE, 'highlights', 'Scans\nSigns')],
  [
    'a project of a service that is not there',
    set(ERP, 'projects', [{ name: 'Parcels', href: '/project/parcels' }]),
  ],
  ['a menu entry that does neither', set(MENUS, 'main[0].href')],
  [
    'screenshots with letters for numbers',
    set(CASE, 'screenshots', { a: '../images/screenshots/shot-03-1.webp' }),
  ],
];
