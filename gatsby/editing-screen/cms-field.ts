import type { Field as CmsField } from '@sveltia/cms';
import type { ContentModel, ContentType, Field, Value } from '../content-model/content-model';
import { describeRules, itemBounds } from '../content-model/describe-rules';
import { FORMATS } from '../content-model/formats';
import { labelOf, restOf } from './labels';

/** Texts with room for more characters than this get an input of several lines. */
const ONE_LINE = 90;

const PICTURES = 'data/images';

/** Where fields stand: in which model, and how its files name the folder of pictures. */
export type Setting = { model: ContentModel; toPictures: string };

/** What an entry of a list of plain values is called; its file has no name for it. */
const ENTRY = { name: 'entry', label: 'Entry' };

const innermost = (value: Value): Value => ('of' in value ? innermost(value.of) : value);

/** What an editor must know beside the label: the rest of the description, and rules without a counter. */
function hintOf(field: Field, label: string): string {
  const { kind } = innermost(field.value);
  const rules = describeRules({
    ...field,
    isRequired: true,
    value: kind === 'relation' ? { kind: 'text' } : innermost(field.value),
    rules: { ...field.rules, length: undefined, range: undefined },
  });
  return [restOf(field.description, label), ...rules].filter(Boolean).join(' ');
}

function textInput({ rules, value }: Field) {
  const { max, min } = rules.length ?? {};
  const format = rules.format && FORMATS[rules.format.as];
  const isLong = value.kind === 'text' && (max ?? 0) > ONE_LINE;
  return {
    widget: isLong ? 'text' : 'string',
    ...(max && { maxlength: max }),
    ...(min && { minlength: min }),
    ...(format && { pattern: [format.pattern.source, `It is ${format.meaning}.`] }),
  };
}

function pictureInput({ rules: { picture } }: Field, { toPictures }: Setting) {
  if (!picture)
    throw new Error('A picture says in gatsby/schema where it is kept: @picture(folder).');
  return {
    widget: 'image',
    choose_url: false,
    accept:
      picture.format === 'svg' ? 'image/svg+xml' : 'image/jpeg,image/png,image/webp,image/avif',
    media_folder: `/${PICTURES}/${picture.folder}`,
    public_folder: `${toPictures}/${picture.folder}`,
  };
}

/** An object without optional parts is closed at first: its summary says what is in it. */
function objectInput(name: string, setting: Setting) {
  const fields = setting.model.types[name]?.fields ?? [];
  const nameOfFirst = (kind: string) => fields.find(({ value }) => value.kind === kind)?.name;
  const first = nameOfFirst('text') ?? nameOfFirst('relation');
  const picture = nameOfFirst('picture');
  return {
    collapsed: 'auto',
    ...(first && { summary: `{{${first}}}` }),
    ...(picture && { thumbnail: picture }),
    fields: fields.map((inner) => cmsField(inner, setting)),
  };
}

/** Maps are lists on the screen: see screen.js. */
function listInput(field: Field, of: Value, setting: Setting) {
  const { min, max } = itemBounds(field.rules, field.value.kind === 'map');
  const bounds = { ...(min > 0 && { min }), ...(max < Infinity && { max }) };
  if (of.kind === 'relation')
    return { ...inputOf({ ...field, value: of }, setting), multiple: true, ...bounds };
  if (of.kind === 'object') {
    const type = setting.model.types[of.name] as ContentType;
    return {
      widget: 'list',
      label_singular: labelOf(type),
      ...bounds,
      ...objectInput(of.name, setting),
    };
  }
  if (of.kind === 'text') return { widget: 'list', ...bounds };
  const entry = { ...ENTRY, ...inputOf({ ...field, value: of }, setting) };
  return { widget: 'list', label_singular: ENTRY.label, ...bounds, field: entry };
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

/**
 * Makes an input of the editing screen from a field of the content.
 *
 * @param field - the field, as gatsby/schema declares it
 * @throws Error when a picture does not say in which folder it is kept
 */
export function cmsField(field: Field, setting: Setting): CmsField {
  const label = labelOf(field);
  const { constant } = field.rules;
  if (constant) return { name: field.name, label, widget: 'hidden', default: constant.value };
  const hint = hintOf(field, label);
  return {
    name: field.name,
    label,
    ...(hint && { hint }),
    required: field.isRequired && !(field.value.kind === 'list' && field.rules.items?.min === 0),
    ...inputOf(field, setting),
  } as CmsField;
}
