import pino from 'pino';
import { afterEach, expect, it, describe } from 'vitest';
import { createHttpServer, listen, defaultLimits } from '../src/listen.ts';
import { noMetrics } from '../src/metrics.ts';
import { createRequestLog } from '../src/request-log.ts';
import { openClient, startTestServer, until, wait } from './start-test-server.ts';
import { createLogOutput } from '../src/serve.ts';
import { describeError, redact, redactPath } from '../src/redact.ts';

describe('the log of requests', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  afterEach(() => server.stop());
  const requests = () => server.lines().filter((line) => 'path' in line);

  it('writes one line per request, without its query, and none for health checks', async () => {
    server = await startTestServer();
    await fetch(`${server.url}/healthz`);
    await fetch(`${server.url}/api/lockers/locations/101?secret_token=demo-secret-token`);
    await until(() => requests().length > 0);
    expect(server.lines()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        request_id: expect.stringMatching(/^[\w-]{22}$/),
        method: 'GET',
        path: '/api/lockers/locations/101',
        status: 200,
        ms: expect.any(Number),
      },
    ]);
  });

  it('returns and logs the id sent by the caller, and replaces one that could forge a line', async () => {
    server = await startTestServer();
    const idFor = async (id: string) =>
      (await fetch(server.url, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await idFor('order-17:retry.2')).toBe('order-17:retry.2');
    await until(() => requests().length > 0);
    expect(requests()[0]).toMatchObject({ request_id: 'order-17:retry.2' });
    for (const id of ['two words', 'x'.repeat(65), '{"level":60}'])
      expect(await idFor(id)).toMatch(/^[\w-]{22}$/);
  });

  it('reports that the connection was reset before the response', async () => {
    let begun = false;
    server = await startTestServer({
      create: () => ({
        fetch: async () => {
          begun = true;
          await wait(200);
          return new Response('late');
        },
      }),
    });
    const client = openClient(server.port);
    client.send('GET /late HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await until(() => begun);
    client.reset();
    await until(() => requests().length > 0);
    expect(requests()).toMatchObject([{ path: '/late', aborted: true }]);
  });

  it('reports a failure only in the log, under the request id and without secrets', async () => {
    const secret = 'hush-4f9aQ';
    server = await startTestServer({
      create: () => ({
        fetch: async (request) => {
          const cause = Object.assign(new Error(`Authorization: Provider ${secret}`), {
            detail: `Key (api_key)=(${secret}) already exists.`,
            code: '23505',
          });
          throw new Error(`GET ${request.url} with {"api_key": "${secret}"}`, { cause });
        },
      }),
    });
    const headers = Object.fromEntries(
      ['authorization', 'api-key', 'x-twilio-signature', 'cookie'].map((name) => [name, secret]),
    );
    const body = JSON.stringify({ device_key: secret });
    const messageId = 'A1'.repeat(11);
    const path = `/api/lockers/orders/customer/482913/${messageId}?secret_token=${secret}`;
    const answer = await fetch(server.url + path, { method: 'POST', headers, body });
    const body500 = { message: 'Internal server error' };
    expect([answer.status, await answer.json()]).toEqual([500, body500]);
    await until(() => server.lines().length === 2);
    const request_id = answer.headers.get('x-request-id');
    expect(server.lines()).toMatchObject([
      { level: 50, request_id, error: expect.any(Object) },
      { request_id, path: '/api/lockers/orders/customer/[redacted]/[redacted]' },
    ]);
    for (const hidden of [secret, '482913', messageId])
      expect(server.logged()).not.toContain(hidden);
  });

  it('logs a documented path in full, however long its segments, and redacts others', async () => {
    server = await startTestServer();
    const route = '/statistics-of-all-cabinets';
    const lines: string[] = [];
    const output = pino({}, { write: (line) => lines.push(line) });
    const log = createRequestLog(output, noMetrics, undefined);
    const http = createHttpServer(async (request, exchange) => {
      log.follow(request, exchange.incoming.url!, exchange);
      log.note(request, 'readStatistics', route);
      return new Response('{}');
    }, defaultLimits);
    const names = { host: 'HOST', port: 'PORT' };
    const { port } = await listen(http, { host: '127.0.0.1', port: 0 }, names);
    for (const path of [route, '/the-public-id-of-a-request'])
      await fetch(`http://127.0.0.1:${port}${path}`);
    await until(() => lines.length === 2);
    http.close();
    const written = lines.map((line) => (JSON.parse(line) as { path: string }).path);
    expect(written).toEqual([route, '/[redacted]']);
  });
});

it.each([
  ['/x?secret_token=abc&a=1', '/x?secret_token=[redacted]&a=1'],
  ['{"device_key":"abc","a":1}', '{"device_key":"[redacted]","a":1}'],
  ['X-Twilio-Signature: abc=\nHost: x', 'X-Twilio-Signature: [redacted]\nHost: x'],
  ['postgresql://user:abc@host/db', 'postgresql://user:[redacted]@host/db'],
  ['at http://127.0.0.1:8004/customer/482913', 'at http://127.0.0.1:8004/customer/[redacted]'],
  ['The secret_token field is required.', 'The secret_token field is required.'],
])('writes %j as %j', (given, expected) => expect(redact(given)).toBe(expected));

it.each([
  ['/customers/%34%38%32%39%31%33', '/customers/[redacted]'],
  ['/customers/48291%33', '/customers/[redacted]'],
  ['/customers/%2534%2538%2532%2539%2531%2533', '/customers/[redacted]'],
  ['/customers/%zz482913', '/customers/[redacted]'],
  ['/api/lockers/cabinets/11', '/api/lockers/cabinets/11'],
  ['/webhooks/incoming/twilio/edge-0042', '/webhooks/incoming/twilio/edge-0042'],
])('writes the path %s as %s', (given, expected) => expect(redactPath(given)).toBe(expected));

it('describes the causes of an error at most three levels deep, even if it is its own cause', () => {
  let error = new Error('the root');
  for (const layer of ['the driver', 'the pool', 'the batch', 'the call'])
    error = new Error(layer, { cause: error });
  const text = JSON.stringify(describeError(error), (key, value) => (key === 'stack' ? '' : value));
  expect(text.match(/the \w+/g)).toEqual(['the call', 'the batch', 'the pool', 'the driver']);
  const round = new Error('round');
  round.cause = round;
  expect(JSON.stringify(describeError(round)).match(/"round"/g)).toHaveLength(4);
});

describe('the output of a log', () => {
  /** An output that records what is written; `writableLength` is the number of unread characters. */
  function createOutput() {
    const written: string[] = [];
    const output = {
      writableLength: 0,
      write: (text: string) => written.push(text) > 0,
      on: () => undefined,
    };
    return { written, output, log: createLogOutput(output) };
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('receives the lines of one turn together, or when the process ends, each once', async () => {
    const { written, log } = createOutput();
    log.write('one\n');
    log.write('two\n');
    expect(written).toEqual([]);
    await turn();
    log.write('last words\n');
    log.flush();
    expect(written).toEqual(['one\ntwo\n', 'last words\n']);
    await turn();
    log.flush();
    expect(written).toHaveLength(2);
  });

  it('drops lines that nobody reads, even within one turn, and reports how many', async () => {
    const { written, output, log } = createOutput();
    output.writableLength = 2_000_000;
    log.write('lost\n');
    output.writableLength = 0;
    log.write(`${'x'.repeat(1_048_576)}\n`);
    log.write('lost as well\n');
    await turn();
    log.write('read again\n');
    await turn();
    const [first = '', second = ''] = written;
    expect(first.split('\n')[0]).toBe('{"level":40,"msg":"Log lines were lost","lost":1}');
    expect(second).toBe('{"level":40,"msg":"Log lines were lost","lost":1}\nread again\n');
    expect(written.join('')).not.toContain('as well');
  });
});
