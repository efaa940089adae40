import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Adds the settings in .env.production or .env.development, and those in .env, to the environment. What is already
 * set stays, so the environment wins over both files, and the first file over .env.
 *
 * @param mode - production for the built site, development for the preview
 */
export function loadSettings(mode: 'production' | 'development', folder = '.'): void {
  const files = [`.env.${mode}`, '.env'].map((name) => join(folder, name));
  for (const file of files.filter(existsSync)) {
    // Some editors begin a file with a mark, which would belong to the first name.
    const settings = parseEnv(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
    for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
  }
}
