import { faultOfDrawing } from '../../../gatsby/checker/fault-of-drawing';
import { type Mutation, TEAM, PORTRAIT, set, picture, removePicture, all } from './change';

/** Puts a drawing with this text in place of the company's name. */
const drawing = (text: string) =>
  picture('data/images/company/name-in-kannada.svg', {
    format: 'svg',
    fault: faultOfDrawing(text),
  });

/** Pictures. */
export const PICTURES: Mutation[] = [
  ['the name of a picture misspelt', set(TEAM, 'members[0].icon', 'images/team/anaya-rao.webp')],
  ['another ending than the file has', set(TEAM, 'members[0].icon', 'images/team/ananya-rao.jpg')],
  ['a picture that was never there', set(TEAM, 'members[0].icon', 'images/team/new-person.webp')],
  ['a picture of another site', set(TEAM, 'members[0].icon', 'https://example.com/portrait.jpg')],
  ['a picture cut off while it was copied', picture(PORTRAIT, null)],
  ['a portrait too small', picture(PORTRAIT, { width: 300, height: 400 })],
  ['a picture too heavy', picture(PORTRAIT, { bytes: 12.2 * 1024 * 1024 })],
  ['a picture of 20,000 × 20,000 pixels', picture(PORTRAIT, { width: 20_000, height: 20_000 })],
  ['a picture of 8,000 × 6,300 pixels', picture(PORTRAIT, { width: 8000, height: 6300 })],
  ['a PNG named as another kind', picture(PORTRAIT, { format: 'png' })],
  ['a picture for a printing press', picture(PORTRAIT, { space: 'cmyk' })],
  [
    'a drawing where a photograph belongs',
    all(
      picture('data/images/team/drawn.svg', { format: 'svg' }),
      set(TEAM, 'members[0].icon', 'images/team/drawn.svg'),
    ),
  ],
  [
    'a drawing with a script',
    drawing('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  [
    'a drawing that fetches a picture',
    drawing('<svg xmlns="http://www.w3.org/2000/svg"><image href="https://a.example/b"/></svg>'),
  ],
  ['a drawing without the address of SVG', drawing('<svg><path d="M0 0h9"/></svg>')],
  [
    'a picture with a sign in its name that addresses use',
    all(
      (content) => ({ ...content, unfit: ['data/images/team/C# lead.jpg'] }),
      removePicture(PORTRAIT),
      set(TEAM, 'members[0].icon', 'images/team/C# lead.jpg'),
    ),
  ],
  [
    'a picture with a sign in its name that would begin a code in an address',
    all(
      (content) => ({ ...content, unfit: ['data/images/team/lead 50%.jpg'] }),
      removePicture(PORTRAIT),
      set(TEAM, 'members[0].icon', 'images/team/lead 50%.jpg'),
    ),
  ],
  ['a picture as a phone saves it', picture('data/images/team/photo.HEIC', null)],
  ['such a picture under another name', picture(PORTRAIT, { format: 'heic' })],
  [
    'a link to a picture elsewhere',
    all((content) => ({ ...content, links: [PORTRAIT] }), removePicture(PORTRAIT)),
  ],
];
