const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Codes that have a name and are no country's. */
const NO_COUNTRY = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/**
 * The code of a country as it is today, such as GB for uk.
 *
 * @param code - two letters
 */
export const countryOf = (code: string): string => new Intl.Locale(`und-${code}`).region ?? '';

/** Whether two letters are the code of a country today. */
export const isCountry = (code: string): boolean =>
  Boolean(COUNTRIES.of(code)) && countryOf(code) === code && !NO_COUNTRY.includes(code);
