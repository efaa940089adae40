import { describe, expect, test } from 'vitest';
import { ask } from '../../tests/mail-desk/desk';
import { useDeskLog } from '../../tests/mail-desk/desk-log';
import { openDeskWithFakeSmtp } from '../../tests/mail-desk/desk-with-fake-smtp';
import { contactWith, form, IDS, json, SEND, SEND_FORM } from '../../tests/mail-desk/messages';
import { smtpThat } from '../../tests/mail-desk/servers';
import { MAX_LENGTHS } from '../../enquiry/enquiry-rules';

useDeskLog();

const { email, message, phone, ...texts } = MAX_LENGTHS;
/** A contact form that is filled to the brim with a character. */
const fullOf = (character: string, more = 0) =>
  contactWith({
    ...Object.fromEntries(
      Object.entries(texts).map(([name, max]) => [name, character.repeat(max / character.length)]),
    ),
    email: `${'a'.repeat(email - 9)}@b.example`.slice(-email),
    phone: ' '.repeat(phone - 10) + '0123456789',
    message: character.repeat(message / character.length) + 'x'.repeat(more),
  });

/** JSON in ASCII alone, the longest that there is. */
const escaped = (fields: [string, string][]) => {
  const { body, headers } = json(Object.fromEntries(fields), IDS);
  const ascii = body.replace(
    /[^\\ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return { body: ascii, headers };
};

describe.each([
  ['Latin', 'x', 1],
  ['Kannada', 'ಕ', 3],
  ['emoji', '😀', 2],
])('a form full of %s', (_name, character, bytesPerUnit) => {
  test.each([
    ['a form', SEND_FORM, form],
    ['JSON', SEND, (fields: [string, string][]) => json(Object.fromEntries(fields))],
    ['JSON in ASCII', SEND, escaped],
  ])('is taken as %s, and a letter more is refused', async (_kind, path, make) => {
    const { port } = await openDeskWithFakeSmtp(smtpThat());
    expect((await ask(port, path, 'POST', make(fullOf(character)))).status).toBe(200);
    expect(await ask(port, path, 'POST', make(fullOf(character, 1)))).toMatchObject({
      status: 413,
      body: 'The message has more than 15000 characters.',
    });
  });

  test('stays below the 50 KB that EmailJS takes', () => {
    const bytes = fullOf(character).map(([, value]) => Buffer.byteLength(value));
    const sum = bytes.reduce((total, size) => total + size);
    expect(sum).toBeGreaterThan(message * bytesPerUnit);
    expect(sum).toBeLessThan(50_000);
  });
});

test('a line break counts as one letter, as in the browser', async () => {
  const { port } = await openDeskWithFakeSmtp(smtpThat());
  const lines = `x${'\r\n'.repeat(message - 2)}x`;
  const send = (text: string) => ask(port, SEND_FORM, 'POST', form(contactWith({ message: text })));
  expect((await send(lines)).status).toBe(200);
  expect((await send(`${lines}x`)).status).toBe(413);
});
