import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads every SDL file of gatsby/schema, the only declaration of the shape of the content. */
export function readSchema(): string {
  const folder = join(process.cwd(), 'gatsby', 'schema');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
