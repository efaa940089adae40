import type { FileTypes } from './file-types';

/** Converts a file to a record of the screen. */
export function fromFile(text: string, type: string, types: FileTypes): Record<string, unknown>;

/** Converts a record of the screen to JSON, unformatted. */
export function toFile(record: object, type: string, types: FileTypes): string;
