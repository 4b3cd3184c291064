import { hasPeers } from './peers.ts';
import { generate, runScript, runTool, step } from './steps.ts';

/** Format, lint, types, OpenAPI documents, prose and spelling: all that needs no run of the product. */
export async function check(): Promise<void> {
  await step('Format (prettier)', () => runTool('prettier', ['--check', '--log-level=warn', '.']));
  await step('Lint (eslint)', () => runTool('eslint', ['--max-warnings=0', '.']));
  await step('Declared dependencies', () => runScript('verbs/check-dependencies.ts'));
  await step('Locked packages', () => runScript('verbs/check-locks.ts'));
  await step('Types (tsc)', () => runTool('tsc', ['-p', 'tsconfig.json']));
  await step('Types of the site (tsc)', () => runTool('tsc', ['-p', 'site/tsconfig.json']));
  // What the benches lean on is not installed for a check; whoever ran a bench gets its types checked.
  if (hasPeers())
    await step('Types of the peers (tsc)', () => runTool('tsc', ['-p', 'bench/peers']));
  await step('OpenAPI documents', () => runScript('specs/check.ts'));
  await step('Prose of the docs', () => runScript('verbs/check-prose.ts'));
  await step('Spelling (cspell)', () => runTool('cspell', ['--no-progress', '.']));
}

if (process.argv[1]?.endsWith('check.ts')) {
  await generate();
  await check();
}
