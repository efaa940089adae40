import type { ContentModel, ContentType } from '../content-model/content-model';
import type { Content } from './content';
import { problemAt, type Problem } from './problem';
import { suggest } from './suggest';

const PICTURE = /\.(jpe?g|png|webp|avif|svg)$/i;

/** The type of the record in a JSON file, by the place of the file. */
export function typeOfFile(model: ContentModel, file: string): ContentType | undefined {
  const [, folder, name] = /^data\/(?:([^/]+)\/)?([^/]+)\.json$/.exec(file) ?? [];
  return Object.values(model.types).find(({ place }) => {
    if (!place || !name) return false;
    return 'folder' in place ? place.folder === folder : !folder && place.file === name;
  });
}

/** What to do with files of pictures that browsers do not show. */
const CONVERT: [RegExp, string][] = [
  [/\.(heic|heif)$/i, 'It is a picture in the format of a phone. Save or export it as JPEG.'],
  [/\.gif$/i, 'It is a GIF. Save it as PNG, or as WebP.'],
  [/\.(tiff?|bmp|psd|ai|eps|pdf|cr2|nef|dng|jfif)$/i, 'Save or export it as JPEG, PNG or WebP.'],
];

/** The longest JSON file, in characters. */
const MOST_CHARACTERS = 500_000;

const aboutFile = (file: string, wrong: string, expected: string): Problem =>
  problemAt({ file, text: '', offset: 0 }, { field: '', wrong, expected });

/** Checks that every file of data/ belongs to a type, and that no single file is missing. */
export function checkFiles(model: ContentModel, { texts, pictures, others }: Content): Problem[] {
  const places = Object.values(model.types).flatMap(({ place }) => place ?? []);
  const single = places.flatMap((place) => ('file' in place ? `data/${place.file}.json` : []));
  const folders = places.flatMap((place) => ('folder' in place ? `data/${place.folder}/` : []));
  const missing = single.filter((file) => !texts.has(file));
  const unusable = [...pictures.keys()].filter((file) => !PICTURE.test(file));
  const huge = [...texts].filter(([, text]) => text.length > MOST_CHARACTERS);
  const unknown = [...texts.keys()].filter((file) => !typeOfFile(model, file));
  return [
    ...others.map((file) =>
      aboutFile(file, 'This is a link or a folder.', 'Expected the file itself.'),
    ),
    ...huge.map(([file]) =>
      aboutFile(file, 'The file is far too long.', `Expected up to ${MOST_CHARACTERS} characters.`),
    ),
    ...missing.map((file) => aboutFile(file, 'The file is missing.', 'The site needs it.')),
    ...[...unknown, ...unusable].map((file) => {
      const [, remedy] = CONVERT.find(([name]) => name.test(file)) ?? [];
      if (remedy) return aboutFile(file, 'Browsers do not show pictures of this kind.', remedy);
      const expected = `Expected a JSON file in ${folders.join(', ')}, a picture, or a file named in gatsby/json-type-name.ts.`;
      return aboutFile(file, 'The file matches no content type.', suggest(expected, file, missing));
    }),
  ];
}
