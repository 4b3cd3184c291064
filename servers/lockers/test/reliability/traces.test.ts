import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServerProcess } from '@frontline/node-server/test-process';

interface Attribute {
  key: string;
  value: object;
}
interface Span {
  name: string;
  kind: number;
  traceId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status: { code?: number };
}
interface Batch {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

/** A minimal OpenTelemetry collector. */
const received: Batch[] = [];
let sent = '';
const collector = createServer(async (incoming, response) => {
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) text += chunk;
  if (incoming.method === 'POST' && incoming.url === '/v1/traces') {
    sent += text;
    received.push(JSON.parse(text) as Batch);
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
const caller = { id: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
let logged = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const server = await startServerProcess(new URL('../../serve.ts', import.meta.url), {
    LOCKERS_TRACES_URL: `http://127.0.0.1:${port}/v1/traces`,
    LOCKERS_DRAIN_SECONDS: '0',
  });
  const { url } = server;
  const put = (path: string, body: object) =>
    fetch(`${url}/api/lockers/${path}?secret_token=demo-secret-token`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await fetch(`${url}/api/lockers/locations/101?secret_token=demo-secret-token`, {
    headers: {
      traceparent: `00-${caller.id}-${caller.span}-01`,
      'x-request-id': 'from-the-caller',
    },
  });
  await put('orders/customer/482913', { completed_by: '+15550100001' });
  await put('cabinets/11', { command: 'open', acted_by: 'Sam Lee' });
  await fetch(`${url}/nowhere/+15550100001?secret_token=demo-secret-token`);
  await fetch(`${url}/readyz`);
  // As a proxy may send it.
  const { port: own } = new URL(url);
  const path = 'http://lee:swordfish@a/nowhere';
  await once(request({ port: own, path }).end(), 'close');
  await server.stop();
  logged = server.output();
});
afterAll(() => collector.close());

const spans = () =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const plain = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const named = (name: string) => {
  const found = spans().find((span) => span.name === name);
  if (!found) throw new Error(`No span is named ${name}: ${spans().map((span) => span.name)}`);
  return { ...found, attributes: plain(found.attributes) };
};

test('sends a span for each request and none for probes, including those before shutdown', () => {
  const names = spans().map(({ name }) => name);
  expect(names.sort()).toEqual(
    ['GET', 'GET', 'commandCabinet', 'completeCustomerOrder', 'listLockers'].sort(),
  );
  const [first] = received[0]?.resourceSpans ?? [];
  expect(plain(first?.resource.attributes ?? [])).toMatchObject({ 'service.name': 'lockers' });
});

test('names a span by its operation, following the semantic conventions', () => {
  const { kind, attributes } = named('completeCustomerOrder');
  expect(kind).toBe(2);
  expect(attributes).toMatchObject({
    'http.request.method': 'PUT',
    'http.route': '/api/lockers/orders/customer/{open_code}',
    'http.response.status_code': 200,
    'url.path': '/api/lockers/orders/customer/[redacted]',
    'url.scheme': 'http',
    'network.protocol.version': '1.1',
  });
});

test("continues the caller's trace, and logs its id", () => {
  const { traceId, parentSpanId, attributes } = named('listLockers');
  expect([traceId, parentSpanId]).toEqual([caller.id, caller.span]);
  expect(JSON.stringify(attributes)).toContain('from-the-caller');
  expect(logged).toMatch(new RegExp(`"request_id":"from-the-caller".*"trace_id":"${caller.id}"`));
});

test('contains no secret, code, name or phone number', () => {
  expect(sent).not.toMatch(/482913|demo-secret|secret_token|15550100001|Sam Lee|swordfish/);
});
