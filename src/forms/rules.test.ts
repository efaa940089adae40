import { expect, test } from 'vitest';
import type { ValidationError } from 'yup';
import { FORMS, kindOf, type FieldName, type FormName } from '../../enquiry/forms';
import { FORM_NAMES, typedInto } from '../../tests/forms';
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

/** A form, with all that it requires filled in. */
const complete = (name: FormName): Values => ({ ...TICKED, ...typedInto(name) });

async function errorsOf(name: FormName, values: Values): Promise<Values> {
  try {
    await rulesOf(FORMS[name], messages).validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    // As Formik does, the first of each field.
    const first = [...inner].reverse().map(({ path, message }) => [path, message]);
    return Object.fromEntries(first) as Values;
  }
}

test.each(FORM_NAMES)('a complete form “%s” has no errors, whatever phones add', async (name) => {
  expect(await errorsOf(name, complete(name))).toEqual({});
  const typed = { phone: '\u202a+91 98450 12345\u202c', email: '\u200ekavya@example.com\u00a0' };
  expect(await errorsOf(name, { ...complete(name), ...typed })).toEqual({});
});

test.each([
  ['contact', 'firstname', '', 'firstnameRequired'],
  ['contact', 'lastname', '  ', 'lastnameRequired'],
  ['contact', 'email', '', 'emailRequired'],
  ['contact', 'email', 'kavya', 'emailInvalid'],
  ['contact', 'email', 'kavya@example', 'emailInvalid'],
  ['contact', 'email', 'kavya nair@example.com', 'emailInvalid'],
  ['contact', 'email', 'kavya@example.com,', 'emailInvalid'],
  ['contact', 'email', '<kavya@example.com>', 'emailInvalid'],
  ['contact', 'email', 'mailto:kavya@example.com', 'emailInvalid'],
  ['contact', 'email', 'kavya@example..com', 'emailInvalid'],
  ['contact', 'email', 'kavya@mail.example.com.', 'emailInvalid'],
  ['contact', 'phone', '', 'phoneRequired'],
  ['contact', 'phone', '984501234', 'phoneInvalid'],
  ['contact', 'subject', '', 'subjectRequired'],
  ['contact', 'message', '\n', 'messageRequired'],
  ['contact', 'firstname', '\u200b \u2060\u3164', 'firstnameRequired'],
  ['contact', 'message', '\u2800\n\ufeff', 'messageRequired'],
  ['contact', 'email', 'x'.repeat(300), 'emailInvalid'],
  ['contact', 'email', `x@${'x'.repeat(300)}.example`, 'tooLong'],
  ['contact', 'phone', '9'.repeat(60), 'phoneInvalid'],
  ['contact', 'message', 'x'.repeat(14_001), 'tooLong'],
  ['contact', 'firstname', 'x'.repeat(101), 'tooLong'],
] as const)('in the form “%s”, %s “%s” is refused: %s', async (form, field, value, problem) => {
  const errors = await errorsOf(form, { ...complete(form), [field]: value });
  expect(errors).toEqual({ [field]: messages[problem] });
});

test('the callback form asks for a full name, and takes any subject', async () => {
  for (const subject of ['', 'x'.repeat(1000)]) {
    expect(await errorsOf('callback', { ...complete('callback'), fullname: '', subject })).toEqual({
      fullname: messages.fullnameRequired,
    });
  }
});
