import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { lines } from './specification.ts';

/** Prints, after a whole run, which tests cover which line of the specification. */
export default function specificationTable(): Reporter {
  const covering = new Map<string, TestCase[]>(Object.keys(lines).map((key) => [key, []]));
  return {
    onTestCaseResult(test) {
      const [keys = ''] = test.name.split(': ', 1);
      for (const key of keys.split(', ')) covering.get(key)?.push(test);
    },
    onTestRunEnd(modules) {
      if (!isWholeRun(modules)) return;
      console.log('\nSpecification, line by line');
      for (const [key, tests] of covering) console.log(row(key, tests));
      const bare = [...covering].filter(([, tests]) => tests.length === 0);
      console.log(`${covering.size} lines looked at, ${bare.length} without a test`);
      if (bare.length > 0) process.exitCode = 1;
    },
  };
}

function row(key: string, tests: TestCase[]): string {
  const states = tests.map((test) => test.result().state);
  const mark = states.length > 0 && states.every((state) => state === 'passed') ? '✓' : '✗';
  const files = [...new Set(tests.map((test) => test.module.relativeModuleId))].join(', ');
  return `  ${mark} ${key.padEnd(22)} ${lines[key]}  [${tests.length || 'no'} in ${files || '–'}]`;
}

/** A run of one file or one title says nothing of the others. */
function isWholeRun(modules: readonly TestModule[]): boolean {
  return modules.length > 5 && !process.argv.some((word) => word === '-t');
}
