import { type Mutation, CASE, COMPANY, HOME, set } from './change';

/** Texts that visitors read. */
export const TEXTS: Mutation[] = [
  [
    'a text too long',
    set(CASE, 'summary', 'word '.repeat(40).trim()),
    'data/projects/project-details-03.json  summary  The text has 199 characters: too long.  Expected up to 60 characters.',
  ],
  [
    'a text too short',
    set(CASE, 'metaDescription', 'A delivery service.'),
    'data/projects/project-details-03.json  metaDescription  The text has 19 characters: too short.  Expected 70 to 160 characters.',
  ],
  [
    'a text too long once its placeholder is filled in',
    set(CASE, 'summary', `${'word '.repeat(8)}at {company}`),
    'data/projects/project-details-03.json  summary  The text has 83 characters with placeholders filled in: too long.  Expected up to 60 characters.',
  ],
  [
    'bold type where it cannot be',
    set(CASE, 'title', '<b>Logistics</b>'),
    'data/projects/project-details-03.json  title  <b> is code (HTML).  Expected plain text: visitors would see the code.',
  ],
  [
    'code for a sign',
    set(CASE, 'title', 'Parcels &amp; more'),
    'data/projects/project-details-03.json  title  &amp; is code (HTML).  Expected plain text: visitors would see the code.',
  ],
  [
    'a script in a text',
    set(CASE, 'challenge', 'Late. <script>alert(1)</script>'),
    'data/projects/project-details-03.json  challenge  <script> is code (HTML).  Expected plain text: visitors would see the code.',
  ],
  [
    'a heading in a heading',
    set(HOME, 'hero.title', '<h1>Software</h1>'),
    'data/home-page.json  hero.title  <h1> would be removed.  Expected only <b>, <strong>, <em>, <i>, <br>, <span>, with nothing after the name.',
  ],
  [
    'a style on a tag',
    set(HOME, 'hero.title', '<b class="red">Software</b> in one line'),
    'data/home-page.json  hero.title  <b class="red"> would be removed.  Expected only <b>, <strong>, <em>, <i>, <br>, <span>, with nothing after the name.',
  ],
  [
    'a tag not closed',
    set(HOME, 'hero.title', '<b>Software in one line'),
    'data/home-page.json  hero.title  <b> is not closed.  Expected pairs such as <b>…</b>, one inside another.',
  ],
  [
    'a tag closed before it is opened',
    set(HOME, 'hero.title', '</b>Software in<b> one line'),
    'data/home-page.json  hero.title  </b> closes nothing, or another tag inside it is still open.  Expected pairs such as <b>…</b>, one inside another.',
  ],
  [
    'tags that cross',
    set(HOME, 'hero.title', 'We <b>draw <i>one</b> line</i>'),
    'data/home-page.json  hero.title  </b> closes nothing, or another tag inside it is still open.  Expected pairs such as <b>…</b>, one inside another.',
  ],
  [
    'only question marks',
    set(CASE, 'title', '????'),
    'data/projects/project-details-03.json  title  The text has no letters and no digits.  Expected words.',
  ],
  [
    'a placeholder misspelt',
    set(CASE, 'challenge', 'At {brnad}.'),
    'data/projects/project-details-03.json  challenge  {brnad} is not a placeholder.  Did you mean "{brand}"?',
  ],
  [
    'half a placeholder',
    set(CASE, 'challenge', 'At {brand.'),
    'data/projects/project-details-03.json  challenge  {brand. is not a placeholder.  Did you mean "{brand}"?',
  ],
  [
    'a placeholder in the text that fills it',
    set(COMPANY, 'brand', 'The {brand}'),
    'data/company.json  brand  The text contains {brand}.  Expected the words themselves: this text fills placeholders elsewhere.',
  ],
];
