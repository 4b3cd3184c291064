import { startServerProcess as start } from '@frontline/node-server/test-process';

export type { ServerProcess } from '@frontline/node-server/test-process';

/** Starts the real `serve.ts` with demonstration data, on a free port. */
export const startServerProcess = (environment: Record<string, string>) =>
  start(new URL('../../serve.ts', import.meta.url), environment);

/** Sends JSON; resolves to the status with the parsed body, rejects if the server is gone. */
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
