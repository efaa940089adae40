import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHEET = 'src/styles/brand.css';

/**
 * Reads a plain colour of src/styles/brand.css, for what the build draws and declares.
 *
 * @param name - its custom property, such as oxide for --oxide
 * @param scheme - where it is set: for all, or for the dark scheme
 * @throws Error with a sentence when it is not set there, or in another notation, which not every drawing knows
 */
export function pigmentOf(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const css = readFileSync(join(process.cwd(), SHEET), 'utf8');
  const [light = '', ...queries] = css.split('@media');
  const dark = queries.filter((query) => query.includes('prefers-color-scheme: dark')).join('');
  const setting = new RegExp(`--${name}\\s*:\\s*(#[\\da-f]{3,8})\\s*;`, 'i');
  const [, colour] = setting.exec(scheme === 'light' ? light : dark) ?? [];
  if (colour) return colour;
  const place = scheme === 'light' ? '' : ', for the dark scheme,';
  throw new Error(
    `${SHEET}: write --${name}${place} as a hexadecimal colour such as #86281b. Icons, share pictures and the browser’s bar are drawn with it.`,
  );
}
