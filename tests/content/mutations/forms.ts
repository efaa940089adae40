import { type Mutation, CASE, COMPANY, FAQ, set } from './change';

/** Texts that have a form: numbers, dates, addresses of mail and sites. */
export const FORMS: Mutation[] = [
  [
    'a phone number without its country',
    set(COMPANY, 'phone', '080 4567 8900'),
    'data/company.json  phone  "080 4567 8900" is not a valid phone number.  Expected a phone number with its country code, in digits and single spaces, such as +91 80 0000 0000.',
  ],
  [
    'a phone number with two spaces',
    set(COMPANY, 'phone', '+91  80 4567 8900'),
    'data/company.json  phone  "+91  80 4567 8900" is not a valid phone number.  Expected a phone number with its country code, in digits and single spaces, such as +91 80 0000 0000.',
  ],
  [
    'an e-mail address cut off',
    set(COMPANY, 'email', 'hello@'),
    'data/company.json  email  "hello@" is not a valid e-mail address.  Expected an e-mail address such as name@example.com.',
  ],
  [
    'the site without https',
    set(COMPANY, 'siteUrl', 'http://example.com'),
    'data/company.json  siteUrl  "http://example.com" is not a valid address of a site.  Expected https:// and the name of the site, such as https://www.example.com, and nothing after it.',
  ],
  [
    "a map that is a frame's code",
    set(COMPANY, 'address.mapEmbedUrl', '<iframe src="https://maps.example.com"></iframe>'),
    'data/company.json  address.mapEmbedUrl  "<iframe src="https://maps.example.com"></iframe>" is not a valid address.  Expected a full address such as https://www.example.com/page.',
  ],
  [
    'a month written out',
    set(CASE, 'time', 'March 2023'),
    'data/projects/project-details-03.json  time  "March 2023" is not a valid month and year.  Expected a month in three letters and a year, such as Apr 2025, or Ongoing.',
  ],
  [
    'a day that no February has',
    set(CASE, 'published', '2023-02-30'),
    'data/projects/project-details-03.json  published  "2023-02-30" is not a valid date.  Expected a day as year, month and day, such as 2025-04-30.',
  ],
  [
    'a time with a full stop',
    set(COMPANY, 'openingHours[0].opens', '10.00'),
    'data/company.json  openingHours[0].opens  "10.00" is not a valid time of the day.  Expected a time of the day such as 09:30 or 18:00.',
  ],
  [
    'a time zone that is none',
    set(COMPANY, 'timeZone', 'Asia/Bengaluru'),
    'data/company.json  timeZone  "Asia/Bengaluru" is not a valid time zone.  Expected the area and city of a time zone, such as Asia/Kolkata.',
  ],
  [
    'a name for the end of an address with a space',
    set(FAQ, 'columns[0].items[0].address', 'our services'),
    'data/faq.json  columns[0].items[0].address  "our services" is not a valid name for an address.  Expected a word of letters, digits and hyphens, such as data-safety.',
  ],
];
