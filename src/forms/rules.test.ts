import { expect, test } from 'vitest';
import type { ValidationError } from 'yup';
import { FORMS, kindOf, type FieldName, type FormFields, type FormName } from '../../enquiry/forms';
import { recordOf } from '../../tests/sample/sample';
import { rulesOf, type Messages, type Values } from './rules';

const messages = recordOf<Messages>('form-messages');

/** A value for each box that a form may ask to tick. */
const TICKED = Object.fromEntries(
  Object.values(FORMS)
    .flatMap(({ fields }): readonly FieldName[] => fields)
    .filter((name) => kindOf(name).type === 'checkbox')
    .map((name) => [name, 'yes']),
);

const PERSON = { ...TICKED, email: 'kavya@example.com', phone: '9845012345', message: 'Hello' };

/** Each form, filled in. */
const COMPLETE: Record<FormName, Values> = {
  contact: { ...PERSON, firstname: 'Kavya', lastname: 'Nair', subject: 'Stock' },
  callback: { ...PERSON, fullname: 'Kavya Nair', subject: '' },
};

async function errorsOf(name: FormName, values: Values): Promise<Values> {
  try {
    await rulesOf(FORMS[name], messages).validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.map(({ path, message }) => [path, message])) as Values;
  }
}

test.each(Object.keys(FORMS) as FormName[])(
  'a complete form “%s” has no errors, also with signs that phones add',
  async (name) => {
    expect(await errorsOf(name, COMPLETE[name])).toEqual({});
    const typed = { phone: '\u202a+91 98450 12345\u202c', email: '\u200ekavya@example.com\u00a0' };
    expect(await errorsOf(name, { ...COMPLETE[name], ...typed })).toEqual({});
  },
);

test.each([
  ['contact', 'lastname', '  ', 'lastnameRequired'],
  ['contact', 'email', 'kavya', 'emailInvalid'],
  ['contact', 'email', 'kavya@example', 'emailInvalid'],
  ['contact', 'email', 'kavya nair@example.com', 'emailInvalid'],
  ['contact', 'phone', '984501234', 'phoneInvalid'],
  ['contact', 'message', '\n', 'messageRequired'],
  ['contact', 'message', 'x'.repeat(15_001), 'tooLong'],
  ['contact', 'subject', 'x'.repeat(201), 'tooLong'],
] as const)('in the form “%s”, %s “%s” is refused: %s', async (form, field, value, problem) => {
  const errors = await errorsOf(form, { ...COMPLETE[form], [field]: value });
  expect(errors).toEqual({ [field]: messages[problem] });
});

test.each(Object.keys(FORMS) as FormName[])(
  'the form “%s” asks for every field that it requires, each with its own message',
  async (name) => {
    const { fields, optional }: FormFields = FORMS[name];
    const texts: Record<string, unknown> = messages;
    const required = fields.filter((field) => !optional.includes(field));
    expect(await errorsOf(name, Object.fromEntries(fields.map((field) => [field, ''])))).toEqual(
      Object.fromEntries(required.map((field) => [field, texts[`${field}Required`]])),
    );
  },
);
