import { type Mutation, CASE, TEAM, swap, set } from './change';

/** Fields: missing, misspelt, of another kind. */
export const FIELDS: Mutation[] = [
  [
    'a name misspelt',
    swap(CASE, '"summary"', '"sumary"'),
    'data/projects/project-details-03.json  sumary  Unknown field "sumary".  Did you mean "summary"?',
  ],
  [
    'a field that there is not',
    set(CASE, 'colour', 'red'),
    'data/projects/project-details-03.json  colour  Unknown field "colour".  The fields here are path, formerPaths, number, title, metaDescription, summary, picture, pictureFocus, pictureAlt, kolam, banner, bannerFocus, bannerAlt, screenshots, screenshotsFocus, screenshotCaptions, tags, services, roles, projectTitle, domain, category, time, published, technology, weeks, people, goodFor, notFor, description, challenge, solution, decisions, handover, status, highlights, measures, invitation, isSample.',
  ],
  [
    'a field left out',
    set(CASE, 'title'),
    'data/projects/project-details-03.json  title  "title" is missing.  Expected text in quotes.',
  ],
  [
    'a whole part left out',
    set(TEAM, 'banner'),
    'data/team.json  banner  "banner" is missing.  Expected a group of fields { … }.',
  ],
  [
    'a field that is needed set to null',
    set(CASE, 'title', null),
    'data/projects/project-details-03.json  title  This is null, which means nothing.  Expected text in quotes.',
  ],
  [
    'a field twice',
    swap(CASE, '"number"', '"title": "Parcels",\n  "number"'),
    'data/projects/project-details-03.json  title  "title" appears twice.  Expected each field once.',
  ],
  [
    'a text emptied',
    set(CASE, 'summary', ''),
    'data/projects/project-details-03.json  summary  The text is empty.  Expected text in quotes.',
  ],
  [
    'a number where a text belongs',
    set(CASE, 'number', 3),
    'data/projects/project-details-03.json  number  This is a number.  Expected text in quotes. Leave the whole field out if there is none.',
  ],
  [
    'a text where a number belongs',
    set(CASE, 'kolam.columns', '7'),
    'data/projects/project-details-03.json  kolam.columns  This is text.  Expected a whole number without quotes.',
  ],
  [
    'a fraction where a whole number belongs',
    set(CASE, 'kolam.columns', 7.5),
    'data/projects/project-details-03.json  kolam.columns  This is a number with a fraction.  Expected a whole number without quotes.',
  ],
  [
    'a number too large',
    set(CASE, 'kolam.columns', 99),
    'data/projects/project-details-03.json  kolam.columns  99 is out of range.  Expected a number from 3 to 15.',
  ],
  [
    'a text for yes or no',
    set(CASE, 'isSample', 'yes'),
    'data/projects/project-details-03.json  isSample  This is text.  Expected true or false without quotes. Leave the whole field out if there is none.',
  ],
];
