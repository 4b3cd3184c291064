import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isStopping, root, start } from './processes.ts';
import { fileOfTool } from './tools.ts';

export { root } from './processes.ts';

/** Starts the site's generator in site/, of this repository or a copy, where it looks for its compiler settings. */
export function startGenerator(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  from = root,
): ChildProcess {
  const trace = process.argv.includes('--trace') ? { TRACE: '1' } : {};
  const file = join(root, 'scripts/generator.mjs');
  return start(process.execPath, [file, ...args], { ...trace, ...env }, join(from, 'site'));
}

/** Runs the site's generator to its end and answers its exit code. */
export function runGenerator(args: string[], env: NodeJS.ProcessEnv = {}, from = root) {
  return finished(startGenerator(args, env, from));
}

/** Runs a TypeScript file of this repository or a copy to its end and answers its exit code. */
export function runScript(
  file: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
  from = root,
) {
  return finished(start(process.execPath, ['--import', 'tsx', file, ...args], env, from));
}

/** Starts an installed command-line tool, such as `tsc`. */
export function startTool(
  tool: string,
  args: string[],
  env?: NodeJS.ProcessEnv,
  cwd?: string,
): ChildProcess {
  return start(process.execPath, [fileOfTool(tool), ...args], env, cwd);
}

/** Runs an installed command-line tool to its end and answers its exit code. */
export function runTool(tool: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd?: string) {
  return finished(startTool(tool, args, env, cwd));
}

/** Writes types, validators and documents from the OpenAPI documents, which all else reads. */
export const generate = () =>
  step('Generate types, validators and documents from the OpenAPI documents', () =>
    runScript('specs/generate.ts'),
  );

/** Announces a step, runs it, and says how long it took; a failing or stopped one ends the process. */
export async function step(title: string, work: () => Promise<number>): Promise<void> {
  if (!(await attempt(title, work))) process.exit(1);
}

/** As `step`, and answers whether it succeeded; only a stopped one ends the process. */
export async function attempt(title: string, work: () => Promise<number>): Promise<boolean> {
  const began = Date.now();
  console.log(`\n▸ ${title}`);
  const code = await work();
  if (isStopping()) process.exit(130);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (code === 0) console.log(`✓ ${title} (${seconds} s)`);
  else console.error(`✗ ${title}: failed after ${seconds} s`);
  return code === 0;
}

function finished(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** What runs a server, below the root of the repository: its own file, or the one that is made where it has none. */
export function serveFile(name: string): string {
  const own = `servers/${name}/serve.ts`;
  return existsSync(join(root, own)) ? own : `servers/generated/${name}.serve.ts`;
}
