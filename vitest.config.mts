import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/require-build.ts',
    include: [
      '{src,gatsby,hosting,kolam,enquiry,plugins}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/{hosting,programs,sample,site}/**/*.test.ts',
    ],
    // A worker starts once for all its files: they put back what they change of the process.
    isolate: false,
    maxWorkers: 2,
    // A busy machine may take long over a test that a free one is done with at once.
    testTimeout: 60_000,
  },
});
