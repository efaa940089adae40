import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

/** Tests that install packages and build the site, one after the other. */
export default defineConfig({
  test: {
    include: ['tests/slow/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 30 * MINUTE,
    // A folder of packages takes a while to remove.
    hookTimeout: 2 * MINUTE,
  },
});
