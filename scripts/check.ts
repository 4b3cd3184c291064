import { hasPeers } from './peers.ts';
import { attempt, generate, runScript, runTool } from './steps.ts';

/**
 * Format, lint, types, OpenAPI documents, prose and spelling: all that needs no run of the product. Goes on after a
 * fault, so that one run tells them all.
 *
 * @returns the titles of what failed
 */
export async function check(): Promise<string[]> {
  const failed: string[] = [];
  const look = async (title: string, work: () => Promise<number>) => {
    if (!(await attempt(title, work))) failed.push(title);
  };
  await look('Format (prettier)', () => runTool('prettier', ['--check', '--log-level=warn', '.']));
  await look('Lint (eslint)', () => runTool('eslint', ['--max-warnings=0', '.']));
  await look('Declared dependencies', () => runScript('scripts/check-dependencies.ts'));
  await look('Locked packages', () => runScript('scripts/check-locks.ts'));
  await look('Types (tsc)', () => runTool('tsc', ['-p', 'tsconfig.json']));
  await look('Types of the site (tsc)', () => runTool('tsc', ['-p', 'site/tsconfig.json']));
  // What the benches lean on is not installed for a check; whoever ran a bench gets its types checked.
  if (hasPeers())
    await look('Types of the peers (tsc)', () => runTool('tsc', ['-p', 'bench/peers']));
  await look('OpenAPI documents', () => runScript('specs/check.ts'));
  await look('Prose of the docs', () => runScript('scripts/check-prose.ts'));
  await look('Words of each page', () => runScript('site/test/budgets/print.ts'));
  await look('Spelling (cspell)', () => runTool('cspell', ['--no-progress', '.']));
  if (failed.length > 0) console.error(`\n✗ ${failed.length} checks failed: ${failed.join(', ')}`);
  return failed;
}

if (process.argv[1]?.endsWith('check.ts')) {
  await generate();
  process.exitCode = (await check()).length > 0 ? 1 : 0;
}
