import { type Mutation, CASE, COMPANY, FAQ, set } from './change';

/** Texts that have a form: numbers, dates, addresses of mail and sites. */
export const FORMS: Mutation[] = [
  ['a phone number without its country', set(COMPANY, 'phone', '080 4567 8900')],
  ['a phone number with two spaces', set(COMPANY, 'phone', '+91  80 4567 8900')],
  ['an e-mail address cut off', set(COMPANY, 'email', 'hello@')],
  ['the site without https', set(COMPANY, 'siteUrl', 'http://example.com')],
  [
    "a map that is a frame's code",
    set(COMPANY, 'address.mapEmbedUrl', '<iframe src="https://maps.example.com"></iframe>'),
  ],
  ['a month written out', set(CASE, 'time', 'March 2023')],
  ['a day that no February has', set(CASE, 'published', '2023-02-30')],
  ['a time with a full stop', set(COMPANY, 'openingHours[0].opens', '10.00')],
  ['a time zone that is none', set(COMPANY, 'timeZone', 'Asia/Bengaluru')],
  [
    'a name for the end of an address with a space',
    set(FAQ, 'columns[0].items[0].address', 'our services'),
  ],
];
