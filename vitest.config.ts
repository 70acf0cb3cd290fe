import { defineConfig } from 'vitest/config';

// WURFZABEL_RESULTS names a file for the counts, which .ci/run adds up over several runs.
const results = process.env.WURFZABEL_RESULTS;

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'apps/*/test/**/*.test.ts',
      'strength/test/**/*.test.ts',
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
  },
});
