import { existsSync } from 'node:fs';

// Without the types that the build writes, every query of the pages would be an error.
if (!existsSync('src/gatsby-types.d.ts')) {
  console.error('The build writes the query types: run `npm run build` first.');
  process.exit(1);
}
