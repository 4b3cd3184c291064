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
    // Schemes are compared without regard to case (RFC 9110, 4.2.3).
    const [whole, plain] = await Promise.all(
      [`HTTP://a.example${path}`, path].map((target) => ask(`GET ${target} HTTP/1.1`, 'Host: b')),
    );
    const bodyOf = (answer: string) => answer.split('\r\n\r\n')[1];
    expect(bodyOf(whole!)).toBe(bodyOf(plain!));
  });

  it('answers 400 to HTTP/1.1 without a Host (RFC 9112, 3.2)', async () => {
    expect(await ask(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('answers 501 to a transfer coding it does not read (RFC 9112, 6.1)', async () => {
    const answer = await ask(
      `POST ${path} HTTP/1.1`,
      'Host: a',
      'Transfer-Encoding: gzip, chunked',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 501 /);
    expect(answer).toContain('Transfer-Encoding: gzip, chunked');
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
