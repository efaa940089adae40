import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Colours by the name of their custom property, such as { oxide: '#86281b' }. */
type Pigments = Record<string, string>;

/** The custom properties of a style sheet whose value is a plain colour. */
const coloursIn = (css: string): Pigments =>
  Object.fromEntries(
    Array.from(css.matchAll(/--([\w-]+): (#[\da-f]{3,8});/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/**
 * Reads the plain colours of src/styles/brand.css, for what the build draws and declares.
 *
 * @param scheme - light for all colours, or dark for those that the dark scheme changes
 */
export function readPigments(scheme: 'light' | 'dark' = 'light'): Pigments {
  const css = readFileSync(join(process.cwd(), 'src', 'styles', 'brand.css'), 'utf8');
  const [light = '', ...queries] = css.split('@media');
  const dark = queries.filter((query) => query.includes('prefers-color-scheme: dark'));
  return coloursIn(scheme === 'light' ? light : dark.join());
}
