import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer, listen, usualLimits } from '../src/listen.ts';
import { noMetrics } from '../src/metrics.ts';
import { redact, redactPath } from '../src/redact.ts';
import { createRequestLog } from '../src/request-log.ts';
import { openClient, startTestServer, until, wait } from './start-test-server.ts';

type TestServer = Awaited<ReturnType<typeof startTestServer>>;
const started: TestServer[] = [];
afterEach(() => Promise.all(started.splice(0).map((server) => server.stop())));

async function startLogged(...options: Parameters<typeof startTestServer>) {
  const server = await startTestServer(...options);
  started.push(server);
  return server;
}

const requests = (server: TestServer) => server.lines().filter((line) => 'path' in line);

it('writes one line for each request, without its query', async () => {
  const server = await startLogged();
  await fetch(`${server.url}/api/lockers/locations/101?secret_token=demo-secret-token`);
  await until(() => requests(server).length > 0);
  expect(requests(server)).toEqual([
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

it('writes nothing of health checks while all is well', async () => {
  const server = await startLogged();
  await fetch(`${server.url}/healthz`);
  await fetch(`${server.url}/readyz`);
  expect(server.lines()).toEqual([]);
});

it('gives the id that the caller sent back, and logs it', async () => {
  const server = await startLogged();
  const headers = { 'x-request-id': 'order-17:retry.2' };
  const answer = await fetch(server.url, { headers });
  expect(answer.headers.get('x-request-id')).toBe('order-17:retry.2');
  await until(() => requests(server).length > 0);
  expect(requests(server)[0]).toMatchObject({ request_id: 'order-17:retry.2' });
});

it('gives a new id in place of one that could forge a log line', async () => {
  const server = await startLogged();
  for (const id of ['two words', 'x'.repeat(65), '{"level":60}']) {
    const answer = await fetch(server.url, { headers: { 'x-request-id': id } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{22}$/);
  }
});

it('says so when the caller left before the answer', async () => {
  let begun = false;
  const server = await startLogged({
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
  client.destroy();
  await until(() => requests(server).length > 0);
  expect(requests(server)).toMatchObject([{ path: '/late', aborted: true }]);
});

it('answers 500 without a word of the failure, and logs the failure under the request id', async () => {
  const server = await startLogged({
    create: () => ({ fetch: () => Promise.reject(new Error('the shelf fell down')) }),
  });
  const answer = await fetch(server.url);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ message: 'Internal server error' });
  expect(server.lines()).toContainEqual(
    expect.objectContaining({
      level: 50,
      request_id: answer.headers.get('x-request-id'),
      error: expect.objectContaining({ type: 'Error', message: 'the shelf fell down' }),
    }),
  );
});

it('writes no secret, wherever it comes from', async () => {
  const secret = 'hush-4f9aQ';
  const messageId = 'A1'.repeat(11);
  const server = await startLogged({
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
  await fetch(`${server.url}/api/lockers/orders?secret_token=${secret}&id=1`, {
    method: 'POST',
    headers: {
      authorization: `Provider ${secret}`,
      'api-key': secret,
      'x-twilio-signature': secret,
      cookie: secret,
    },
    body: JSON.stringify({ device_key: secret }),
  });
  await fetch(`${server.url}/api/lockers/orders/customer/482913?secret_token=${secret}`);
  await fetch(`${server.url}/api/callbutton/${messageId}`);
  await until(() => server.lines().length === 6);
  expect(server.logged()).not.toContain(secret);
  expect(server.logged()).not.toContain('482913');
  expect(server.logged()).not.toContain(messageId);
  expect(server.logged()).toContain('/api/lockers/orders/customer/[redacted]');
});

it('writes a path as the document has it, however long its words, and no other', async () => {
  const route = '/statistics-of-all-cabinets';
  const lines: string[] = [];
  const log = createRequestLog(
    pino({}, { write: (line) => lines.push(line) }),
    noMetrics,
    undefined,
  );
  const http = createHttpServer(async (request, exchange) => {
    log.follow(request, exchange.incoming.url!, exchange);
    log.note(request, 'readStatistics', route);
    return new Response('{}');
  }, usualLimits);
  const { port } = await listen(
    http,
    { host: '127.0.0.1', port: 0 },
    { host: 'HOST', port: 'PORT' },
  );
  for (const path of [route, '/the-public-id-of-a-request']) {
    await fetch(`http://127.0.0.1:${port}${path}`);
  }
  await until(() => lines.length === 2);
  http.close();
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
    route,
    '/[redacted]',
  ]);
});

describe('redact', () => {
  it.each([
    ['/x?secret_token=abc&a=1', '/x?secret_token=[redacted]&a=1'],
    ['{"device_key":"abc","a":1}', '{"device_key":"[redacted]","a":1}'],
    ['X-Twilio-Signature: abc=\nHost: x', 'X-Twilio-Signature: [redacted]\nHost: x'],
    ['postgresql://user:abc@host/db', 'postgresql://user:[redacted]@host/db'],
    ['at http://127.0.0.1:8004/customer/482913', 'at http://127.0.0.1:8004/customer/[redacted]'],
    ['The secret_token field is required.', 'The secret_token field is required.'],
  ])('reads %j as %j', (given, expected) => expect(redact(given)).toBe(expected));

  it.each(['%34%38%32%39%31%33', '48291%33', '%2534%2538%2532%2539%2531%2533', '%zz482913'])(
    'takes an open code out of a path however it is encoded: %s',
    (code) => expect(redactPath(`/customers/${code}`)).toBe('/customers/[redacted]'),
  );

  it('leaves the parts of a path that open nothing', () => {
    expect(redactPath('/api/lockers/cabinets/11')).toBe('/api/lockers/cabinets/11');
    expect(redactPath('/webhooks/incoming/twilio/edge-0042')).toBe(
      '/webhooks/incoming/twilio/edge-0042',
    );
  });
});
