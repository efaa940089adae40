import { type Mutation, TEAM, PORTRAIT, set, picture, removePicture, all } from './change';

/** Pictures. */
export const PICTURES: Mutation[] = [
  [
    'the name of a picture misspelt',
    set(TEAM, 'members[0].icon', 'images/team/anaya-rao.webp'),
    'data/team.json  members[0].icon  There is no picture data/images/team/anaya-rao.webp.  Expected the place of a picture, such as images/team/name.webp. Did you mean "images/team/ananya-rao.webp"?',
  ],
  [
    'another ending than the file has',
    set(TEAM, 'members[0].icon', 'images/team/ananya-rao.jpg'),
    'data/team.json  members[0].icon  There is no picture data/images/team/ananya-rao.jpg.  Expected the place of a picture, such as images/team/name.webp. Did you mean "images/team/ananya-rao.webp"?',
  ],
  [
    'a picture that was never there',
    set(TEAM, 'members[0].icon', 'images/team/new-person.webp'),
    'data/team.json  members[0].icon  There is no picture data/images/team/new-person.webp.  Expected the place of a picture, such as images/team/name.webp.',
  ],
  [
    'a picture of another site',
    set(TEAM, 'members[0].icon', 'https://example.com/portrait.jpg'),
    'data/team.json  members[0].icon  https://example.com/portrait.jpg is on another site.  Expected the place of a picture, such as images/team/name.webp.',
  ],
  [
    'a picture cut off while it was copied',
    picture(PORTRAIT, null),
    'data/team.json  members[0].icon  data/images/team/ananya-rao.webp is damaged, or no picture.  Expected a JPEG, PNG, WebP or AVIF picture, at least 800 × 1000 pixels, up to 12 MB.',
  ],
  [
    'a portrait too small',
    picture(PORTRAIT, { width: 300, height: 400 }),
    'data/team.json  members[0].icon  The picture is too small for its place: 300 × 400 pixels.  Expected a JPEG, PNG, WebP or AVIF picture, at least 800 × 1000 pixels, up to 12 MB.',
  ],
  [
    'a picture too heavy',
    picture(PORTRAIT, { bytes: 12.2 * 1024 * 1024 }),
    'data/team.json  members[0].icon  The picture is too heavy: 12.2 MB.  Expected a JPEG, PNG, WebP or AVIF picture, at least 800 × 1000 pixels, up to 12 MB.',
  ],
  [
    'a picture of 20,000 × 20,000 pixels',
    picture(PORTRAIT, { width: 20_000, height: 20_000 }),
    'data/team.json  members[0].icon  The picture has too many pixels: 20000 × 20000. Make it smaller.  Expected a JPEG, PNG, WebP or AVIF picture, at least 800 × 1000 pixels, up to 12 MB.',
  ],
  [
    'a PNG named as another kind',
    picture(PORTRAIT, { format: 'png' }),
    'data/team.json  members[0].icon  The picture is of the kind PNG, but its name ends with .webp: rename it.  Expected a JPEG, PNG, WebP or AVIF picture, at least 800 × 1000 pixels, up to 12 MB.',
  ],
  [
    'a picture for a printing press',
    picture(PORTRAIT, { space: 'cmyk' }),
    'data/team.json  members[0].icon  The picture has the colours of a printing press (CMYK): save it with those of a screen (sRGB).  Expected a JPEG, PNG, WebP or AVIF picture, at least 800 × 1000 pixels, up to 12 MB.',
  ],
  [
    'a drawing where a photograph belongs',
    all(
      picture('data/images/team/drawn.svg', { format: 'svg' }),
      set(TEAM, 'members[0].icon', 'images/team/drawn.svg'),
    ),
    'data/team.json  members[0].icon  The picture is of the wrong kind: SVG.  Expected a JPEG, PNG, WebP or AVIF picture, at least 800 × 1000 pixels, up to 12 MB.',
  ],
  [
    'a drawing with a script',
    picture('data/images/company/name-in-kannada.svg', { format: 'svg', activity: '<script' }),
    'data/company.json  drawnName.image  The drawing has more in it than lines and colours: <script. Save it as plain SVG, without that.  Expected an SVG drawing, up to 12 MB.',
  ],
  [
    'a drawing that fetches a picture',
    picture('data/images/company/name-in-kannada.svg', {
      format: 'svg',
      activity: 'href="https://',
    }),
    'data/company.json  drawnName.image  The drawing has more in it than lines and colours: href="https://. Save it as plain SVG, without that.  Expected an SVG drawing, up to 12 MB.',
  ],
  [
    'a picture with a sign in its name that addresses use',
    all(
      (content) => ({ ...content, unfit: ['data/images/team/C# lead.jpg'] }),
      removePicture(PORTRAIT),
      set(TEAM, 'members[0].icon', 'images/team/C# lead.jpg'),
    ),
    'data/images/team/C# lead.jpg  (file)  The name has a # in it, which not every program can read.  Rename it to data/images/team/c-sharp-lead.jpg, here and where it is named.',
  ],
  [
    'a picture as a phone saves it',
    picture('data/images/team/photo.HEIC', null),
    'data/images/team/photo.HEIC  (file)  The site does not know this file.  Records end in .json, pictures in .jpg, .png, .webp, .avif or .svg. Save it so, or keep it outside data/.',
  ],
];
