import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowsers } from './browsers/ensure-browsers.ts';
import { buildAgain, buildSite, buildTrial, finishBuild, prepare } from './build.ts';
import { check } from './check.ts';
import { ensurePgbouncer } from './pgbouncer.ts';
import { root, runTool } from './steps.ts';
import { testSome } from './test-some.ts';
import { beginRecord, type TestedFile } from './test-record.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: (TestedFile['assertionResults'][number] & {
      fullName: string;
      failureMessages: string[];
    })[];
  }[];
}

const given = process.argv.slice(2);
if (given.length > 0) process.exit(await testSome(given));

const results = mkdtempSync(join(tmpdir(), 'test-results-'));
const browsers = ensureBrowsers();
const bouncer = ensurePgbouncer();
const writeRecord = beginRecord();
await prepare();
// The first build leaves a core idle for half of its time.
const checked = check();
await buildSite();
// Only the browser tests need the trial site.
const [[failedChecks, unit]] = await Promise.all([
  checked.then(async (failed) => [failed, await suite('unit', [])] as const),
  buildAgain().then(finishBuild).then(buildTrial),
]);
const e2e = await suite('e2e', ['--config', 'e2e/vitest.config.ts']);
const codes = Object.entries({ unit, e2e });

const reports = codes.map(
  ([name]) => JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8')) as Report,
);
reports.flatMap((report) => report.testResults).forEach(printFailures);
type Count = 'numPassedTests' | 'numFailedTests' | 'numPendingTests';
const sum = (key: Count) => reports.reduce((total, report) => total + report[key], 0);
const passed = sum('numPassedTests');
const failed = sum('numFailedTests');
const missing = [...browsers.missing, bouncer.missing ?? []].flat();
for (const sentence of missing) console.log(`\n${sentence}`);
const red = codes.filter(([, code]) => code !== 0);
for (const [name, code] of red) console.log(`\n✗ The ${name} tests ended with code ${code}.`);
for (const title of failedChecks) console.log(`\n✗ Check: ${title}`);
console.log(`\ntests: ${passed} passed, ${failed} failed, ${sum('numPendingTests')} skipped`);
const isGreen = passed > 0 && red.length === 0 && failedChecks.length === 0;
if (isGreen) console.log(writeRecord(reports.flatMap((report) => report.testResults)));
process.exit(isGreen ? 0 : 1);

/** Repeats failures at the end of the output. */
function printFailures({ name, status, message, assertionResults }: Report['testResults'][number]) {
  const file = relative(root, name);
  const failures = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && failures.length === 0) console.log(`\n✗ ${file}\n  ${message}`);
  for (const { fullName, failureMessages } of failures) {
    console.log(`\n✗ ${file}: ${fullName}\n  ${failureMessages.join('\n').slice(0, 2_000)}`);
  }
}

async function suite(name: string, args: string[]): Promise<number> {
  console.log(`\n▸ Run the ${name} tests`);
  return runTool('vitest', ['run', ...args], {
    ...browsers.env,
    ...(bouncer.missing === undefined ? bouncer.env : {}),
    TEST_REPORT: join(results, `${name}.json`),
  });
}
