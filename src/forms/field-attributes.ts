import type { InputHTMLAttributes } from 'react';

/** Attributes of a field of one line. */
export type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'pattern'
>;

/** What each field of one line is, for browsers and the keyboards of phones. Others have several lines. */
export const FIELD_ATTRIBUTES: Readonly<Record<string, InputAttributes>> = {
  firstname: { type: 'text', autoComplete: 'given-name' },
  lastname: { type: 'text', autoComplete: 'family-name' },
  fullname: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel-national', inputMode: 'numeric', pattern: '[0-9]{10}' },
  subject: { type: 'text', autoComplete: 'off' },
};
