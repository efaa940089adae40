import type { ContentModel } from '../../schema/model/content-model';

type Types = ContentModel['types'];

/** Converts a file to a record of the screen. */
export function fromFile(text: string, type: string, types: Types): Record<string, unknown>;

/** Converts a record of the screen to JSON, unformatted. */
export function toFile(record: object, type: string, types: Types): string;
