import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'gatsby/schema';

/** Reads every SDL file of gatsby/schema, the only declaration of the shape of the content. */
export function readSchema(): { file: string; sdl: string }[] {
  return readdirSync(join(process.cwd(), FOLDER))
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({
      file: `${FOLDER}/${name}`,
      sdl: readFileSync(join(process.cwd(), FOLDER, name), 'utf8'),
    }));
}
