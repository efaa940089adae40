import { type Mutation, CASE, COMPANY, PORTRAIT, set, picture } from './change';
import { textOf } from '../real-content';

const company = JSON.parse(textOf(COMPANY)) as Record<
  'brand' | 'legalName' | 'phone' | 'email',
  string
>;

/** Probable slips, of which the editor reads; they stop no build. */
export const HINTS: Mutation[] = [
  ...(['brand', 'legalName', 'phone', 'email'] as const).map((name): Mutation => {
    const placeholder = name === 'legalName' ? 'company' : name;
    return [
      `the ${name} spelt out`,
      set(CASE, 'challenge', `At ${company[name]} we saw it.`),
      `data/projects/project-details-03.json  challenge  The text contains "${company[name]}".  {${placeholder}} follows data/company.json, if that is meant.`,
    ];
  }),
  [
    'a title that no font has in full',
    set(CASE, 'title', 'Parcels 📦 home'),
    'data/projects/project-details-03.json  title  The picture for shared links leaves out 📦.  Its fonts have the letters of Latin, Devanagari and Kannada.',
  ],
  [
    'a picture that nothing shows',
    picture('data/images/team/old.webp', {}),
    'data/images/team/old.webp  (file)  No page shows this picture.  Name it in a file, or delete it.',
  ],
  [
    'a panorama for a portrait',
    picture(PORTRAIT, { width: 4000, height: 1000 }),
    'data/team.json  members[0].icon  The picture is much wider than its place: 4000 × 1000.  Its edges will be cut off, as the place is 800 wide to 1000 high: name the point that stays in sight under iconFocus, or choose another picture.',
  ],
];
