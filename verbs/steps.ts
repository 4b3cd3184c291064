import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts a command in a folder, the root unless told, its output shown as it comes. */
export function start(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): ChildProcess {
  return spawn(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', ...env },
  });
}

/** Starts the site's generator in site/, where it looks for its compiler settings. */
export function startGenerator(args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return start('npx', ['--no-install', 'docusaurus', ...args], env, join(root, 'site'));
}

/** Runs the site's generator to its end and answers its exit code. */
export function runGenerator(args: string[], env: NodeJS.ProcessEnv = {}) {
  return finished(startGenerator(args, env));
}

/** Runs a TypeScript file to its end and answers its exit code. */
export function runScript(file: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  return finished(start(process.execPath, ['--import', 'tsx', file, ...args], env));
}

/** Runs an installed command-line tool (`npx --no-install`) to its end and answers its exit code. */
export function runTool(tool: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  return finished(start('npx', ['--no-install', tool, ...args], env));
}

/** Announces a step, runs it, and says how long it took; a failing one ends the process. */
export async function step(title: string, work: () => Promise<number>): Promise<void> {
  const began = Date.now();
  console.log(`\n▸ ${title}`);
  const code = await work();
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (code !== 0) {
    console.error(`✗ ${title}: failed after ${seconds} s`);
    process.exit(code);
  }
  console.log(`✓ ${title} (${seconds} s)`);
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
