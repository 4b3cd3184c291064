import type { Reporter, TestCase } from 'vitest/node';

/** Lists tests that passed only on retry after a run: each is a bug. */
export default function flakyReporter(): Reporter {
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
