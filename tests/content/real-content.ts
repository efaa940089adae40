import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import { readContentModel } from '../../gatsby/schema/model/read-content-model';
import { checkContent } from '../../gatsby/checker/check-content';
import type { Content } from '../../gatsby/checker/content';
import type { Problem } from '../../gatsby/checker/problem';
import { readContent } from '../../gatsby/checker/read-content';

export const model = readContentModel();

/** The content of this site, which tests change in memory. */
export const content: Content = await readContent(process.cwd());

/** The text of a file of the content. */
export const textOf = (file: string): string => content.texts.get(file) ?? '';

/** This site's content with the text of one file changed; undefined takes the file away. */
export function withText(file: string, text: string | undefined): Content {
  const texts = new Map(content.texts);
  if (text === undefined) texts.delete(file);
  else texts.set(file, text);
  return { ...content, texts };
}

/** Checks this site's content with the text of one file changed. */
export const checkWithText = (file: string, text: string | undefined): Problem[] =>
  checkContent(model, withText(file, text));

/** Sets a value in a JSON text; undefined takes the field away. */
export const setValue = (text: string, path: JSONPath, value: unknown): string =>
  applyEdits(text, modify(text, path, value, {}));

/** Checks this site's content with one value changed. */
export const checkWithValue = (file: string, path: JSONPath, value: unknown): Problem[] =>
  checkWithText(file, setValue(textOf(file), path, value));
