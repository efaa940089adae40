import { type Mutation, CASE, COMPANY, FAQ, HOME, TEAM, set } from './change';
import { recordOf } from '../sample';

const { brand = '' } = recordOf<Record<string, string>>('company');

/** Texts that visitors read, invisible characters, and texts with a format, such as dates. */
export const TEXTS: Mutation[] = [
  ['a text too long', set(CASE, 'summary', 'word '.repeat(40).trim())],
  ['a text too short', set(CASE, 'metaDescription', 'A delivery service.')],
  [
    'a text too long once its placeholder is filled in',
    set(CASE, 'summary', `${'word '.repeat(8)}at {company}`),
  ],
  ['bold type where it cannot be', set(CASE, 'title', '<b>Logistics</b>')],
  ['code for a sign', set(CASE, 'title', 'Parcels &amp; more')],
  ['a script in a text', set(CASE, 'challenge', 'Late. <script>alert(1)</script>')],
  ['a heading in a heading', set(HOME, 'hero.title', '<h1>Software</h1>')],
  ['a style on a tag', set(HOME, 'hero.title', '<b class="red">Software</b> in one line')],
  ['a tag not closed', set(HOME, 'hero.title', '<b>Software in one line')],
  ['a tag closed before it is opened', set(HOME, 'hero.title', '</b>Software in<b> one line')],
  ['tags that cross', set(HOME, 'hero.title', 'We <b>draw <i>one</b> line</i>')],
  ['only question marks', set(CASE, 'title', '????')],
  ['a placeholder misspelt', set(CASE, 'challenge', 'At {brnad}.')],
  ['half a placeholder', set(CASE, 'challenge', 'At {brand.')],
  ['a placeholder in the text that fills it', set(COMPANY, 'brand', 'The {brand}')],
  ['a placeholder in a filter', set(CASE, 'domain', '{city} retail')],
  ['a placeholder in a tag', set(CASE, 'tags[1]', '{brand}')],
  [
    'the brand with an invisible character in it',
    set(CASE, 'challenge', `At ${brand.slice(0, 3)}\u200b${brand.slice(3)}.`),
  ],
  ['a letter that shows nothing', set(CASE, 'title', 'Parcels\u3164home')],
  [
    'a break between lines that shows nothing',
    set(CASE, 'challenge', 'Parcels\u2028home, by bus.'),
  ],
  ['a mark that turns the text round', set(CASE, 'title', 'Parcels \u202egnp')],
  ['a control character', set(CASE, 'title', 'Parcels \u0007')],
  ['a dash and nothing else', set(CASE, 'title', '–––')],
  ['two spaces in a row', set(CASE, 'title', 'Parcels  home')],
  ['a space after a title', set(CASE, 'title', 'Parcels ')],
  ['a tab in a title', set(CASE, 'title', 'Parcels\thome')],
  ['a line break in a title', set(CASE, 'title', 'Parcels\nhome')],
  ['a description that says “image”', set(TEAM, 'members[0].iconAlt', 'Image')],
  ['a phone number without its country', set(COMPANY, 'phone', '080 4567 8900')],
  ['a phone number with two spaces', set(COMPANY, 'phone', '+91  80 4567 8900')],
  ['an e-mail address cut off', set(COMPANY, 'email', 'hello@')],
  ['the site without https', set(COMPANY, 'siteUrl', 'http://example.com')],
  [
    "a map that is a frame's code",
    set(COMPANY, 'address.mapEmbedUrl', '<iframe src="https://maps.example.com"></iframe>'),
  ],
  ['a month in figures', set(CASE, 'time', '03/2023')],
  ['a day that no February has', set(CASE, 'published', '2023-02-30')],
  ['the site in capital letters', set(COMPANY, 'siteUrl', 'https://www.Example.com')],
  ['the site at a name that is none', set(COMPANY, 'siteUrl', 'https://xn--a.com')],
  [
    'a map at a port that there is not',
    set(COMPANY, 'address.mapEmbedUrl', 'https://maps.example.com:99999/'),
  ],
  ['a country by another name', set(COMPANY, 'address.country', 'UK')],
  ['a time with a full stop', set(COMPANY, 'openingHours[0].opens', '10.00')],
  ['a time zone that is none', set(COMPANY, 'timeZone', 'Asia/Bengaluru')],
  [
    'a name for the end of an address with a space',
    set(FAQ, 'columns[0].items[0].address', 'our services'),
  ],
  ['a name that the page has for another part', set(FAQ, 'columns[0].items[0].address', 'main')],
  ['a name that a form has for a field', set(FAQ, 'columns[0].items[0].address', 'contact-email')],
];
