import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isStopping, root, start } from './processes.ts';
import { fileOfTool } from './tools.ts';

export { root } from './processes.ts';

/** Starts Docusaurus in site/ of this repository or a copy, where it finds its configuration. */
export function startGenerator(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  from = root,
): ChildProcess {
  const trace = process.argv.includes('--trace') ? { TRACE: '1' } : {};
  const file = join(root, 'scripts/generator.mjs');
  return start(process.execPath, [file, ...args], { ...trace, ...env }, join(from, 'site'));
}

/** Runs Docusaurus; resolves to its exit code. */
export function runGenerator(args: string[], env: NodeJS.ProcessEnv = {}, from = root) {
  return finished(startGenerator(args, env, from));
}

/** Runs a TypeScript file of this repository or a copy; resolves to its exit code. */
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

/** Runs an installed command-line tool; resolves to its exit code. */
export function runTool(tool: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd?: string) {
  return finished(startTool(tool, args, env, cwd));
}

/** Checks the types of a project with one checker: four would each compute common types, for twice the CPU time. */
export const checkTypes = (project: string, cwd?: string) =>
  runTool('tsc', ['--checkers', '1', '-p', project], {}, cwd);

/** Writes types, validators and documents from the OpenAPI documents; everything else imports them. */
export const generate = () =>
  step('Generate types, validators and documents from the OpenAPI documents', () =>
    runScript('specs/generate.ts'),
  );

/** Runs a step and logs its duration; exits the process if it fails or is stopped. */
export async function step(title: string, work: () => Promise<number>): Promise<void> {
  if (!(await attempt(title, work))) process.exit(1);
}

/** Like `step`, but resolves to whether it succeeded; exits the process only if it is stopped. */
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

/** The entry file of a server, relative to the root: its own, or the generated one. */
export function serveFile(name: string): string {
  const own = `servers/${name}/serve.ts`;
  return existsSync(join(root, own)) ? own : `servers/generated/${name}.serve.ts`;
}
