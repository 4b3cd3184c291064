import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts a command at the root, its output shown as it comes. */
export function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
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
