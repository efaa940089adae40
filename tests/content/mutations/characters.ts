import { type Mutation, CASE, COMPANY, TEAM, set } from './change';
import { textOf } from '../real-content';

const { brand } = JSON.parse(textOf(COMPANY)) as Record<'brand', string>;

/** Characters that visitors cannot see, or that deceive them, and descriptions that say nothing. */
export const CHARACTERS: Mutation[] = [
  [
    'the brand with an invisible character in it',
    set(CASE, 'challenge', `At ${brand.slice(0, 3)}\u200b${brand.slice(3)}.`),
    'data/projects/project-details-03.json  challenge  The text contains an invisible character.  Delete it, or type the text again.',
  ],
  [
    'a mark that turns the text round',
    set(CASE, 'title', 'Parcels \u202egnp'),
    'data/projects/project-details-03.json  title  The text contains an invisible mark that turns the direction of the text.  Delete it, or type the text again.',
  ],
  [
    'a control character',
    set(CASE, 'title', 'Parcels \u0007'),
    'data/projects/project-details-03.json  title  The text contains an invisible control character.  Delete it, or type the text again.',
  ],
  [
    'a dash and nothing else',
    set(CASE, 'title', '–––'),
    'data/projects/project-details-03.json  title  The text has no letters and no digits.  Expected words.',
  ],
  [
    'two spaces in a row',
    set(CASE, 'title', 'Parcels  home'),
    'data/projects/project-details-03.json  title  The text contains two spaces in a row.  Expected one.',
  ],
  [
    'a tab in a title',
    set(CASE, 'title', 'Parcels\thome'),
    'data/projects/project-details-03.json  title  The text contains a tab.  Expected a space.',
  ],
  [
    'a line break in a title',
    set(CASE, 'title', 'Parcels\nhome'),
    'data/projects/project-details-03.json  title  The text has a line break.  Expected one line.',
  ],
  [
    'a description that says “image”',
    set(TEAM, 'members[0].iconAlt', 'Image'),
    'data/team.json  members[0].iconAlt  "Image" does not say what the picture shows.  Expected words for people who cannot see it.',
  ],
];
