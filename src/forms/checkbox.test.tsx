import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIELDS, type FieldName } from '../../enquiry/forms';
import { sentNameOf } from '../../enquiry/mail-service/mail-service';
import { fill, isUntouched, valueOf } from './form-values';
import { FormField } from './form-field';
import { rulesOf, type Messages } from './rules';

// A box under a name that no form has.

const name = 'boxOfThisTest' as FieldName;
const table = FIELDS as Record<string, object>;
const messages = { boxOfThisTestRequired: 'Please agree.' } as unknown as Messages;

beforeAll(() => void (table[name] = { type: 'checkbox', isWide: true }));
afterAll(() => void delete table[name]);

test('it is a box with its label beside it, which the browser requires by itself', () => {
  const html = renderToStaticMarkup(
    <FormField
      name={name}
      formName="careers"
      label="I agree"
      error={'Please agree.'}
      isRequired
      rows={4}
      messages={messages}
    />,
  );
  expect(html).toMatch(/<label[^>]*><input[^>]*> I agree<\/label>/);
  const [box] = /<input[^>]*>/.exec(html)!;
  for (const part of ['type="checkbox"', `name="${sentNameOf(name)}"`, 'value="yes"', 'required']) {
    expect(box).toContain(part);
  }
  const [, described] = /aria-describedby="([^"]+)"/.exec(box)!;
  expect(html).toContain(`id="${described}"`);
  expect(html).toContain('Please agree.');
});

test('it has a message of its own, and may be optional', async () => {
  const errorOf = (optional: FieldName[], value: string) =>
    rulesOf({ fields: [name], optional, rows: 4 }, messages)
      .validate({ [name]: value })
      .then(
        () => undefined,
        (error: Error) => error.message,
      );
  expect(await errorOf([], '')).toBe('Please agree.');
  expect(await errorOf([], 'yes')).toBeUndefined();
  expect(await errorOf([name], '')).toBeUndefined();
});

test('its value is a word or nothing, and fills it in again', () => {
  const box = { type: 'checkbox', value: 'yes', checked: true, defaultChecked: false };
  const control = box as HTMLInputElement;
  expect(valueOf(control)).toBe('yes');
  expect(isUntouched(control)).toBe(false);
  fill(control, '');
  expect([valueOf(control), control.value, isUntouched(control)]).toEqual(['', 'yes', true]);
  fill(control, 'yes');
  expect(control.checked).toBe(true);
});
