import { defineConfig } from 'vitest/config';

/** Tests that read the built site. */
const OF_SITE = 'tests/{hosting,site}/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            '{src,gatsby,hosting,kolam,enquiry,plugins}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/{programs,sample}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: { name: 'site', include: [OF_SITE], globalSetup: 'tests/require-build.ts' },
      },
    ],
    // A worker starts once for all its files: they put back what they change of the process.
    isolate: false,
    maxWorkers: 2,
    // A busy machine may take long over a test that a free one is done with at once.
    testTimeout: 60_000,
  },
});
