import { existsSync } from 'node:fs';

// Without the types that the build writes, every query of the pages would be an error.
if (!existsSync('src/gatsby-types.d.ts')) {
  console.error('The types of the queries are written by the build: run `npm run build` first.');
  process.exit(1);
}
