import {
  type Mutation,
  CASE,
  GUIDE,
  COMPANY,
  TEAM,
  PORTRAIT,
  swap,
  set,
  picture,
  removePicture,
  all,
} from './change';

/** Probable slips, of which the editor reads; they stop no build. */
export const HINTS: Mutation[] = [
  [
    'straight quotes',
    set(CASE, 'summary', 'A "clever" system for parcels.'),
    'data/projects/project-details-03.json  summary  The text contains ".  In print it is “ or ”.',
  ],
  [
    'a straight apostrophe',
    set(CASE, 'summary', "The driver's whole day."),
    "data/projects/project-details-03.json  summary  The text contains '.  In print it is ’.",
  ],
  [
    'two hyphens for a dash',
    set(CASE, 'summary', 'Parcels -- and invoices.'),
    'data/projects/project-details-03.json  summary  The text contains --.  In print it is –.',
  ],
  [
    'an address of the web in a text',
    set(CASE, 'challenge', 'See www.example.com/parcels for more.'),
    'data/projects/project-details-03.json  challenge  The text contains the address www.example.com/parcels.  Visitors cannot click on it here.',
  ],
  [
    'a word of forty letters in a title',
    set(CASE, 'title', 'Paketzustellungsbestätigungsdienstleistung'),
    'data/projects/project-details-03.json  title  "Paketzustellungsbestätigungsdienstleistung" is a very long word.  It may not fit on the screen of a phone.',
  ],
  [
    'a month far ahead',
    set(CASE, 'time', 'Dec 2099'),
    'data/projects/project-details-03.json  time  Dec 2099 is far ahead.  Is it right?',
  ],
  [
    'a month long ago',
    set(CASE, 'time', 'Jan 1900'),
    'data/projects/project-details-03.json  time  Jan 1900 is long ago.  Is it right?',
  ],
  [
    'a year far ahead',
    set(COMPANY, 'copyrightYear', 2100),
    'data/company.json  copyrightYear  2100 is far ahead.  Is it right?',
  ],
  [
    'a number far from the others',
    set(CASE, 'number', '99'),
    'data/projects/project-details-03.json  number  The numbers jump from 10 to 99.  Is it right?',
  ],
  [
    'a case study in a file of another name',
    all(
      set(GUIDE, 'path', '/project/guide'),
      swap('data/portfolio-page.json', '/project/project-details', '/project/guide'),
    ),
    'data/projects/project-details.json  path  The page /project/guide is in the file project-details.json.  It is easier to find in a file called guide.json.',
  ],
  [
    'a picture that nothing shows',
    picture('data/images/team/old.webp', {}),
    'data/images/team/old.webp  (file)  No page shows this picture.  Name it in a file, or delete it.',
  ],
  [
    'a picture in data/ itself',
    all(
      picture('data/portrait.webp', {}),
      removePicture(PORTRAIT),
      set(TEAM, 'members[0].icon', 'portrait.webp'),
    ),
    'data/portrait.webp  (file)  The picture is outside data/images/.  Move it there.',
  ],
  [
    'a panorama for a portrait',
    picture(PORTRAIT, { width: 4000, height: 1000 }),
    'data/team.json  members[0].icon  The picture is much wider than its place: 4000 × 1000.  Its edges will be cut off, as the place is 800 wide to 1000 high: name the point that stays in sight under iconFocus, or choose another picture.',
  ],
  [
    'a service that no case study used',
    set(GUIDE, 'services', ['/service/erp']),
    'data/services/service-details.json  path  No page in data/projects names this page under "services".  Until one does, the page shows none of them.',
  ],
];
