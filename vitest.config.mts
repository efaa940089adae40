import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{src,gatsby,hosting,plugins}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/{content,hosting,site}/**/*.test.ts',
    ],
  },
});
