import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts a TypeScript file as a process, with only the given environment. */
export function runProcess(
  file: URL,
  args: string[] = [],
  environment: Record<string, string> = {},
) {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(file), ...args], {
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
    pid: child.pid!,
    ended,
    /** The exit code, even if the output is not read completely. */
    exited: new Promise<number | null>((resolve) => child.once('exit', resolve)),
    stopReading: () => void child.stdout.pause(),
    closeOutput: () => void child.stdout.destroy(),
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    /** All output so far. */
    written: () => output + errors,
    /** The address from its log, once it listens. */
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

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** Starts the `serve.ts` of a server on a free port, and resolves when it listens. */
export async function startServerProcess(
  serve: URL,
  environment: Record<string, string>,
  args = ['--demo'],
) {
  const [, name = ''] = /([\w-]+)\/serve\.ts$/.exec(serve.pathname) ?? [];
  const port = `${name.toUpperCase().replaceAll('-', '_')}_PORT`;
  const server = runProcess(serve, args, { [port]: '0', ...environment });
  const url = await server.url();
  return {
    url,
    pid: server.pid,
    output: server.written,
    /** Sends the signal and resolves with the exit code when the process has ended. */
    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
      server.kill(signal);
      return (await server.ended).code;
    },
  };
}
