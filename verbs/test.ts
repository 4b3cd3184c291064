import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringBrowser } from './browser.ts';
import { build, buildTrial } from './build.ts';
import { check } from './check.ts';
import { runTool } from './steps.ts';

interface Counts {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

const results = mkdtempSync(join(tmpdir(), 'test-results-'));
const browser = bringBrowser();
await build();
await buildTrial();
await check();
const codes = [await suite('unit', []), await suite('e2e', ['--config', 'e2e/vitest.config.ts'])];

const counts = ['unit', 'e2e'].map(
  (name) => JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8')) as Counts,
);
const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
const passed = sum('numPassedTests');
const failed = sum('numFailedTests');
console.log(`\ntests: ${passed} passed, ${failed} failed, ${sum('numPendingTests')} skipped`);
process.exit(passed > 0 && codes.every((code) => code === 0) ? 0 : 1);

async function suite(name: string, args: string[]): Promise<number> {
  console.log(`\n▸ Run the ${name} tests`);
  return runTool('vitest', ['run', ...args], {
    CHROME_PATH: browser,
    TEST_REPORT: join(results, `${name}.json`),
  });
}
