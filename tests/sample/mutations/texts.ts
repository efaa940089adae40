import { type Mutation, CASE, COMPANY, HOME, set } from './change';

/** Texts that visitors read. */
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
];
