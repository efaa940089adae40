import { basename } from 'node:path';
import type { Collection } from '@sveltia/cms';
import type { Content } from '../../checker/content';
import type { Problem } from '../../checker/problem';

/** A problem in words for people who see the editing screen or the preview, and no files. */
export type ShownProblem = {
  wrong: string;
  expected: string;
  /** The labels that lead there on the screen, such as Pages, Team, Members, 7, Portrait. Entries count from 1. */
  labels: string[];
  /** The address of the entry within the screen; undefined for a picture. */
  route?: string;
  /** The file and its line, when the file cannot be read: there is no field to go to then. */
  line?: string;
};

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

/** The entry of the screen that a file is: its labels, its address, and its inputs. */
function entryOf(collections: Collection[], file: string, text = '') {
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

/** The labels that lead to a field, such as members[6].icon or screenshots.1, in its entry. */
function labelsTo(field: string, inputs: Input[]): string[] {
  const labels: string[] = [];
  for (const [, name = '', bracket] of field.matchAll(/([^.[\]]+)(\])?/g)) {
    const input = inputs.find((other) => other.name === name);
    // In a file the entries of a map count from 1, those of a list from 0.
    const place = /^\d+$/.test(name) && Number(name) + (bracket ? 1 : 0);
    labels.push(place ? String(place) : (input?.label ?? name));
    if (!place) inputs = input?.fields ?? input?.field?.fields ?? [];
  }
  return labels;
}

/** Describes problems by the labels of the editing screen. */
export function describeProblems(
  problems: Problem[],
  { texts }: Pick<Content, 'texts'>,
  collections: Collection[],
): ShownProblem[] {
  return problems.map(({ file, field, line, wrong, expected }) => {
    const { inputs, route, ...entry } = entryOf(collections, file, texts.get(file));
    const isUnreadable = field === '' && texts.has(file);
    return {
      wrong,
      expected,
      labels: [...entry.labels, ...labelsTo(field, inputs)],
      route,
      ...(isUnreadable && { line: `${file}, line ${line}` }),
    };
  });
}
