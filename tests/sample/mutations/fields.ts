import { type Mutation, CASE, TEAM, swap, set } from './change';

/** Fields: missing, misspelt, of another kind. */
export const FIELDS: Mutation[] = [
  ['a name misspelt', swap(CASE, '"summary"', '"sumary"')],
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
];
