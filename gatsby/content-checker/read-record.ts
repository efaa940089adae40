import type { ContentModel, ContentType } from '../content-model/content-model';
import { typeOfFile } from './check-files';
import { checkShape } from './check-shape';
import type { ContentRecord, Visit } from './content';
import { parseFile } from './parse-file';
import type { Problem } from './problem';

/** What a JSON file holds, as far as it can be told from the file alone. */
type Reading = {
  text: string;
  type: ContentType | undefined;
  /** None where nothing can be read, or the file belongs to no type. */
  record?: ContentRecord;
  /** A syntax error: the record holds what stands before it, and its shape is not looked at. */
  syntax?: Problem;
  shape: Problem[];
  visits: Visit[];
};

/** What was read last, by file: after a change in the preview only one file has to be read again. */
const readings = new Map<string, Reading>();

/** Reads the record in a file and checks its shape; a text that was read before is not read again. */
export function readRecord(model: ContentModel, file: string, text: string): Reading {
  const type = typeOfFile(model, file);
  const last = readings.get(file);
  if (last?.text === text && last.type === type) return last;
  const { root, problem: syntax } = parseFile(file, text);
  const record = type && root && { file, text, root, type };
  const { problems: shape, visits } =
    record && !syntax ? checkShape(model, record) : { problems: [], visits: [] };
  const reading = { text, type, record, syntax, shape, visits };
  readings.set(file, reading);
  return reading;
}
