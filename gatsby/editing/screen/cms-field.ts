import type { Field as CmsField } from '@sveltia/cms';
import {
  innermost,
  type ContentModel,
  type Field,
  type Value,
} from '../../schema/model/content-model';
import { describeBounds, describeRules, itemBounds } from '../../schema/model/describe-rules';
import { FORMATS } from '../../schema/model/formats';
import { entryLabelOf, labelOf, restOf } from './labels';

/** Longer texts get a multi-line input. */
const ONE_LINE = 90;

const PICTURES = 'data/images';
const PHOTOS = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';
const DRAWINGS = 'image/svg+xml';
const ACCEPTED = { photo: PHOTOS, svg: DRAWINGS, any: `${PHOTOS},${DRAWINGS}` };

/** The context of fields: their model, and the path from their files to the pictures. */
export type Setting = { model: ContentModel; toPictures: string };

/** How many entries there may be: at the maximum, the screen greys out the button that adds one, and says nothing. */
function countOf(field: Field): string {
  const bounds = itemBounds(field);
  return 'of' in field.value && bounds.max < Infinity ? `Has ${describeBounds(bounds)}.` : '';
}

/** The hint beside the label: the rest of the description, and the rules without a counter. */
function hintOf(field: Field, label: string, siblings: Field[]): string {
  const value = innermost(field.value);
  const shown: Field = {
    ...field,
    isRequired: true,
    value: value.kind === 'relation' ? { kind: 'text' } : value,
    rules: { ...field.rules, length: undefined, range: undefined },
  };
  const rules = describeRules(shown, (name) => {
    const other = siblings.find((sibling) => sibling.name === name);
    return other ? `“${labelOf(other)}”` : name;
  });
  return [restOf(field.description, label), countOf(field), ...rules].filter(Boolean).join(' ');
}

function textInput({ rules }: Field) {
  const { max, min } = rules.length ?? {};
  const format = rules.format && FORMATS[rules.format.as];
  // Tags take no room on the page.
  const hasCounter = !rules.inlineHtml;
  return {
    widget: (max ?? 0) > ONE_LINE ? 'text' : 'string',
    ...(hasCounter && max && { maxlength: max }),
    ...(hasCounter && min && { minlength: min }),
    ...(format && { pattern: [format.pattern.source, `Expected ${format.meaning}.`] }),
  };
}

function pictureInput({ name, rules: { picture } }: Field, { toPictures }: Setting) {
  if (!picture)
    throw new Error(`Name the folder for the picture ${name} in gatsby/schema, with @picture.`);
  return {
    widget: 'image',
    choose_url: false,
    accept: ACCEPTED[picture.format ?? 'photo'],
    media_folder: `/${PICTURES}/${picture.folder}`,
    public_folder: `${toPictures}/${picture.folder}`,
  };
}

/** Objects start collapsed, with a summary of their content that the CMS chooses. */
function objectInput(name: string, setting: Setting) {
  const fields = setting.model.types[name]?.fields ?? [];
  const picture = fields.find(({ value }) => value.kind === 'picture')?.name;
  return {
    widget: 'object',
    collapsed: 'auto',
    ...(picture && { thumbnail: picture }),
    fields: fields.map((inner) => cmsField(inner, setting, fields)),
  };
}

/** Maps are lists on the screen: see file-format.js. */
function listInput(field: Field, of: Value, setting: Setting): object {
  const { min, max } = itemBounds(field);
  const bounds = { ...(min > 0 && { min }), ...(max < Infinity && { max }) };
  const entry = inputOf({ ...field, value: of }, setting);
  if (of.kind === 'relation') return { ...entry, multiple: true, ...bounds };
  const type = of.kind === 'object' && setting.model.types[of.name];
  const label = type ? entryLabelOf(type) : of.kind === 'picture' ? 'Picture' : 'Entry';
  const list = { widget: 'list', label_singular: label, ...bounds };
  if (type) return { ...entry, ...list };
  return of.kind === 'text' ? list : { ...list, field: { name: 'entry', label, ...entry } };
}

function inputOf(field: Field, setting: Setting): object {
  const { value, rules } = field;
  switch (value.kind) {
    case 'text':
      return textInput(field);
    case 'integer':
      return { widget: 'number', value_type: 'int', ...rules.range };
    case 'number':
      return { widget: 'number', value_type: 'float', ...rules.range };
    case 'boolean':
      return { widget: 'boolean' };
    case 'picture':
      return pictureInput(field, setting);
    case 'enum': {
      const words = setting.model.enums[value.name] ?? [];
      const options = words.map((word) => ({ label: labelOf(word), value: word.name }));
      return { widget: 'select', options };
    }
    case 'relation': {
      const shown = { display_fields: ['title'], search_fields: ['title', 'path'] };
      return { widget: 'relation', collection: value.to, value_field: 'path', ...shown };
    }
    case 'object':
      return objectInput(value.name, setting);
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
 * @param siblings - all fields of the type that it belongs to
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
