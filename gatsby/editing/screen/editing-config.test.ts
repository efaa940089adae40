import { describe, expect, test } from 'vitest';
import type { Field, Value } from '../../schema/model/content-model';
import { readContentModel } from '../../schema/model/read-content-model';
import { collectionsOf } from './editing-config';

/** An input as the configuration has it. */
type Input = {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  required?: boolean;
  multiple?: boolean;
  collection?: string;
  options?: { label: string; value: string }[];
  media_folder?: string;
  pattern?: [string, string];
  public_folder?: string;
  default?: unknown;
  fields?: Input[];
  field?: Input;
};
type Entry = { name: string; label: string; format: string; fields: Input[] };

const model = readContentModel();
const collections = collectionsOf(model);
const entries = collections.flatMap((collection) =>
  'files' in collection
    ? (collection.files as unknown as Entry[])
    : [collection as unknown as Entry],
);

/** The inputs that show each kind of value; texts have one line or several. */
const WIDGETS: Record<Value['kind'], string[]> = {
  text: ['string', 'text'],
  integer: ['number'],
  number: ['number'],
  boolean: ['boolean'],
  picture: ['image'],
  relation: ['relation'],
  enum: ['select'],
  object: ['object'],
  list: ['list'],
  map: ['list'],
};

type Pair = { path: string; field: Field; input?: Input };

/** Inputs that no field asks for. */
const strangers: string[] = [];

/** Every field of a type and of the objects in it, with the input that it has on the screen. */
function pairsOf(type: string, inputs: Input[], path = type): Pair[] {
  const names = model.types[type]?.fields.map(({ name }) => name) ?? [];
  strangers.push(...inputs.map(({ name }) => name).filter((name) => !names.includes(name)));
  return (model.types[type]?.fields ?? []).flatMap((field) => {
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
    expect(entries.map(({ format }) => format).sort()).toEqual(
      Object.values(model.types)
        .filter(({ place }) => place)
        .map(({ name }) => name)
        .sort(),
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

  test('has the input that its kind asks for', () => {
    for (const { path, field, input } of pairs) {
      const { value, rules } = field;
      const isPicker = value.kind === 'list' && value.of.kind === 'relation';
      const widgets = rules.constant ? ['hidden'] : isPicker ? ['relation'] : WIDGETS[value.kind];
      expect(widgets, path).toContain(input?.widget);
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
    expect(inputAt('ProjectCarousel.first')).toMatchObject({
      collection: 'Project',
      multiple: true,
      max: 12,
    });
    expect(inputAt('ProjectCarousel.projects')).toBeUndefined();
  });

  test('of a picture uploads to the folder of its kind, named as the file names it', () => {
    expect(inputAt('TeamPage.members.icon')).toMatchObject({
      media_folder: '/data/images/team',
      public_folder: 'images/team',
    });
    expect(inputAt('Project.picture')).toMatchObject({
      media_folder: '/data/images/projects',
      public_folder: '../images/projects',
    });
    expect(inputAt('Project.screenshots')?.field).toMatchObject({ widget: 'image' });
  });

  test('of the point round which a picture is cut says what to write', () => {
    const input = inputAt('TeamPage.members.iconFocus');
    expect(input?.label).toBe('Point of the portrait that stays in sight');
    expect(input?.hint).toMatch(/how many per cent from its left.+ such as 50 20/);
    const [pattern = ''] = input?.pattern ?? [];
    expect('50 20').toMatch(new RegExp(pattern));
    expect('101 20').not.toMatch(new RegExp(pattern));
  });

  test('names other fields by their labels', () => {
    expect(inputAt('Project.bannerAlt')?.hint).toContain('“Large picture at the top of the page”');
  });

  test('of a list says how many entries it may have', () => {
    for (const { path, field, input } of pairs) {
      const { max } = field.rules.items ?? {};
      if (max) expect(input?.hint, path).toMatch(new RegExp(`Has .*\\b${max} entr`));
    }
    expect(inputAt('TeamPage.members')?.hint).toContain('Has 1 to 60 entries.');
  });

  test('of a fixed address is not shown', () => {
    expect(inputAt('HomePage.path')).toMatchObject({ widget: 'hidden', default: '/' });
  });

  test('of a choice says each word in words', () => {
    expect(inputAt('Project.kolam.shape')?.options).toContainEqual({
      label: 'Square with its corners cut',
      value: 'octagon',
    });
  });
});

test('a new case study is a file named by its number', () => {
  expect(
    collections.find((collection) => 'folder' in collection && collection.name === 'Project'),
  ).toMatchObject({
    folder: 'data/projects',
    slug: 'project-details-{{number}}',
    format: 'Project',
  });
});
