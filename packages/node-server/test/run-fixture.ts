import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts a file of this folder as a process, with nothing in its environment but what is given. */
export function runFixture(file: string, args: string[], environment: Record<string, string> = {}) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...environment },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output, errors }));
  });
  return {
    ended,
    /** The exit code, also where the output is not read to its end. */
    exited: new Promise<number | null>((resolve) => child.once('exit', resolve)),
    stopReading: () => void child.stdout.pause(),
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    /** The address in its log, once it listens. */
    async url(): Promise<string> {
      for (;;) {
        const found = /"url":"([^"]+)"/.exec(output);
        if (found) return found[1]!;
        if (child.exitCode !== null) throw new Error(`It ended: ${errors}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
