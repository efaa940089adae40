import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the colours of the light scheme from src/styles/tokens.css, for pictures that the build draws.
 *
 * @returns the value of each custom property that is a plain colour, by name, such as { oxide: '#86281b' }
 */
export function readPigments(): Record<string, string> {
  const css = readFileSync(join(process.cwd(), 'src', 'styles', 'tokens.css'), 'utf8');
  const light = css.slice(0, css.indexOf('@media'));
  const colours = light.matchAll(/--([\w-]+): (#[\da-f]{3,8});/g);
  return Object.fromEntries(Array.from(colours, ([, name = '', value = '']) => [name, value]));
}
