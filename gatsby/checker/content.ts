import type { Node } from 'jsonc-parser';
import type { ContentType, Field, Value } from '../schema/model/content-model';

/** Metadata of a picture file. */
export type Picture = {
  bytes: number;
  /** Its format by sharp's name: jpeg, png, webp, heif (AVIF), svg …; heic for the photograph of an iPhone. */
  format: string;
  /** In pixels, the right way up. */
  width: number;
  height: number;
  /** Of colours, by sharp's name: srgb, cmyk … */
  space: string;
  /** What is wrong with a drawing, as a sentence. */
  fault?: string;
};

/** All files of data/ before they are interpreted, by path from data/ on, with composed letters. */
export type Content = {
  /** The text of every JSON file. */
  texts: Map<string, string>;
  /** Every other file; null if it is broken or not a picture. */
  pictures: Map<string, Picture | null>;
  /** Files that are not read, for the signs in their names. */
  unfit: string[];
  /** Links to files and folders elsewhere, which are not followed. */
  links: string[];
};

/** A JSON file of a known type whose syntax is right. */
export type ContentRecord = { file: string; text: string; root: Node; type: ContentType };

/** A value of the right kind in a record: that of a field, or an entry of its list or map. */
export type Context = {
  record: ContentRecord;
  /** Its path in the record, such as hero.title or members[2].icon. */
  path: string;
  node: Node;
  field: Field;
  value: Value;
};
