import { describe, expect, test } from 'vitest';
import { FIELDS, kindOf, type FieldName } from './forms';
import { sentValue } from './sent-value';

/** Newer browsers read the attribute `pattern` by the flag v, older ones by u. */
const isAccepted = (field: 'email' | 'phone', value: string) => {
  const answers = ['u', 'v'].map((flag) =>
    new RegExp(`^(?:${FIELDS[field].pattern})$`, flag).test(value),
  );
  expect(answers[0]).toBe(answers[1]);
  return answers[0];
};

test.each(Object.keys(FIELDS) as FieldName[])(
  '%s has no pattern, or one that all browsers read',
  (name) => {
    const kind = kindOf(name);
    if (kind.type === 'checkbox' || !kind.pattern) return;
    for (const flag of ['u', 'v']) expect(() => new RegExp(kind.pattern!, flag)).not.toThrow();
  },
);

describe('a phone number is sent as ten digits', () => {
  test.each([
    '9876543210',
    ' 9876543210 ',
    '98765 43210',
    '98765\u00a043210',
    '98765\u202f43210',
    '98765\t43210',
    '98765-43210',
    '98765\u201143210',
    '98765–43210',
    '98765—43210',
    '98765−43210',
    '987.654.3210',
    '(98765) 43210',
    '[98765] 43210',
    '\u202a9876543210\u202c',
    '\u200e98765\u200b43210\u200f',
    '\u2066+91 98765 43210\u2069',
    '\ufeff98765\u00ad43210',
    '98765\u206043210',
    '09876543210',
    '0 98765 43210',
    '(0) 98765-43210',
    '+919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+91 (0) 98765 43210',
    '(+91) 98765.43210',
    '\u202a+91\u00a098765\u00a043210\u202c',
    '00919876543210',
    '00 91 98765 43210',
    '0091-98765-43210',
  ])('%j', (typed) => {
    expect(isAccepted('phone', typed)).toBe(true);
    expect(sentValue('phone', typed)).toBe('9876543210');
  });

  test.each([
    ['(080) 4123-4567', '8041234567'],
    ['0123456789', '0123456789'],
    ['9198765432', '9198765432'],
  ])('%j: %s', (typed, sent) => {
    expect(isAccepted('phone', typed)).toBe(true);
    expect(sentValue('phone', typed)).toBe(sent);
  });
});

test.each([
  '',
  '987654321',
  '98765432101',
  '+91 98765 4321',
  '+91 98765 432101',
  '0091 98765 4321',
  '0 98765 432101',
  '919876543210',
  '91 98765 43210',
  '0919876543210',
  '+1 98765 43210',
  '++919876543210',
  '9876543210+',
  '98765/43210',
  '98765,43210',
  '98765 43210 x',
  '98765O4321',
  '9876543210 or 9876543211',
  '९८७६५४३२१०',
  '೯೮೭೬೫೪೩೨೧೦',
  '\uff19\uff18\uff17\uff16\uff15\uff14\uff13\uff12\uff11\uff10',
])('%j is no phone number, and stays as it was typed', (typed) => {
  expect(isAccepted('phone', typed)).toBe(false);
  expect(sentValue('phone', typed)).toBe(typed);
});

test('a phone number of signs that nobody sees is none at all', () => {
  expect(sentValue('phone', ' \u202a\u202c\u00a0')).toBe('');
});

test.each([
  ['\u202akavya@example.com\u202c', 'kavya@example.com'],
  ['\u00a0kavya@exam\u00adple.com \u200b', 'kavya@example.com'],
  ['kavya nair@example.com', 'kavya nair@example.com'],
])('the e-mail address %j is sent as "%s"', (typed, sent) => {
  expect(sentValue('email', typed)).toBe(sent);
});

test('other fields are sent as they were typed, with the joiners of Indian scripts', () => {
  for (const field of ['firstname', 'subject', 'message']) {
    expect(sentValue(field, ' ಶ್ರೀ\u200dಕಾಂತ್ ')).toBe(' ಶ್ರೀ\u200dಕಾಂತ್ ');
  }
});
