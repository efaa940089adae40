import type { InputHTMLAttributes } from 'react';
import { PATTERNS } from '../../enquiry/enquiry-rules';

/** Attributes of a one-line field. */
export type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'pattern'
>;

/** The attributes of each one-line field, for browsers and on-screen keyboards. All other fields are multi-line. */
export const FIELD_ATTRIBUTES: Readonly<Record<string, InputAttributes>> = {
  firstname: { type: 'text', autoComplete: 'given-name' },
  lastname: { type: 'text', autoComplete: 'family-name' },
  fullname: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', pattern: PATTERNS.email },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'numeric',
    pattern: PATTERNS.phone,
  },
  subject: { type: 'text', autoComplete: 'off' },
};
