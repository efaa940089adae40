import { type Mutation, CASE, PORTRAIT, set, picture } from './change';
import { recordOf } from '../sample';

const company = recordOf<Record<string, string>>('company');

/** Probable slips, of which the editor reads; they stop no build. */
export const HINTS: Mutation[] = [
  ...['brand', 'legalName', 'phone', 'email'].map((name): Mutation => [
    `the ${name} spelt out`,
    set(CASE, 'challenge', `At ${company[name]} we saw it.`),
  ]),
  ['a title that no font has in full', set(CASE, 'title', 'Parcels 📦 home')],
  ['a picture that nothing shows', picture('data/images/team/old.webp', {})],
  ['a panorama for a portrait', picture(PORTRAIT, { width: 4000, height: 1000 })],
];
