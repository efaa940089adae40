import type { FileTypes } from './file-types';

/** Reads a file for the screen. */
export function fromFile(text: string, type: string, types: FileTypes): Record<string, unknown>;

/** Writes what the screen holds, as JSON without a layout. */
export function toFile(record: object, type: string, types: FileTypes): string;
