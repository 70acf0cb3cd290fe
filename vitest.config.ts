import { availableParallelism } from 'node:os';
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
    // Half of the tests wait for a browser or a process; on two cores one file at a time would leave a core idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
  },
});
