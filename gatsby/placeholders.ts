/** The type whose record fills the placeholders. */
export const PLACEHOLDER_SOURCE = 'Company';

/** The fields of data/company.json available as placeholders. */
export type Identity = {
  brand: string;
  legalName: string;
  phone: string;
  email: string;
  address: { city: string };
};

/** Where data/company.json has them. */
export const IDENTITY_FIELDS = ['brand', 'legalName', 'phone', 'email', 'address.city'];

const VALUE_OF: Record<string, (identity: Identity) => string> = {
  brand: ({ brand }) => brand,
  company: ({ legalName }) => legalName,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  city: ({ address }) => address.city,
};

/** All placeholders, such as {brand}. */
export const PLACEHOLDERS = Object.keys(VALUE_OF).map((name) => `{${name}}`);

/** A text as it stands in HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Fills {brand}, {company}, {phone}, {email} and {city} in a text, so that only
 * data/company.json spells them out.
 *
 * @param text - any text from data/
 * @param identity - the company record
 * @param format - 'html' escapes the filled-in values
 * @throws Error when the text contains an unknown placeholder
 */
export function fillPlaceholders(
  text: string,
  identity: Identity,
  format: 'text' | 'html' = 'text',
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = VALUE_OF[name]?.(identity);
    if (value === undefined) {
      throw new Error(
        `"${text}" contains ${placeholder}, which is not a placeholder. The placeholders are ${PLACEHOLDERS.join(', ')}.`,
      );
    }
    return format === 'html' ? escapeHtml(value) : value;
  });
}
