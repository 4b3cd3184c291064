import { hasPeers } from './peers.ts';
import { attempt, generate, runScript, runTool } from './steps.ts';

/** All that needs no run of the product, what takes longest first. */
const looks: [title: string, work: () => Promise<number>][] = [
  ['Lint (oxlint)', () => runTool('oxlint', ['-c', 'oxlint.config.mjs'])],
  ['Types (tsc)', () => runTool('tsc', ['-p', 'tsconfig.json'])],
  ['Types of the site (tsc)', () => runTool('tsc', ['-p', 'site/tsconfig.json'])],
  ['Format (oxfmt)', () => runTool('oxfmt', ['--check'])],
  ['Spelling (cspell)', () => runTool('cspell', ['--no-progress', '.'])],
  ['OpenAPI documents', () => runScript('specs/check.ts')],
  ['Prose of the docs', () => runScript('scripts/check-prose.ts')],
  ['Words of each page', () => runScript('site/test/budgets/read-docs.ts')],
  ['Declared dependencies', () => runScript('scripts/check-dependencies.ts')],
  ['Locked packages', () => runScript('scripts/check-locks.ts')],
];

/**
 * Format, lint, types, OpenAPI documents, prose and spelling, two at a time: each of them keeps one core busy. Goes on
 * after a fault, so that one run tells them all.
 *
 * @returns the titles of what failed
 */
export async function check(): Promise<string[]> {
  const failed: string[] = [];
  // What the benches lean on is not installed for a check; whoever ran a bench gets its types checked.
  const peers = ['Types of the peers (tsc)', () => runTool('tsc', ['-p', 'bench/peers'])] as const;
  const waiting = [...looks, ...(hasPeers() ? [peers] : [])].values();
  const lookOn = async () => {
    for (const [title, work] of waiting) if (!(await attempt(title, work))) failed.push(title);
  };
  await Promise.all([lookOn(), lookOn()]);
  if (failed.length > 0) console.error(`\n✗ ${failed.length} checks failed: ${failed.join(', ')}`);
  return failed;
}

if (process.argv[1]?.endsWith('check.ts')) {
  await generate();
  process.exitCode = (await check()).length > 0 ? 1 : 0;
}
