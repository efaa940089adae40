import type { FormatName } from './content-model';

/** The formats of texts, each as a pattern and in words. */
export const FORMATS: Record<FormatName, { pattern: RegExp; meaning: string }> = {
  address: {
    pattern: /^(?!.*\/[/.])\/([\w.~/-]*[\w.~-])?$/,
    meaning: 'an address on this site that starts with / and does not end with /, such as /about',
  },
  fragment: {
    pattern: /^[A-Za-z][\w-]*$/,
    meaning: 'a word of letters, digits and hyphens, such as data-safety',
  },
  link: {
    pattern:
      /^((?![^?#]*\/[/.])\/([\w.~/-]*[\w.~-])?(\?[^\s#]*)?(#\S*)?|https?:\/\/[^\s/]+\S*|(mailto|tel):\S+)$/,
    meaning:
      'an address on this site such as /contact, or a full address that starts with https://',
  },
  url: {
    pattern: /^https:\/\/[^\s/]+\S*$/,
    meaning: 'a full address that starts with https://',
  },
  origin: {
    pattern: /^https:\/\/[^\s/]+$/,
    meaning: 'a full address that starts with https:// and does not end with /',
  },
  email: {
    pattern: /^[^\s@{}<>]+@[^\s@{}<>]+\.[^\s@{}<>.]{2,}$/,
    meaning: 'an e-mail address such as name@example.com',
  },
  phone: {
    pattern: /^\+[1-9]\d{0,2}( ?\d){6,12}$/,
    meaning:
      'a phone number with its country code, in digits and single spaces, such as +91 80 0000 0000',
  },
  date: {
    pattern: /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    meaning: 'a day as year, month and day, such as 2025-04-30',
  },
  month: {
    pattern: /^((Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (19|20)\d\d|Ongoing)$/,
    meaning: 'a month and a year such as Apr 2025, or Ongoing',
  },
  time: {
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    meaning: 'a time of the day such as 09:30 or 18:00',
  },
  number: {
    pattern: /^\d{2,}$/,
    meaning: 'two digits or more, such as 03',
  },
  'country-code': {
    pattern: /^[A-Z]{2}$/,
    meaning: 'a country code of two capital letters, such as IN',
  },
};
