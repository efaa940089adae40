import { expect, test } from 'vitest';
import { FORMS, kindOf } from './forms';

test('the forms ask for what is specified', () => {
  const fields = ['email', 'phone', 'subject', 'message'];
  expect(FORMS.contact.fields).toEqual(['firstname', 'lastname', ...fields]);
  expect(FORMS.callback.fields).toEqual(['fullname', ...fields]);
  expect(FORMS.callback.optional).toEqual(['subject']);
});

/** The most bytes that a character takes, in UTF-8, for each UTF-16 code unit. */
const BYTES = 3;

test.each(Object.entries(FORMS))(
  'a completely filled form “%s” stays below the 50 KB that the service accepts, in any script',
  (_, { fields }) => {
    const lengths = fields.map((name) => {
      const kind = kindOf(name);
      return kind.type === 'checkbox' ? 3 : kind.maxLength;
    });
    expect(BYTES * lengths.reduce((sum, length) => sum + length)).toBeLessThan(49_000);
  },
);

test.each(Object.keys(FORMS))(
  'the name of the form “%s” is a word, for ids, settings and what is stored',
  (name) => {
    expect(name).toMatch(/^[a-z]+$/);
  },
);

test.each(Object.entries(FORMS))('the optional fields of the form “%s” are its own', (_, form) => {
  expect(form.fields).toEqual(expect.arrayContaining([...form.optional]));
});
