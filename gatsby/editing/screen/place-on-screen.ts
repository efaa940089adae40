import { basename } from 'node:path';
import type { Collection } from '@sveltia/cms';

/** Where a field is on the editing screen. */
export type PlaceOnScreen = {
  /** The labels that lead there, such as Pages, Team, Members, 7, Portrait. Entries count from 1. */
  labels: string[];
  /** The address of the entry within the screen; undefined for a picture. */
  route?: string;
  /** The name of the field there, such as members.6.icon. */
  keyPath: string;
};

type Input = { name: string; label?: string; fields?: Input[]; field?: Input };

/** The name of an entry in the list of its collection, or of its file when it has none. */
function nameOf(text: string | undefined, file: string): string {
  try {
    const { number, title } = JSON.parse(text ?? '') as { number?: string; title?: string };
    return [number, title].filter(Boolean).join(' ') || file;
  } catch {
    return file;
  }
}

/** The entry of the screen that a file is: its labels, its address, and its inputs. */
function entryOf(collections: Collection[], file: string, text?: string) {
  const slug = basename(file, '.json');
  for (const collection of collections) {
    const isInFolder = 'folder' in collection && file.startsWith(`${collection.folder}/`);
    const found = isInFolder
      ? { name: slug, label: nameOf(text, `${slug}.json`), fields: collection.fields }
      : 'files' in collection && collection.files?.find((other) => other.file === file);
    if (!found) continue;
    return {
      labels: [collection.label ?? collection.name, found.label ?? found.name],
      route: `/collections/${collection.name}/entries/${found.name}`,
      inputs: (found.fields ?? []) as Input[],
    };
  }
  return undefined;
}

/**
 * Finds where a field is on the editing screen.
 *
 * @param collections - all content of the screen
 * @param place - the file, its text, and the path of the field in it, such as members[6].icon or screenshots.1
 */
export function placeOnScreen(
  collections: Collection[],
  { file, field, text }: { file: string; field: string; text?: string },
): PlaceOnScreen {
  const entry = entryOf(collections, file, text);
  if (!entry) return { labels: [file], keyPath: '' };
  const { labels, route } = entry;
  let { inputs } = entry;
  const keys: string[] = [];
  for (const [, name = '', bracket] of field.matchAll(/([^.[\]]+)(\])?/g)) {
    if (/^\d+$/.test(name)) {
      // In a file the entries of a map count from 1, those of a list from 0.
      const place = Number(name) + (bracket ? 1 : 0);
      labels.push(String(place));
      keys.push(String(place - 1));
      continue;
    }
    const input = inputs.find((other) => other.name === name);
    labels.push(input?.label ?? name);
    keys.push(name);
    inputs = input?.fields ?? input?.field?.fields ?? [];
  }
  return { labels, route, keyPath: keys.join('.') };
}
