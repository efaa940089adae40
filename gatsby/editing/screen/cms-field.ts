import type { Field as CmsField } from '@sveltia/cms';
import {
  innermost,
  type ContentModel,
  type ContentType,
  type Field,
  type Rules,
  type Value,
} from '../../schema/model/content-model';
import { describeBounds, describeRules, itemBounds } from '../../schema/model/describe-rules';
import { FORMATS } from '../../schema/model/formats';
import { entryLabelOf, labelOf, restOf } from './labels';

/** Longer texts get a multi-line input. */
const ONE_LINE = 90;

const PICTURES = 'data/images';

/** The label of an entry in a list of plain values. */
const ENTRY = 'Entry';
const PICTURE = 'Picture';

/** The fields that identify an object best, the best first. */
const TELLING = ['title', 'name', 'heading', 'label', 'text'];

/** The context of fields: their model, and the path from their files to the pictures. */
export type Setting = { model: ContentModel; toPictures: string };

/** Replaces the field names in rules with labels. */
function withLabels({ requires, either, ...rules }: Rules, siblings: Field[]): Rules {
  const labelFor = (name: string) => {
    const field = siblings.find((sibling) => sibling.name === name);
    return field ? `“${labelOf(field)}”` : name;
  };
  return {
    ...rules,
    ...(requires && { requires: { field: labelFor(requires.field) } }),
    ...(either && { either: { or: labelFor(either.or) } }),
  };
}

/** How many entries there may be: at the most the screen greys the button that adds one, and says nothing. */
function countOf({ value, rules }: Field): string {
  if (value.kind !== 'list' && value.kind !== 'map') return '';
  const bounds = itemBounds(rules, value.kind === 'map');
  return bounds.max === Infinity ? '' : `Has ${describeBounds(bounds)}.`;
}

/** The hint beside the label: the rest of the description, and the rules without a counter. */
function hintOf(field: Field, label: string, siblings: Field[]): string {
  const value = innermost(field.value);
  const rules = describeRules({
    ...field,
    isRequired: true,
    value: value.kind === 'relation' ? { kind: 'text' } : value,
    rules: { ...withLabels(field.rules, siblings), length: undefined, range: undefined },
  });
  return [restOf(field.description, label), countOf(field), ...rules].filter(Boolean).join(' ');
}

function textInput({ rules, value }: Field) {
  const { max, min } = rules.length ?? {};
  const format = rules.format && FORMATS[rules.format.as];
  const isLong = value.kind === 'text' && (max ?? 0) > ONE_LINE;
  // Tags take no room on the page.
  const room = rules.inlineHtml
    ? {}
    : { ...(max && { maxlength: max }), ...(min && { minlength: min }) };
  return {
    widget: isLong ? 'text' : 'string',
    ...room,
    ...(format && { pattern: [format.pattern.source, `It is ${format.meaning}.`] }),
  };
}

function pictureInput({ rules: { picture } }: Field, { toPictures }: Setting) {
  if (!picture)
    throw new Error('A picture field in gatsby/schema must name its folder: @picture(folder).');
  return {
    widget: 'image',
    choose_url: false,
    accept:
      picture.format === 'svg' ? 'image/svg+xml' : 'image/jpeg,image/png,image/webp,image/avif',
    media_folder: `/${PICTURES}/${picture.folder}`,
    public_folder: `${toPictures}/${picture.folder}`,
  };
}

/** Objects start collapsed, with a summary of their content. */
function objectInput(name: string, setting: Setting) {
  const fields = setting.model.types[name]?.fields ?? [];
  const firstOf = (kind: string) => fields.find(({ value }) => value.kind === kind)?.name;
  const telling =
    TELLING.find((word) =>
      fields.some((field) => field.name === word && field.value.kind === 'text'),
    ) ??
    firstOf('text') ??
    firstOf('relation');
  const picture = firstOf('picture');
  return {
    collapsed: 'auto',
    ...(telling && { summary: `{{${telling}}}` }),
    ...(picture && { thumbnail: picture }),
    fields: fields.map((inner) => cmsField(inner, setting, fields)),
  };
}

/** Maps are lists on the screen: see file-format.js. */
function listInput(field: Field, of: Value, setting: Setting) {
  const { min, max } = itemBounds(field.rules, field.value.kind === 'map');
  const bounds = { ...(min > 0 && { min }), ...(max < Infinity && { max }) };
  if (of.kind === 'relation')
    return { ...inputOf({ ...field, value: of }, setting), multiple: true, ...bounds };
  if (of.kind === 'object') {
    const type = setting.model.types[of.name] as ContentType;
    const label_singular = entryLabelOf(type);
    return { widget: 'list', label_singular, ...bounds, ...objectInput(of.name, setting) };
  }
  const label = of.kind === 'picture' ? PICTURE : ENTRY;
  const list = { widget: 'list', label_singular: label, ...bounds };
  if (of.kind === 'text') return list;
  return { ...list, field: { name: 'entry', label, ...inputOf({ ...field, value: of }, setting) } };
}

function inputOf(field: Field, setting: Setting): object {
  const { value, rules } = field;
  switch (value.kind) {
    case 'text':
      return textInput(field);
    case 'integer':
    case 'number':
      return {
        widget: 'number',
        value_type: value.kind === 'integer' ? 'int' : 'float',
        ...rules.range,
      };
    case 'boolean':
      return { widget: 'boolean' };
    case 'picture':
      return pictureInput(field, setting);
    case 'enum': {
      const words = setting.model.enums[value.name]?.values ?? [];
      return {
        widget: 'select',
        options: words.map((word) => ({ label: labelOf(word), value: word.name })),
      };
    }
    case 'relation':
      return {
        widget: 'relation',
        collection: value.to,
        value_field: 'path',
        display_fields: ['title'],
        search_fields: ['title', 'path'],
      };
    case 'object':
      return { widget: 'object', ...objectInput(value.name, setting) };
    case 'list':
    case 'map':
      return listInput(field, value.of, setting);
  }
}

/** Whether an object may be empty: it then needs no switch on the screen, and is {} in the file. */
const mayBeEmpty = (value: Value, { types }: ContentModel): boolean =>
  value.kind === 'object' && (types[value.name]?.fields ?? []).every((field) => !field.isRequired);

/** Whether the input is required: the CMS treats an empty list as missing. */
function isRequired({ isRequired, value, rules }: Field, model: ContentModel): boolean {
  const mayHaveNone = value.kind === 'list' && rules.items?.min === 0;
  return (isRequired && !mayHaveNone) || mayBeEmpty(value, model);
}

/**
 * Creates the input for a field.
 *
 * @param field - the field, as gatsby/schema declares it
 * @param siblings - all fields of the type that it belongs to
 * @throws Error when a picture field names no folder
 */
export function cmsField(field: Field, setting: Setting, siblings: Field[]): CmsField {
  const label = labelOf(field);
  const { constant } = field.rules;
  if (constant) return { name: field.name, label, widget: 'hidden', default: constant.value };
  const hint = hintOf(field, label, siblings);
  return {
    name: field.name,
    label,
    ...(hint && { hint }),
    required: isRequired(field, setting.model),
    ...inputOf(field, setting),
  } as CmsField;
}
