import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { placeOf } from '../../gatsby/checker/check-picture';
import type { Context } from '../../gatsby/checker/content';
import { readRecord } from '../../gatsby/checker/read-record';
import { readContentModel } from '../../gatsby/schema/model/read-content-model';
import { setValue, stepsOf } from '../sample/sample';

type Json = string | number | boolean | null | Json[] | { [field: string]: Json };
export type JsonRecord = { [field: string]: Json };

const model = readContentModel();

const isEmpty = (value?: Json) => Array.isArray(value) && value.length === 0;

/**
 * A value without the list entries that link to an address, and without lists that had no others. Other links to it
 * lead to the list it was in.
 */
function withoutPage(value: Json, address: string, list: string): Json {
  const leadsThere = (entry: Json) =>
    entry === address ||
    (entry !== null && typeof entry === 'object' && Object.values(entry).includes(address));
  if (Array.isArray(value)) {
    return value
      .filter((entry) => !leadsThere(entry))
      .map((entry) => withoutPage(entry, address, list));
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value)
        .map(([field, part]): [string, Json] => [field, withoutPage(part, address, list)])
        .filter(([field, left]) => !isEmpty(left) || isEmpty(value[field])),
    );
  }
  return value === address ? list : value;
}

/** The content of a copy of this project, as editors change it. File names start with data/, such as data/team.json. */
export class EditedContent {
  constructor(private readonly folder: string) {}

  private readonly pathOf = (file: string) => join(this.folder, file);
  private readonly textOf = (file: string) => readFileSync(this.pathOf(file), 'utf8');
  private readonly namesOf = (folder: string, ending: string) =>
    readdirSync(this.pathOf(folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((name) => name.endsWith(ending))
      .sort();

  readonly files = (folder = 'data'): string[] => this.namesOf(folder, '.json');
  readonly read = (file: string): JsonRecord => JSON.parse(this.textOf(file)) as JsonRecord;
  readonly contextsIn = (file: string): Context[] =>
    readRecord(model, file, this.textOf(file)).contexts;

  /** Writes a file: a record, or a picture. */
  write(file: string, content: JsonRecord | Buffer | string): void {
    mkdirSync(dirname(this.pathOf(file)), { recursive: true });
    const isRecord = typeof content === 'object' && !Buffer.isBuffer(content);
    writeFileSync(this.pathOf(file), isRecord ? JSON.stringify(content, null, 2) : content);
  }

  /** Changes some fields of a record. */
  change(file: string, fields: JsonRecord): void {
    this.write(file, { ...this.read(file), ...fields });
  }

  /** Removes a service or a case study, with the links to it. */
  removePage(file: string, list: string): void {
    const { path } = this.read(file);
    rmSync(this.pathOf(file));
    for (const other of this.files())
      this.write(other, withoutPage(this.read(other), path as string, list) as JsonRecord);
  }

  /** Replaces texts, numbers and pictures with other values, where there are any. */
  replace(other: (context: Context) => string | undefined): void {
    for (const file of this.files()) {
      let text = this.textOf(file);
      for (const context of this.contextsIn(file).reverse()) {
        const { offset, length } = context.node;
        const value = other(context);
        if (value === undefined) continue;
        text = text.slice(0, offset) + JSON.stringify(value) + text.slice(offset + length);
      }
      this.write(file, text);
    }
  }

  /** Leaves out fields of all records. */
  leaveOut(isLeftOut: (context: Context) => boolean): void {
    for (const file of this.files()) {
      let text = this.textOf(file);
      for (const { path } of this.contextsIn(file).filter(isLeftOut).reverse())
        text = setValue(text, stepsOf(path), undefined);
      this.write(file, text);
    }
  }

  /** Deletes the pictures that nothing names, as the checker asks. */
  removeUnusedPictures(): void {
    const contexts = this.files().flatMap(this.contextsIn);
    const used = new Set(contexts.filter(({ value }) => value.kind === 'picture').map(placeOf));
    for (const picture of this.namesOf('data/images', ''))
      if (/\.\w+$/.test(picture) && !used.has(picture)) rmSync(this.pathOf(picture));
  }

  /** How a record names a picture. */
  nameIn(file: string, picture: string): string {
    return relative(dirname(file), picture);
  }

  /** The records that have a place in lists, by that place. */
  listed(folder: string, place: string): { file: string; record: JsonRecord }[] {
    return this.files(folder)
      .map((file) => ({ file, record: this.read(file) }))
      .filter(({ record }) => record[place] !== undefined)
      .sort((one, other) => Number(one.record[place]) - Number(other.record[place]));
  }
}
