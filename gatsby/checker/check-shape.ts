import type { Node } from 'jsonc-parser';
import { fieldNameFor, isIgnored, linesOf } from '../schema/model/specified-shape';
import type { ContentModel, ContentType, Field, Value } from '../schema/model/content-model';
import { checkEntries, entriesOf } from './check-entries';
import type { ContentRecord } from './content';
import { expectValue, isOfKind, nameOf, propertiesOf, within, type Property } from './json-tree';
import { guessOr, nearest, suggest } from './suggest';
import { isFull, repeated, report, type Walk } from './walk';

const isEmptyText = (node: Node) => node.type === 'string' && String(node.value).trim() === '';

function checkTwice(walk: Walk, properties: Property[], path: string): void {
  for (const { name, key } of repeated(properties, (property) => property.name)) {
    const wrong = `"${name}" appears twice.`;
    report(walk, key, within(path, name), wrong, 'Expected each field once.');
  }
}

/** Whether a value has its kind, is not empty and, in an enum, is one of the allowed words. */
function isSound(walk: Walk, node: Node, path: string, field: Field, value: Value): boolean {
  const expected = expectValue(value, field.isRequired, walk.model);
  if (!isOfKind(node, value.kind)) {
    report(walk, node, path, `This is ${nameOf(node)}.`, expected);
    return false;
  }
  if (isEmptyText(node)) {
    report(walk, node, path, 'The text is empty.', expected);
    return false;
  }
  const words = value.kind === 'enum' ? walk.model.enums[value.name] : undefined;
  const known = words?.map(({ name }) => name) ?? [];
  const word = String(node.value);
  if (words && !known.includes(word)) {
    const choice = suggest(`Expected one of ${known.join(', ')}.`, word, known);
    report(walk, node, path, `"${word}" is not one of the allowed words.`, choice);
    return false;
  }
  return true;
}

/** A list whose entries are the lines of a text, all at the position of the text. */
const listOfLines = (text: Node): Node => ({
  ...text,
  type: 'array',
  value: undefined,
  children: linesOf(String(text.value)).map((value) => ({ ...text, value })),
});

function checkValue(walk: Walk, given: Node, path: string, field: Field, value: Value): void {
  if (isIgnored(walk.model, field, given.value)) {
    const ignored = { record: walk.record, path, node: given, field };
    return void walk.contexts.push({ ...ignored, value: { kind: 'text' } });
  }
  const isText = value.kind === 'list' && field.rules.lines && given.type === 'string';
  const node = isText ? listOfLines(given) : given;
  if (!isSound(walk, node, path, field, value)) return;
  walk.contexts.push({ record: walk.record, path, node, field, value });
  if (value.kind === 'object') {
    checkObject(walk, node, path, walk.model.types[value.name] as ContentType);
  }
  if ('of' in value) {
    const entries = entriesOf(node, path);
    if (value.kind === 'map') checkTwice(walk, propertiesOf(node), path);
    checkEntries(walk, { node, path }, field, entries);
    for (const entry of entries) {
      if (isFull(walk)) return;
      checkValue(walk, entry.node, entry.path, field, value.of);
    }
  }
}

/** Checks the fields of an object; returns the names that unknown fields were probably meant to have. */
function checkPresent(walk: Walk, properties: Property[], path: string, { fields }: ContentType) {
  const known = fields.map(({ name }) => name);
  const absent = known.filter((name) => !properties.some((property) => property.name === name));
  const meant = new Set<string | undefined>();
  checkTwice(walk, properties, path);
  for (const { name, key, value } of properties) {
    if (isFull(walk)) break;
    const field = fields.find((other) => other.name === name);
    if (field) checkValue(walk, value, within(path, name), field, field.value);
    else {
      meant.add(nearest(name, absent));
      const expected = guessOr(`The fields here are ${known.join(', ')}.`, name, absent);
      report(walk, key, within(path, name), `Unknown field "${name}".`, expected);
    }
  }
  return meant;
}

/** Whether one of these fields has a value, or has to have one, which is reported anyway if it is missing. */
const isProvided = (names: string[], properties: Property[], { fields }: ContentType): boolean =>
  properties.some(({ name, value }) => names.includes(name) && value.children?.length !== 0) ||
  fields.some(({ name, isRequired }) => names.includes(name) && isRequired);

function checkObject(walk: Walk, node: Node, path: string, type: ContentType): void {
  const properties = propertiesOf(node).map((property) => ({
    ...property,
    name: fieldNameFor(type, property.name, property.value.value),
  }));
  const meant = checkPresent(walk, properties, path, type);
  const present = new Set(properties.map(({ name }) => name));
  const isMissing = (name: string) => !present.has(name) && !meant.has(name);
  const miss = (name: string, expected: string) =>
    report(walk, node, within(path, name), `"${name}" is missing.`, expected);
  for (const { name, isRequired, value, rules } of type.fields) {
    if (isRequired && isMissing(name)) miss(name, expectValue(value, true, walk.model));
    const { requires, either, fallback } = rules;
    const sources = fallback && [name, ...fallback.fields];
    if (sources && !isProvided(sources, properties, type)) {
      miss(name, `Expected ${sources.join(' or ')}.`);
    }
    if (requires && present.has(name) && isMissing(requires.field)) {
      miss(requires.field, `Expected both ${name} and ${requires.field}, or neither.`);
    }
    if (either && present.has(name) && present.has(either.or)) {
      const wrong = `"${name}" and "${either.or}" are both present.`;
      report(walk, node, within(path, name), wrong, `Expected either ${name} or ${either.or}.`);
    }
    if (either && isMissing(name) && isMissing(either.or)) {
      miss(name, `Expected either ${name} or ${either.or}.`);
    }
  }
}

/**
 * Checks that a record has the fields of its type: none missing, unknown, repeated, empty or of
 * another kind, and the right number of entries in each list.
 *
 * @returns problems, and every value of the right kind for the other checks
 */
export function checkShape(
  model: ContentModel,
  record: ContentRecord,
): Pick<Walk, 'problems' | 'contexts'> {
  const walk: Walk = { model, record, problems: [], contexts: [] };
  const { root, type } = record;
  if (root.type === 'object') checkObject(walk, root, '', type);
  else {
    report(
      walk,
      root,
      '',
      `The file contains ${nameOf(root)}.`,
      'Expected { at the start of the file, } at its end, and the fields between them.',
    );
  }
  return walk;
}
