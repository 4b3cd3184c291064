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
    // Real browsers on a busy machine: a second try, which is named at the end of the run.
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
          // One more than the cores of a small machine: tests wait too, for doors that move and lines that rest.
          maxWorkers: 3,
          // Files of one worker share the browser, and a page of it that is cleared after each test.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'Firefox and WebKit',
          include: ['engines/*.test.ts'],
          // After the others: three browsers at once would be too slow for what is measured in time.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
        },
      },
    ],
  },
});
