const HOST = String.raw`([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+([A-Za-z]{2,}|xn--[A-Za-z0-9]+)`;
const HOST_AND_PATH = String.raw`${HOST}(:\d+)?([/?#][^\s{}]*)?`;
const EMAIL = String.raw`[\w!#$%&'*+/=?^|~-]+(\.[\w!#$%&'*+/=?^|~-]+)*@${HOST}`;
const INTERNAL = String.raw`(?![^?#]*\/[/.])\/([\w.~/-]*[\w.~-])?(\?[^\s#]*)?(#\S*)?`;

/** The formats of texts: for each a name, a pattern and a description. */
export const FORMATS = {
  address: {
    name: 'page address',
    pattern: /^(?!.*\/[/.])\/([\w.~/-]*[\w.~-])?$/,
    meaning:
      'an address such as /about: plain letters, digits and hyphens, with / at the start but not at the end',
  },
  fragment: {
    name: 'name for an address',
    pattern: /^[A-Za-z][\w-]*$/,
    meaning: 'a word of letters, digits and hyphens, such as data-safety',
  },
  link: {
    name: 'link',
    pattern: new RegExp(
      String.raw`^(${INTERNAL}|https?://${HOST_AND_PATH}|mailto:${EMAIL}(\?\S*)?|tel:\+?\d{6,15})$`,
    ),
    meaning:
      'an address on this site such as /contact, a full address such as https://www.example.com/page, mailto: with one e-mail address, or tel: with digits',
  },
  url: {
    name: 'address',
    pattern: new RegExp(`^https://${HOST_AND_PATH}$`),
    meaning: 'a full address such as https://www.example.com/page',
  },
  origin: {
    name: 'site address',
    pattern: new RegExp(`^https://${HOST}$`),
    meaning:
      'https:// and the site’s domain name in small letters, such as https://www.example.com, with nothing after it',
  },
  email: {
    name: 'e-mail address',
    pattern: new RegExp(`^${EMAIL}$`),
    meaning: 'an e-mail address such as name@example.com',
  },
  phone: {
    name: 'phone number',
    pattern: /^\+[1-9]\d{0,2}( ?\d){6,12}$/,
    meaning:
      'a phone number with its country code, in digits and single spaces, such as +91 80 0000 0000',
  },
  date: {
    name: 'date',
    pattern: /^(1[89]|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    meaning: 'a date as year, month and day, such as 2025-04-30',
  },
  month: {
    name: 'month and year',
    pattern:
      /^((Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sep(t|tember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?) (19|20)\d\d|Ongoing)$/,
    meaning: 'a month and a year, such as Apr 2025 or April 2025, or Ongoing',
  },
  time: {
    name: 'time of day',
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    meaning: 'a time from 00:00 to 23:59, such as 09:30 or 18:00',
  },
  number: {
    name: 'number',
    pattern: /^\d{2,}$/,
    meaning: 'two digits or more, such as 03',
  },
  'country-code': {
    name: 'country code',
    pattern: /^[A-Z]{2}$/,
    meaning: 'the country’s ISO code, two capital letters: IN for India, GB for the United Kingdom',
  },
  'time-zone': {
    name: 'time zone',
    pattern: /^(UTC|[A-Z]\w+(\/[A-Z][\w+-]+){1,2})$/,
    meaning: 'the area and city of a time zone, such as Asia/Kolkata',
  },
  point: {
    name: 'point in a picture',
    pattern: /^(\d\d?|100) (\d\d?|100)$/,
    meaning:
      'a point in the picture: its distance from the left in per cent, a space, and its distance from the top, such as 50 20',
  },
} satisfies Record<string, { name: string; pattern: RegExp; meaning: string }>;

/** The name of a format, as in @format(as: "link"). */
export type FormatName = keyof typeof FORMATS;
