import { describe, expect, test } from 'vitest';
import type { Field } from '../../schema/model/content-model';
import { readContentModel } from '../../schema/model/read-content-model';
import { collectionsOf, createEditingConfig } from './editing-config';

/** An input as the configuration has it. */
type Input = {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  required?: boolean;
  collection?: string;
  options?: { label: string; value: string }[];
  pattern?: [string, string];
  fields?: Input[];
};
type Entry = { label: string; format: string; fields: Input[] };

const model = readContentModel();
const collections = collectionsOf(model);
const entries = collections.flatMap(
  (collection) => ('files' in collection ? collection.files : collection) as Entry | Entry[],
);

type Pair = { path: string; field: Field; input?: Input };

/** Inputs that no field asks for. */
const strangers: string[] = [];

/** Every field of a type and of the objects in it, with the input that it has on the screen. */
function pairsOf(type: string, inputs: Input[], path = type): Pair[] {
  const fields = model.types[type]?.fields ?? [];
  const names = fields.map(({ name }) => name);
  strangers.push(...inputs.map(({ name }) => name).filter((name) => !names.includes(name)));
  return fields.flatMap((field) => {
    const input = inputs.find(({ name }) => name === field.name);
    const { value } = field;
    const inner = 'of' in value ? value.of : value;
    const place = `${path}.${field.name}`;
    const parts = inner.kind === 'object' ? pairsOf(inner.name, input?.fields ?? [], place) : [];
    return [{ path: place, field, input }, ...parts];
  });
}

const pairs = entries.flatMap(({ format, fields }) => pairsOf(format, fields));

describe('every field of the content', () => {
  test('is on the screen, and nothing else is', () => {
    const placed = Object.values(model.types).filter(({ place }) => place);
    expect(entries.map(({ format }) => format).sort()).toEqual(
      placed.map(({ name }) => name).sort(),
    );
    expect(pairs.filter(({ input }) => !input).map(({ path }) => path)).toEqual([]);
    expect(pairs.length).toBeGreaterThan(300);
    expect(strangers).toEqual([]);
  });

  test('has a label of its own that people can read', () => {
    for (const { path, input } of pairs) {
      expect(input?.label, path).toMatch(/^\S.{0,65}$/);
      expect(input?.label, path).not.toMatch(/[a-z][A-Z]|[_{}]/);
      expect(input?.hint ?? '', path).not.toMatch(/undefined|\[object/);
    }
    for (const { format, fields } of entries) {
      const labels = fields.map(({ label }) => label);
      expect(new Set(labels).size, format).toBe(labels.length);
    }
  });

  test('says that it may be empty only where that is so', () => {
    for (const { path, field, input } of pairs) {
      const { isRequired, rules, value } = field;
      if (rules.constant) continue;
      if (value.kind === 'text') expect(input?.required, path).toBe(isRequired);
      if (rules.items?.min === 0) expect(input?.required, path).toBe(false);
    }
  });
});

describe('an input', () => {
  const inputAt = (path: string) => pairs.find((pair) => pair.path === path)?.input;

  test('of a relation picks from the entries of its collection', () => {
    const names = collections.map((collection) => 'name' in collection && collection.name);
    const pickers = pairs.filter(({ input }) => input?.widget === 'relation');
    expect(pickers.length).toBeGreaterThan(5);
    for (const { path, input } of pickers) expect(names, path).toContain(input?.collection);
    const first = { collection: 'Project', multiple: true, max: 12 };
    expect(inputAt('ProjectCarousel.first')).toMatchObject(first);
  });

  test.each([
    ['TeamPage.members.icon', '/data/images/team', 'images/team'],
    ['Project.picture', '/data/images/projects', '../images/projects'],
  ])('of a picture uploads to the folder of its kind: %s', (path, media_folder, public_folder) => {
    expect(inputAt(path)).toMatchObject({ widget: 'image', media_folder, public_folder });
  });

  test('of the point round which a picture is cut says what to write', () => {
    const input = inputAt('TeamPage.members.iconFocus');
    expect(input?.hint).toMatch(/distance from the left in per cent.+ such as 50 20/);
    const pattern = new RegExp(input?.pattern?.[0] ?? '');
    expect('50 20').toMatch(pattern);
    expect('101 20').not.toMatch(pattern);
  });

  test('says other fields by their labels, choices in words, and how many entries there may be', () => {
    expect(inputAt('Project.bannerAlt')?.hint).toContain('“Large picture at the top of the page”');
    const label = 'Square with its corners cut';
    expect(inputAt('Project.kolam.shape')?.options).toContainEqual({ label, value: 'octagon' });
    expect(inputAt('TeamPage.members')?.hint).toContain('Has 1 to 60 entries.');
  });

  test('of a fixed address is not shown', () => {
    expect(inputAt('HomePage.path')).toMatchObject({ widget: 'hidden', default: '/' });
  });
});

test('the screen takes no picture that is too heavy for the site', () => {
  const backend = { name: 'gitea', repo: 'owner/site' } as const;
  expect(createEditingConfig(readContentModel(), { backend }).media_libraries).toMatchObject({
    default: { config: { max_file_size: 12 * 1024 * 1024 } },
  });
});
