import {
  FORMS,
  type FieldName,
  type FIELDS,
  type FormFields,
  type FormName,
} from '../enquiry/forms';
import { callbackSection, contactPage } from './content';

/** A field to type in. */
type TextField = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends { type: 'checkbox' } ? never : Name;
}[FieldName];

/** What a visitor types into each field. */
export const TYPED: Record<TextField, string> = {
  firstname: 'Kavya',
  lastname: 'Nair',
  fullname: 'Kavya Nair',
  email: 'kavya@example.com',
  phone: '9845012345',
  subject: 'A stock system',
  message: 'We keep stock in three notebooks.\nCan you help?',
};

/** What was typed, by the name of the field. */
export type Typed = Partial<typeof TYPED>;

/**
 * The labels of a form: of its fields, by their names, of its button, and which fields it requires; and the texts that
 * fields have at first.
 */
type Labels = Record<'note' | 'submit', string> &
  Partial<Record<FieldName | `${FieldName}Default`, string>>;

/** Each form: a page that has it, and its labels. */
export const FORMS_ON_PAGES: Record<FormName, { path: string; labels: Labels }> = {
  contact: { path: '/contact', labels: contactPage.form },
  callback: { path: '/', labels: callbackSection.form },
};

/** The names of the forms. */
export const FORM_NAMES = Object.keys(FORMS_ON_PAGES) as FormName[];

/** The fields that a form requires, in order. */
export function requiredFieldsOf(name: FormName): FieldName[] {
  const { fields, optional }: FormFields = FORMS[name];
  return fields.filter((field) => !optional.includes(field));
}

/** What a visitor types into a form: all that it requires, and what else has no text at first. */
export function typedInto(name: FormName): Typed {
  const { fields, optional }: FormFields = FORMS[name];
  const { labels } = FORMS_ON_PAGES[name];
  const isTyped = (field: FieldName) =>
    fields.includes(field) && !(optional.includes(field) && labels[`${field}Default`]);
  return Object.fromEntries(Object.entries(TYPED).filter(([field]) => isTyped(field as FieldName)));
}

/** What a visitor types, each text with the label of its field. */
export const withLabels = (name: FormName, typed: Typed): [label: string, text: string][] =>
  Object.entries(typed).map(([field, text]) => [
    FORMS_ON_PAGES[name].labels[field as FieldName] ?? field,
    text,
  ]);
