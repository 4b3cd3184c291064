import { hasPeers } from './peers.ts';
import { attempt, checkTypes, generate, runScript, runTool } from './steps.ts';

type Check = readonly [title: string, work: () => Promise<number>];

/** The static checks, slowest first. */
const checks: Check[] = [
  ['Lint (oxlint)', () => runTool('oxlint', ['-c', 'oxlint.config.mjs'])],
  ['Spelling (cspell)', () => runTool('cspell', ['--no-progress', '.'])],
  ['Types (tsc)', () => checkTypes('.')],
  ['Types of the site (tsc)', () => checkTypes('site')],
  ['Format (oxfmt)', () => runTool('oxfmt', ['--check'])],
  ['OpenAPI documents', () => runScript('specs/check.ts')],
  ['Prose of the docs', () => runScript('scripts/check-prose.ts')],
  ['Declared dependencies', () => runScript('scripts/check-dependencies.ts')],
  ['Locked packages', () => runScript('scripts/check-locks.ts')],
];

/**
 * Runs format, lint, types, OpenAPI documents, prose and spelling, two at a time, because each uses one core. Continues
 * after a failure, so that one run reports all of them.
 *
 * @param more checks that only the command runs
 * @returns the titles of what failed
 */
export async function check(more: Check[] = []): Promise<string[]> {
  const failed: string[] = [];
  // The packages of the benches are not installed for a check, so their types are checked only after a bench.
  const peers: Check = ['Types of the peers (tsc)', () => checkTypes('bench/peers')];
  const queue = [...checks, ...more, ...(hasPeers() ? [peers] : [])].values();
  const runNext = async () => {
    for (const [title, work] of queue) if (!(await attempt(title, work))) failed.push(title);
  };
  await Promise.all([runNext(), runNext()]);
  if (failed.length > 0) console.error(`\n✗ ${failed.length} checks failed: ${failed.join(', ')}`);
  return failed;
}

if (process.argv[1]?.endsWith('check.ts')) {
  await generate();
  // A list for writers, whose limits the tests check too.
  const words: Check = ['Words of each page', () => runScript('site/test/budgets/read-docs.ts')];
  process.exitCode = (await check([words])).length > 0 ? 1 : 0;
}
