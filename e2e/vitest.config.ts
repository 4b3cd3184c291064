import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import flakyReporter from './flaky-reporter.ts';
import { specificationTable } from './specification.ts';

const file = process.env['TEST_REPORT'];
const report: ['json', { outputFile: string }][] = file ? [['json', { outputFile: file }]] : [];

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    reporters: ['default', ...report, flakyReporter(), specificationTable()],
    pool: 'forks',
    // Real browsers on a busy machine: one retry, which is reported at the end of the run.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'Chromium',
          include: ['*.test.ts', '../site/features/*/test/*.e2e.ts'],
          globalSetup: './built-site.ts',
          setupFiles: './every-test.ts',
          // One more than the cores of a small machine, because tests also wait for timers and the network.
          maxWorkers: 3,
          // The files of a worker share the browser and a page that is cleared after each test.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'Firefox and WebKit',
          include: ['engines/*.test.ts'],
          // After the others: three concurrent browsers would be too slow for time-sensitive tests.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
        },
      },
    ],
  },
});
