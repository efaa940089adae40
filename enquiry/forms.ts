// The fields and the forms, which visitors get too: keep this file free of Node and of libraries.

import { EMAIL, PHONE } from './patterns';

/** A field to type in, as browsers, on-screen keyboards and the rules treat it. */
type TextKind = {
  /** `textarea` has several lines. */
  type: 'text' | 'email' | 'tel' | 'url' | 'textarea';
  /** The longest value, counted as `maxlength` counts: in UTF-16 code units, a line break as one. */
  maxLength: number;
  autoComplete?: string;
  inputMode?: 'numeric';
  /**
   * What a value must look like, as the attribute `pattern` takes it: valid with the flags u and v. The field then needs
   * a hint (`<name>Hint`): without scripts, browsers do not say what is expected.
   */
  pattern?: string;
  /** Whether it spans the form. */
  isWide?: boolean;
};

/** A field to tick. It sends the word “yes”, or nothing. */
type CheckboxKind = { type: 'checkbox'; isWide?: boolean };

/** What a field is. */
export type FieldKind = TextKind | CheckboxKind;

/** All fields, by name. */
export const FIELDS = {
  firstname: { type: 'text', maxLength: 100, autoComplete: 'given-name' },
  lastname: { type: 'text', maxLength: 100, autoComplete: 'family-name' },
  // Its message, which is specified, speaks of a first name: another form’s name field needs a name of its own.
  fullname: { type: 'text', maxLength: 200, autoComplete: 'name', isWide: true },
  email: { type: 'email', maxLength: 254, autoComplete: 'email', pattern: EMAIL },
  phone: { type: 'tel', maxLength: 50, autoComplete: 'tel', inputMode: 'numeric', pattern: PHONE },
  // The specification sets no limit: this one leaves the message its room in what the mail service accepts.
  subject: { type: 'text', maxLength: 1000, autoComplete: 'off', isWide: true },
  message: { type: 'textarea', maxLength: 14_000, isWide: true },
} as const satisfies Record<string, FieldKind>;

/** The name of a field. */
export type FieldName = keyof typeof FIELDS;

/** What the field of a name is. */
export const kindOf = (name: FieldName): FieldKind => FIELDS[name];

/** The fields that a form has. */
export type FormFields = {
  /** In order. Narrow ones stand in pairs. */
  fields: readonly FieldName[];
  /** Those that may stay empty. */
  optional: readonly FieldName[];
  /** The height of its text area, if it has one, in lines. */
  rows?: number;
};

/**
 * The forms. Their labels are content, under the names of the fields. The contact page aligns its two: a new row above
 * the message counts in `--rows-before-message` (contact-doors.module.css).
 */
export const FORMS = {
  contact: {
    fields: ['firstname', 'lastname', 'email', 'phone', 'subject', 'message'],
    optional: [],
    rows: 6,
  },
  callback: {
    fields: ['fullname', 'email', 'phone', 'subject', 'message'],
    optional: ['subject'],
    rows: 4,
  },
} as const satisfies Record<string, FormFields>;

/** The name of a form. */
export type FormName = keyof typeof FORMS;
