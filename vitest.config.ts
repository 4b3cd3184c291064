import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'specs/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'servers/*/test/**/*.test.ts',
      'site/test/**/*.test.{ts,tsx}',
      'verbs/**/*.test.ts',
    ],
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
