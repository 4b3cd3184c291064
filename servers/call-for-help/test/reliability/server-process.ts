import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const serve = fileURLToPath(new URL('../../serve.ts', import.meta.url));

export interface ServerProcess {
  url: string;
  pid: number;
  /** Everything the process has written so far. */
  output(): string;
  /** Sends the signal and resolves when the process has ended, with its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the real `serve.ts` with demonstration data, on a free port. */
export async function startServerProcess(
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', serve, '--demo'], {
    env: { ...process.env, CALL_FOR_HELP_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const listening = /"msg":"listening","url":"([^"]+)"/.exec(output)?.[1];
      if (listening) resolve(listening);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    url,
    pid: child.pid!,
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Sends JSON and answers the status with the parsed body; rejects when the server is gone. */
export async function post<Body = unknown>(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Body; headers: Headers }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const plain = response.headers.get('content-type')?.startsWith('text/plain');
  return {
    status: response.status,
    headers: response.headers,
    body: (plain ? text : JSON.parse(text)) as Body,
  };
}
