import { build } from 'esbuild';

/**
 * Puts `npm run serve`, with its packages, into one file that needs nothing but Node.js: a server of the
 * site then needs no checkout.
 *
 * @param file - the file to write
 */
export async function bundleServer(file: string): Promise<void> {
  await build({
    entryPoints: ['hosting/run-serve.ts'],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    // Without comments, which would name the place of the packages.
    minifyWhitespace: true,
  });
}
