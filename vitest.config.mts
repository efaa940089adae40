import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{src,gatsby,hosting}/**/*.test.{ts,tsx}',
      'tests/{content,hosting,site}/**/*.test.ts',
    ],
  },
});
