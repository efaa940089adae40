import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{src,gatsby,hosting,kolam,enquiry,plugins}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/{content,hosting,site}/**/*.test.ts',
    ],
    // A busy machine may take long over a test that a free one is done with at once.
    testTimeout: 20_000,
  },
});
