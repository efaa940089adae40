import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slugOf } from '../../gatsby/pages/slug-of';
import { findTelling } from '../telling-pictures';
import { copyForBuild, runIn } from './copies';
import { expectPart, takePhoto, type Photo } from './photograph';

// Photographs as they come from a phone may stand wherever a picture may.

type Place = {
  file: string;
  field: string;
  page: string;
  /** What the file is called, if that matters. */
  name?: string;
  photo: Photo;
  /** Width to height. */
  proportions: number;
  focus?: string;
};

const CASE_STUDY = 'projects/project-details-02';
const HOME = { file: 'home-page', page: 'index' };
const LARGE = { photo: 'lying', proportions: 5 / 6 } as const;
const SMALL = { photo: 'standing', proportions: 1200 / 586 } as const;
const WIDE = { photo: 'standing', proportions: 16 / 9 } as const;

const PORTRAIT: Place = {
  file: 'team',
  field: 'members.0.icon',
  page: 'ourteam',
  name: 'Zoë’s “team” & co (1), 100% ಕನ್ನಡ 🚚',
  photo: 'lying',
  proportions: 4 / 5,
  focus: '100 50',
};
const PLACES: Place[] = [
  PORTRAIT,
  { ...HOME, field: 'hero.bgImg', ...WIDE, focus: '50 10' },
  { ...HOME, field: 'hero.image1', ...LARGE, focus: '0 50' },
  { ...HOME, field: 'hero.image2', ...SMALL, focus: '50 90' },
  { ...HOME, field: 'about.image1', ...LARGE },
  { ...HOME, field: 'about.image2', ...SMALL, focus: '10 0' },
  { file: 'services/erp', field: 'image', page: 'service/erp', ...WIDE, focus: '50 0' },
  {
    file: CASE_STUDY,
    field: 'picture',
    page: 'portfolio',
    photo: 'standing',
    proportions: 4 / 3,
    focus: '50 100',
  },
  { file: CASE_STUDY, field: 'banner', page: 'project/project-details-02', ...WIDE },
];
/** Its points are in a list. */
const SCREENSHOT: Place = {
  file: 'projects/project-details-01',
  field: 'screenshots.1',
  page: 'project/project-details-01',
  photo: 'lying',
  proportions: 4 / 5,
  focus: '0 50',
};

let folder: string;
beforeAll(async () => {
  folder = copyForBuild();
  for (const place of [...PLACES, SCREENSHOT]) await putPhoto(place);
  for (const { file, field, focus } of PLACES) if (focus) change(file, `${field}Focus`, focus);
  change(SCREENSHOT.file, 'screenshotsFocus', [SCREENSHOT.focus]);
  change(CASE_STUDY, 'bannerAlt', 'Four coloured quarters');
  runIn(folder, {}, 'npm', 'run', 'build');
}, 30 * 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nameOf = ({ field, name }: Place) => name ?? `photo-${field.replaceAll('.', '-')}`;
const inSite = (path: string) => join(folder, 'dist/site', decodeURIComponent(path));

/** Puts a photograph in a place. */
async function putPhoto(place: Place): Promise<void> {
  const picture = `images/photos/${nameOf(place)}.jpg`;
  // As a Mac writes it.
  const path = join(folder, 'data', picture.normalize('NFD'));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await takePhoto(place.photo));
  change(place.file, place.field, place.file.includes('/') ? `../${picture}` : picture);
}

/** Sets a field of a record, such as members.0.icon. */
function change(file: string, field: string, value: unknown): void {
  const path = join(folder, `data/${file}.json`);
  const record = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const names = field.split('.');
  const last = names.pop()!;
  const owner = names.reduce((part, name) => part[name] as typeof record, record);
  owner[last] = value;
  writeFileSync(path, JSON.stringify(record));
}

const imageIn = (place: Place): HTMLElement =>
  parse(readFileSync(inSite(`${place.page}.html`), 'utf8')).querySelector(
    `img[src^="/static/${slugOf(nameOf(place))}-"]`,
  )!;

test.each([...PLACES, SCREENSHOT])('a photograph in $file, $field', async (place) => {
  const image = imageIn(place);
  const { src = '', width, height, style = '' } = image.attributes;
  expect(Number(width) / Number(height)).toBeCloseTo(place.proportions, 1);
  const widest = /(\S+) \d+w$/.exec(image.previousElementSibling!.getAttribute('srcset')!)?.[1];
  for (const file of [src, widest!]) await expectPart(inSite(file), place);
  const position = /object-position:([^;]+)/.exec(style)?.[1];
  expect(position).toBe(place.focus?.replace(/\d+/g, '$&%'));
});

test('a photograph as a screenshot opens whole', async () => {
  const large = inSite(imageIn(SCREENSHOT).closest('a')!.getAttribute('href')!);
  expect(await sharp(large).metadata()).toMatchObject({ width: 2400, height: 1800 });
  await expectPart(large, { photo: 'lying', proportions: 4 / 3 });
});

test('nothing of the site tells where a photograph was taken, or with what', async () => {
  expect(await findTelling(inSite(''))).toEqual([]);
});
