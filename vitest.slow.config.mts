import { defineConfig } from 'vitest/config';

/** Tests that install packages, build the site or wait for long, one after the other. */
export default defineConfig({
  test: {
    include: ['tests/{companies,slow}/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 30 * 60_000,
    hookTimeout: 10 * 60_000,
  },
});
