import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import { checkContent } from '../../gatsby/checker/check-content';
import type { Content } from '../../gatsby/checker/content';
import type { Problem } from '../../gatsby/checker/problem';
import { readContent } from '../../gatsby/checker/read-content';
import { readContentModel } from '../../gatsby/schema/model/read-content-model';
import pictures from './pictures.json';

/** The folder of the sample, as if it were a site: it has its own data/. */
export const SAMPLE = 'tests/sample';

export const model = readContentModel();

const { texts } = await readContent(SAMPLE);

/**
 * The content that the site was delivered with, which stays while editors change data/. For its pictures, the sample
 * keeps what the checker knows about them.
 */
export const content: Content = {
  texts,
  pictures: new Map(Object.entries(pictures)),
  unfit: [],
  links: [],
};

/** The text of a file of the sample. */
export const textOf = (file: string): string => texts.get(file) ?? '';

/** The record in a file of the sample, such as 'company' or 'projects/project-details-03'. */
export const recordOf = <Record>(name: string): Record =>
  JSON.parse(textOf(`data/${name}.json`)) as Record;

/** The records in a folder of the sample, such as 'projects'. */
export const recordsIn = <Record>(folder: string): Record[] =>
  [...texts]
    .filter(([file]) => file.startsWith(`data/${folder}/`))
    .map(([, text]) => JSON.parse(text) as Record);

/** Checks the sample with the text of one file changed. */
export const checkWithText = (file: string, text: string): Problem[] =>
  checkContent(model, { ...content, texts: new Map([...texts, [file, text]]) });

/** The steps of a path such as members[0].title. */
export const stepsOf = (path: string): JSONPath =>
  (path.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Sets a value in a JSON text; undefined removes the field. */
export const setValue = (text: string, path: JSONPath, value: unknown): string =>
  applyEdits(text, modify(text, path, value, {}));
