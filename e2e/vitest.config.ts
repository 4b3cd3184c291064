import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { specificationTable } from './specification.ts';
import type { Reporter, TestCase } from 'vitest/node';

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

/** Lists tests that passed only on retry after a run: each is a bug. */
function flakyReporter(): Reporter {
  const flaky: TestCase[] = [];
  return {
    onTestCaseResult(test) {
      if (test.diagnostic()?.flaky) flaky.push(test);
    },
    onTestRunEnd() {
      if (flaky.length === 0) return;
      console.log('\nPassed only when tried again');
      for (const test of flaky) {
        console.log(`  ${test.module.relativeModuleId}: ${test.fullName}`);
        console.log(`    ${test.result().errors?.[0]?.message ?? 'without a message'}`);
      }
    },
  };
}
