import { describe, expect, test } from 'vitest';
import { type Field } from './enquiry';
import { enquiryMail } from './enquiry-mail';

const DETAILS = {
  from: 'website@company.example',
  to: 'office@company.example',
  date: new Date('2025-04-01T09:30:15Z'),
  origin: 'https://company.example',
};
const mailOf = (...fields: Field[]) => enquiryMail(fields, DETAILS);

test('a mail holds every field in the order received, then when and where it was sent', () => {
  const mail = mailOf(
    ['lastname', 'Rao'],
    ['email', 'asha@rao.example'],
    ['subject', 'A shop'],
    ['message', 'Two questions:\r\nWhen?\n\nHow much?'],
    ['2', 'second'],
    ['1', 'first'],
    ['phone', ''],
    ['2', 'again'],
  );
  expect(mail).toEqual({
    from: DETAILS.from,
    to: DETAILS.to,
    replyTo: { name: '', address: 'asha@rao.example' },
    subject: 'A shop',
    text: [
      'lastname: Rao',
      'email: asha@rao.example',
      'subject: A shop',
      'message:',
      '  Two questions:',
      '  When?',
      '  ',
      '  How much?',
      '2: second',
      '1: first',
      'phone:',
      '2: again',
      '',
      'Sent on 2025-04-01 09:30 UTC from https://company.example',
      '',
    ].join('\n'),
  });
});

test('without an origin the mail says so', () => {
  const mail = enquiryMail([['a', 'b']], { ...DETAILS, origin: undefined });
  expect(mail.text).toContain('from an unknown site');
});

describe('the subject', () => {
  const subjectOf = (subject: string) => mailOf(['subject', subject]).subject;

  test('is one line without control characters', () => {
    expect(subjectOf('Hello\r\nBcc: victim@example.com\0\x1b[31m\u2028x\u202e\tend ')).toBe(
      'Hello Bcc: victim@example.com[31m x end',
    );
  });

  test('has at most 150 characters, none cut in half', () => {
    expect(subjectOf('😀'.repeat(200))).toBe('😀'.repeat(150));
    expect(subjectOf('ಕ'.repeat(150))).toHaveLength(150);
  });

  test.each([
    ['a\u061cb\u200ec\u200fd', 'abcd'],
    ['a\u202ab\u202bc\u202cd\u202de\u202ef', 'abcdef'],
    ['a\u2066b\u2067c\u2068d\u2069e', 'abcde'],
    ['a\u200bb\u00adc\u2060d\ufeffe\u{e0041}f\u3164g', 'abcdefg'],
    ['ರ್\u200dಕ क्\u200cष 👩\u200d💻 ❤\ufe0f', 'ರ್\u200dಕ क्\u200cष 👩\u200d💻 ❤\ufe0f'],
  ])('holds nothing that cannot be seen or changes the direction: %j', (subject, clean) => {
    expect(subjectOf(subject)).toBe(clean);
  });

  test.each([
    '=?utf-8?B?4oCuSGVsbG8=?=',
    'a =?utf-8?Q?b?= c',
    '=\u200b?utf-8?Q?b?=',
    '=?=?u?q?b?=',
  ])('holds no encoded word: %j', (subject) => expect(subjectOf(subject)).not.toContain('=?'));

  test.each(['', ' \r\n ', '\0', '\u202e'])('has a default for %j', (subject) => {
    expect(subjectOf(subject)).toBe('Website enquiry');
    expect(mailOf(['message', 'x']).subject).toBe('Website enquiry');
  });
});

test('the id of a mail is the same for each try of an enquiry', () => {
  const idOf = (from: string) => enquiryMail([], { ...DETAILS, from, key: 'abc' }).messageId;
  expect(idOf('website@company.example')).toBe('<abc@company.example>');
  expect(idOf('Website <website@company.example>')).toBe('<abc@company.example>');
  expect(idOf('website@localhost')).toBe('<abc@localhost>');
  expect(mailOf(['a', 'b'])).not.toHaveProperty('messageId');
});

describe('the reply address', () => {
  const replyTo = (email: string) => mailOf(['email', email]).replyTo?.address;

  test.each([
    'asha@rao.example',
    'a.b+c@mail.rao.example',
    "o'brien@example.com",
    'a@ಕನ್ನಡ.example',
    'rené@rao.example',
    'ಆಶಾ@ಕನ್ನಡ.example',
    '"asha rao"@rao.example',
    '"a"@rao.example',
  ])('is %s', (email) => expect(replyTo(` ${email} `)).toBe(email));

  test.each([
    '',
    'asha',
    'asha@rao',
    '@rao.example',
    'a b@rao.example',
    'a@rao.example, b@rao.example',
    'a@rao.example;b@rao.example',
    'A <a@rao.example>',
    '"a, b@c.example"@rao.example',
    '"a"b"@rao.example',
    '"a\\"@rao.example',
    'a\u202eb@rao.example',
    'a\u3164b@rao.example',
    'a\u200db@rao.example',
    'a@r\u200eao.example',
    '=?utf-8?q?a?=@rao.example',
    'a@rao.example(b)',
    'a@b@rao.example',
    'a@rao.example\r\nBcc: victim@example.com',
    'a@rao\0.example',
    'group: a@rao.example;',
    `${'a'.repeat(65)}@rao.example`,
    `a@${'b'.repeat(250)}.example`,
  ])('is left out for %j', (email) => {
    expect(replyTo(email)).toBeUndefined();
    expect(mailOf(['email', email])).not.toHaveProperty('replyTo');
  });
});

test('no text and no name can pass for another field, or for the last line', () => {
  const forged = 'x\nemail: forged@example.com\u2028phone: 1\r\rSent on 1999-01-01 from nowhere';
  const { text } = mailOf(['message', forged], ['name\r\nemail: forged', 'y']);
  const lines = text.split('\n');
  expect(lines.filter((line) => /^(email|phone|Sent)/.test(line))).toHaveLength(1);
  expect(lines).toContain('name email: forged: y');
});

test('control characters do not reach the text, tabs and accents do', () => {
  expect(mailOf(['a\0b', 'c\x07\x1b\u0085d\te ‍é']).text).toContain('ab:\n  c\n  d\te ‍é\n');
});
