import { basename } from 'node:path';
import type { Collection } from '@sveltia/cms';

type Input = { name: string; label?: string; fields?: Input[]; field?: Input };

/** The name of an entry in the list of its collection, or of its file when it has none. */
function nameOf(text: string, file: string): string {
  try {
    const { number, title } = JSON.parse(text) as { number?: string; title?: string };
    return [number, title].filter(Boolean).join(' ') || file;
  } catch {
    return file;
  }
}

/** The entry on the screen for a file: its labels, its address and its inputs. */
export function entryOf(collections: Collection[], file: string, text = '') {
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
      inputs: found.fields as Input[],
    };
  }
  return { labels: [file], inputs: [] };
}

/** The path of a field in the screen's own words, such as members.6.icon. */
export const pathOnScreen = (field: string): string => field.replace(/\[(\d+)\]/g, '.$1');

/** The labels that lead to a field, such as members[6].icon or screenshots.1, in its entry, and the inputs beside it. */
export function locateInput(field: string, inputs: Input[]): { labels: string[]; beside: Input[] } {
  const labels: string[] = [];
  let beside = inputs;
  for (const [, name = '', bracket] of field.matchAll(/([^.[\]]+)(\])?/g)) {
    const input = inputs.find((other) => other.name === name);
    // In a file the entries of a map count from 1, those of a list from 0.
    const place = /^\d+$/.test(name) && Number(name) + (bracket ? 1 : 0);
    labels.push(place ? String(place) : (input?.label ?? name));
    if (place) continue;
    beside = inputs;
    inputs = input?.fields ?? input?.field?.fields ?? [];
  }
  return { labels, beside };
}
