import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, startTestServer } from './start-test-server.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function ask(...lines: string[]): Promise<string> {
  const client = openClient(server.port);
  client.send([...lines, 'Connection: close', '', ''].join('\r\n'));
  return client.closed;
}

describe.each(['/healthz', '/readyz', '/else'])('%s', (path) => {
  it('answers HTTP/1.0 without a Host, as health probes send it', async () => {
    expect(await ask(`GET ${path} HTTP/1.0`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('answers a target that is a whole address as its path (RFC 9112, 3.2.2)', async () => {
    const [whole, plain] = await Promise.all(
      [`http://a.example${path}`, path].map((target) => ask(`GET ${target} HTTP/1.1`, 'Host: b')),
    );
    const bodyOf = (answer: string) => answer.split('\r\n\r\n')[1];
    expect(bodyOf(whole!)).toBe(bodyOf(plain!));
  });

  it('answers 400 to HTTP/1.1 without a Host (RFC 9112, 3.2)', async () => {
    expect(await ask(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['1.0', '1.1'])(
    'answers 400 to two Host lines in HTTP/%s (RFC 9112, 3.2)',
    async (version) => {
      const answer = await ask(`GET ${path} HTTP/${version}`, 'Host: a', 'hOST: a');
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('{"message":"The request has 2 Host headers. Send one."}');
    },
  );
});
