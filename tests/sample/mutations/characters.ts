import { type Mutation, CASE, TEAM, set } from './change';
import { recordOf } from '../sample';

const { brand = '' } = recordOf<Record<string, string>>('company');

/** Characters that visitors cannot see, or that deceive them, and descriptions that say nothing. */
export const CHARACTERS: Mutation[] = [
  [
    'the brand with an invisible character in it',
    set(CASE, 'challenge', `At ${brand.slice(0, 3)}\u200b${brand.slice(3)}.`),
  ],
  ['a mark that turns the text round', set(CASE, 'title', 'Parcels \u202egnp')],
  ['a control character', set(CASE, 'title', 'Parcels \u0007')],
  ['a dash and nothing else', set(CASE, 'title', '–––')],
  ['two spaces in a row', set(CASE, 'title', 'Parcels  home')],
  ['a tab in a title', set(CASE, 'title', 'Parcels\thome')],
  ['a line break in a title', set(CASE, 'title', 'Parcels\nhome')],
  ['a description that says “image”', set(TEAM, 'members[0].iconAlt', 'Image')],
];
