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

const CONTACT = {
  ...TICKED,
  firstname: 'Kavya',
  lastname: 'Nair',
  email: 'kavya@example.com',
  phone: '9845012345',
  subject: 'Stock',
  message: 'Hello',
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

test('a complete contact form has no errors, also with signs that phones add', async () => {
  expect(await errorsOf('contact', CONTACT)).toEqual({});
  const typed = { phone: '\u202a+91 98450 12345\u202c', email: '\u200ekavya@example.com\u00a0' };
  expect(await errorsOf('contact', { ...CONTACT, ...typed })).toEqual({});
});

test.each([
  ['lastname', '  ', 'lastnameRequired'],
  ['email', 'kavya', 'emailInvalid'],
  ['email', 'kavya@example', 'emailInvalid'],
  ['email', 'kavya nair@example.com', 'emailInvalid'],
  ['phone', '984501234', 'phoneInvalid'],
  ['message', '\n', 'messageRequired'],
  ['message', 'x'.repeat(15_001), 'tooLong'],
  ['subject', 'x'.repeat(201), 'tooLong'],
] as const)('%s "%s" of the contact form: %s', async (field, value, problem) => {
  const errors = await errorsOf('contact', { ...CONTACT, [field]: value });
  expect(errors[field]).toBe(messages[problem]);
  expect(Object.keys(errors)).toEqual([field]);
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
