import type { Node } from 'jsonc-parser';
import type { ContentType, Field, Value } from '../schema/model/content-model';

/** Metadata of a picture file. */
export type Picture = {
  bytes: number;
  /** Its format, as sharp names it: jpeg, png, webp, heif (AVIF), svg …; heic for an iPhone photograph. */
  format: string;
  /** In pixels, the right way up. */
  width: number;
  height: number;
  /** Its colour space, as sharp names it: srgb, cmyk … */
  space: string;
  /** What is wrong with a drawing, as a sentence. */
  fault?: string;
};

/** All files of data/ before they are interpreted. Their paths start with data/ and have composed letters. */
export type Content = {
  /** The text of every JSON file. */
  texts: Map<string, string>;
  /** Every other file; null if it is broken or not a picture. */
  pictures: Map<string, Picture | null>;
  /** Files that are not read because of characters in their names. */
  unfit: string[];
  /** Links to files and folders elsewhere, which are not followed. */
  links: string[];
};

/** A JSON file of a known type, as far as it can be read. */
export type ContentRecord = { file: string; text: string; root: Node; type: ContentType };

/** A value of the right kind in a record: the value of a field, or an entry of its list or map. */
export type Context = {
  record: ContentRecord;
  /** Its path in the record, such as hero.title or members[2].icon. */
  path: string;
  node: Node;
  field: Field;
  value: Value;
};
