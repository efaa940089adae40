import type { ContentModel, ContentType } from '../schema/model/content-model';
import { typeOfFile } from './check-files';
import { checkShape } from './check-shape';
import type { Content, ContentRecord, Context } from './content';
import { parseFile } from './parse-file';
import type { Problem } from './problem';

/** The content of a JSON file and the problems that it shows on its own. */
type CheckedRecord = {
  text: string;
  type: ContentType | undefined;
  /** Missing if nothing can be read or the file matches no type. After a syntax error, what precedes it: no contexts. */
  record?: ContentRecord;
  problems: Problem[];
  contexts: Context[];
};

/** The last reading of each file, so that the preview reads only the changed file again. */
const checkedRecords = new Map<string, CheckedRecord>();

/** Reads the record in a file and checks its shape, unless its text is unchanged. */
export function readRecord(model: ContentModel, file: string, text: string): CheckedRecord {
  const type = typeOfFile(model, file);
  const last = checkedRecords.get(file);
  if (last?.text === text && last.type === type) return last;
  const { root, problem: syntax } = parseFile(file, text);
  const record = type && root && { file, text, root, type };
  const { problems, contexts } =
    record && !syntax
      ? checkShape(model, record)
      : { problems: [syntax ?? []].flat(), contexts: [] };
  const reading = { text, type, record, problems, contexts };
  checkedRecords.set(file, reading);
  return reading;
}

/** Reads the records in all files. */
export const readRecords = (model: ContentModel, texts: Content['texts']): CheckedRecord[] =>
  [...texts].map(([file, text]) => readRecord(model, file, text));
