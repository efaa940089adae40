import type { Node } from 'jsonc-parser';
import type { ContentType, Field, Value } from '../content-model/content-model';

/** What is known of a picture file without showing it. */
export type Picture = {
  bytes: number;
  /** What reads the file calls its format: jpeg, png, webp, heif (AVIF), svg … */
  format: string;
  width: number;
  height: number;
};

/** Everything that is in data/, read but not yet understood. Places start with data/. */
export type Content = {
  /** The text of every JSON file. */
  texts: Map<string, string>;
  /** Every other file; null for one that is no picture, or a broken one. */
  pictures: Map<string, Picture | null>;
};

/** A JSON file of a known type whose syntax is right. */
export type ContentRecord = { file: string; text: string; root: Node; type: ContentType };

/** A value of the right kind in a record: a field's, or an entry's of its list or map. */
export type Visit = {
  record: ContentRecord;
  /** Where it stands, such as hero.title or members[2].icon. */
  path: string;
  node: Node;
  field: Field;
  value: Value;
};
