/** What a one-line field is, for browsers and the keyboards of phones. */
export const FIELD_ATTRIBUTES = {
  firstname: { type: 'text', autoComplete: 'given-name' },
  lastname: { type: 'text', autoComplete: 'family-name' },
  fullname: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel-national', inputMode: 'numeric', pattern: '[0-9]{10}' },
  subject: { type: 'text', autoComplete: 'off' },
} as const;
