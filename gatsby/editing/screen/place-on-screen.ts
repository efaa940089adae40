import type { Collection, Field as CmsField } from '@sveltia/cms';

/** Where a field is on the editing screen. */
export type PlaceOnScreen = {
  /** The labels that lead there, such as Pages, Team, Members, 7, Portrait. Entries count from 1. */
  labels: string[];
  /** The address of the entry within the screen; undefined for a picture. */
  route?: string;
  /** The name of the field there, such as members.6.icon. */
  keyPath: string;
};

type Input = { name: string; label?: string; widget?: string; fields?: Input[]; field?: Input };

/** The collection and the entry of the screen that a file is. */
type Entry = { labels: string[]; route: string; fields: Input[] };

const inputsOf = (fields?: CmsField[]) => (fields ?? []) as Input[];

/** The name of an entry in the list of its collection, or of its file when it has none. */
function nameOf(text: string | undefined, file: string): string {
  try {
    const { number, title } = JSON.parse(text ?? '') as { number?: string; title?: string };
    return [number, title].filter(Boolean).join(' ') || file;
  } catch {
    return file;
  }
}

function entryOf(collections: Collection[], file: string, text?: string): Entry | undefined {
  for (const collection of collections) {
    if ('files' in collection && collection.files) {
      const found = collection.files.find((other) => other.file === file);
      if (!found) continue;
      return {
        labels: [collection.label ?? collection.name, found.label ?? found.name],
        route: `/collections/${collection.name}/entries/${found.name}`,
        fields: inputsOf(found.fields),
      };
    }
    if ('folder' in collection && file.startsWith(`${collection.folder}/`)) {
      const slug = file.slice(collection.folder.length + 1).replace(/\.json$/, '');
      return {
        labels: [collection.label ?? collection.name, nameOf(text, `${slug}.json`)],
        route: `/collections/${collection.name}/entries/${slug}`,
        fields: inputsOf(collection.fields),
      };
    }
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
  const labels = [...entry.labels];
  const keys: string[] = [];
  let inputs = entry.fields;
  let list: Input | undefined;
  for (const [name] of field.matchAll(/[^.[\]]+/g)) {
    const input = inputs.find((other) => other.name === name);
    const isEntry = list && /^\d+$/.test(name);
    // In a file the entries of a map count from 1, those of a list from 0.
    const isFromZero = isEntry && field.includes(`[${name}]`);
    if (isEntry) {
      const place = Number(name) + (isFromZero ? 1 : 0);
      labels.push(String(place));
      keys.push(String(place - 1));
      list = undefined;
      continue;
    }
    labels.push(input?.label ?? name);
    keys.push(name);
    list = input;
    inputs = input?.fields ?? input?.field?.fields ?? [];
  }
  return { labels, route: entry.route, keyPath: keys.join('.') };
}
