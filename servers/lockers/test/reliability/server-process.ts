import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `serve.ts --demo` as a process of its own on a free port, with only this in its environment. */
export function startProcess(environment: Record<string, string>) {
  const path = fileURLToPath(new URL('../../serve.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path, '--demo'], {
    env: {
      PATH: process.env['PATH'],
      NODE_NO_WARNINGS: '1',
      LOCKERS_PORT: '0',
      ...environment,
    },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));

  return {
    /** Everything it has written so far. */
    logged: () => output + errors,
    /** The address in its log, once it listens. */
    async url(): Promise<string> {
      for (;;) {
        const [, found] = /"url":"([^"]+)"/.exec(output) ?? [];
        if (found) return found;
        if (child.exitCode !== null) throw new Error(`The server ended: ${errors}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      child.kill(signal);
      await ended;
    },
  };
}

/** Sends a JSON body with the demonstration token, or without a body where there is none. */
export async function call<Body>(url: string, line: string, body?: object) {
  const [method = '', path = ''] = line.split(' ');
  const response = await fetch(`${url}${path}?secret_token=demo-secret-token`, {
    method,
    ...(body
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });
  return { status: response.status, body: (await response.json()) as Body };
}
