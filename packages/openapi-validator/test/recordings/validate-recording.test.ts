import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { validateRecording, parseRecording, reportAsMarkdown } from '../../src/recordings/index.ts';
import type { DocumentedApi, Exchange } from '../../src/recordings/index.ts';

/** An API with one shelf. */
const rows = { items: { properties: { key: {} } } };
const retryAfter = { 'Retry-After': { required: true, schema: { type: 'integer' } } };
const readShelf = {
  operationId: 'readShelf',
  summary: 'Read a shelf',
  security: [{ Key: [] }],
  parameters: [{ name: 'id', in: 'path', schema: {} }],
  responses: {
    '200': { description: 'The shelf.', content: { 'application/json': {} } },
    '429': { description: 'Too often.', headers: retryAfter },
  },
};
const fillShelves = {
  operationId: 'fillShelves',
  summary: 'Fill all shelves',
  requestBody: { content: { 'application/json': { schema: { properties: { rows } } } } },
  responses: { '200': { description: 'Filled.' } },
};
const shelf: DocumentedApi = {
  name: 'shelf',
  href: '/docs/shelf',
  paths: { '/shop/shelf/{id}': { get: readShelf }, '/shop/shelf/all': { post: fillShelves } },
  schemes: { Key: { type: 'apiKey', in: 'header', name: 'shelf-key' } },
  answers: {
    readShelf200: Object.assign((body: unknown) => typeof body === 'object', {
      errors: [{ keyword: 'type', instancePath: '', params: { type: 'object' } }],
    }),
  },
  refuse: async (request) =>
    (await request.text()) === '{}' ? { status: 422, messages: ['Rows are required.'] } : undefined,
};

const report = (...lines: object[]) =>
  validateRecording(parseRecording(lines.map((line) => JSON.stringify(line)).join('\n')), [shelf]);
const sentences = async (...lines: object[]) =>
  (await report(...lines)).findings.map(({ severity, message }) => `${severity}: ${message}`);
const read = { method: 'GET', url: '/shop/shelf/7', status: 200 };
const filled = { method: 'POST', url: '/shop/shelf/all', status: 200 };

describe('an exchange', () => {
  it('matches a fixed path before one with a parameter, and a path after a base path', async () => {
    const longer = { ...read, url: 'https://a.example/v2/base/shop/shelf/7?x=1' };
    const { operations, matched } = await report(read, filled, longer);
    expect(matched).toBe(3);
    expect(operations).toMatchObject([
      { call: 'GET /shop/shelf/{id}', count: 2, href: '/docs/shelf#read-shelf' },
      { call: 'POST /shop/shelf/all', statuses: [{ status: 200, docs: 'Filled.' }] },
    ]);
  });

  it('is ignored if it belongs to another server or is a preflight', async () => {
    const elsewhere = { method: 'GET', url: 'https://a.example/main.js', status: 200 };
    const found = await report(elsewhere, { ...read, method: 'OPTIONS', status: 204 });
    expect(found).toMatchObject({ read: 2, matched: 0, preflights: 1, findings: [] });
  });

  it('is reported if the document refuses it and the server did not', async () => {
    const request = { body: {} };
    const refused =
      'differs: A documented server refuses this request with 422: Rows are required.';
    const found = await sentences(
      { ...filled, request },
      { ...filled, status: undefined, request },
    );
    expect(found).toEqual([`${refused} This one answered 200.`, refused]);
    expect(await sentences({ ...filled, status: 400, request })).toEqual([]);
  });

  it('is refused for its media type even if its body is unknown', async () => {
    const refuse = async (request: Request) =>
      request.headers.get('content-type') === 'a/b'
        ? { status: 415, messages: ['Send JSON.'] }
        : undefined;
    const found = async (line: object) =>
      (await validateRecording(parseRecording(JSON.stringify(line)), [{ ...shelf, refuse }]))
        .findings;
    expect(
      await found({ ...filled, request: { headers: { 'content-type': 'a/b' } } }),
    ).toMatchObject([{ message: expect.stringContaining('415: Send JSON.') }]);
    expect(await found({ ...filled, request: { headers: {} } })).toEqual([]);
  });

  it('has notes about undocumented fields and parameters, and a key that is not recorded', async () => {
    const request = { body: { rows: [{ key: 1, kee: 2 }] } };
    const dry = { ...filled, url: `${filled.url}?dry=1`, request };
    expect(await sentences(dry, { ...read, request: { headers: { accept: '*/*' } } })).toEqual([
      'note: The query parameter dry is not documented.',
      'note: The field rows[].kee of the request is not documented.',
      expect.stringContaining('note: No header shelf-key is recorded.'),
    ]);
  });

  it('is checked for its header, body and method', async () => {
    const found = await sentences(
      { ...read, status: 429, response: { headers: {} } },
      { ...read, response: { body: 'no' } },
      { ...read, response: { body: '[]', headers: { 'Content-Type': 'text/css' } } },
      { ...read, method: 'DELETE' },
      { ...read, response: { body: '7' } },
      { ...read, url: '/shop/shelf/7/8' },
    );
    expect(found).toEqual([
      'differs: The header Retry-After is missing.',
      'differs: The body is not valid JSON.',
      'differs: The answer must be application/json, and is text/css.',
      'differs: The docs have no DELETE here, only GET.',
      'differs: The body must be object, and is number.',
      'differs: This path is not documented.',
    ]);
  });

  it('is counted with equal ones, and reports progress', async () => {
    const progress: number[][] = [];
    const lines = Array.from({ length: 5_000 }, () => JSON.stringify({ ...read, status: 418 }));
    const recording = parseRecording(lines.join('\n'));
    const count = (...call: number[]) => progress.push(call);
    const { findings } = await validateRecording(recording, [shelf], count);
    const href = '/docs/shelf#read-shelf';
    expect(findings).toMatchObject([{ count: 5_000, first: 'line 1', href }]);
    expect(progress.every(([done, total]) => done! <= total! && total === 5_000)).toBe(true);
  });
});

it('lists each difference as Markdown with its place and its passage of the docs', async () => {
  const text = reportAsMarkdown(
    await report({ ...read, response: { body: '{"shelf_key": "abc"' } }, { level: 'info' }),
    'https://docs.example',
  );
  expect(text).toContain('- Line 2: this line has no method and path of a request,');
  expect(text).toContain(
    '- **The body is not valid JSON.**\n  `GET /shop/shelf/{id}`, 200; line 1.',
  );
  expect(text).toContain('Docs: [The shelf.](https://docs.example/docs/shelf#read-shelf--200)');
  expect(text).toContain('| `GET /shop/shelf/{id}` | 200 | 1 | [The shelf.]');
});

describe('a recording with a part that cannot be checked', () => {
  it('reports it with its place, and checks the others', async () => {
    const request = (url: string, headers: unknown = []) => ({
      request: { method: 'GET', url, headers },
    });
    const entries = [
      request('/shop/shelf/1', [null]),
      request('/shop/shelf/2', [{ name: 'shelf-key', value: { type: 'string', value: 'k' } }]),
      request('http://[half'),
      request('/shop/shelf/%E0%A4%A'),
      { request: { ...request('/shop/shelf/3').request, postData: { params: [null] } } },
      request('/shop/shelf/4', [{ name: 'shelf-key', value: { number: 4 } }]),
      request('/shop/shelf/4', [{ name: null, value: 'k' }]),
      request('/shop/shelf/5'),
      null,
      { request: null },
      request('/shop/shelf/6', 'none'),
      request('/shop/shelf/6', [{ value: 'a' }]),
      { ...request('/shop/shelf/6'), response: { status: 200, headers: [null] } },
      { request: { ...request('/shop/shelf/6').request, method: '' } },
    ];
    const text = JSON.stringify({ log: { entries } }, null, 1);
    const { read, matched, damages } = await validateRecording(parseRecording(text), [shelf]);
    expect(damages.map((one) => one.replace(/^Line \d+: /, ''))).toEqual([
      'entry 1 is damaged: header 1 of the request is null, where a name and a text are expected.',
      'At entry 3: "http://[half" is not an address.',
      'entry 5 is damaged: parameter 1 of the request has no name and value as text.',
      'entry 6 is damaged: header 1 of the request is an object whose value is no text, where a name and a text are expected.',
      'entry 7 is damaged: header 1 of the request is an object whose name is no text, where a name and a text are expected.',
      'entry 9 has no request with a method and a url.',
      'entry 10 has no request with a method and a url.',
      'entry 11 is damaged: the headers of the request are a string, where a name and a text are expected.',
      'entry 12 is damaged: header 1 of the request is an object whose name is no text, where a name and a text are expected.',
      'entry 13 is damaged: header 1 of the response is null, where a name and a text are expected.',
      'entry 14 has no request with a method and a url.',
    ]);
    expect({ read, matched }).toEqual({ read: 3, matched: 2 });
  });

  it('reports the line of the header itself', async () => {
    const har = `{"log": {"entries": [\n{"request": {"method": "GET", "url": "/", "headers": [\n{"name": "a", "value": "b"},\nnull]}}]}}`;
    const { damages } = await validateRecording(parseRecording(har), [shelf]);
    expect(damages).toEqual([expect.stringMatching(/^Line 4: entry 1 is damaged: header 2 /)]);
  });

  const damaged = ['null', '3', '{"method":"GET","path":"/a","request":{"headers":[null]}}'];
  it.each(damaged)('goes on behind the line %s of a log', async (line) => {
    const text = `{"method":"GET","path":"/a"}\n${line}\n{"method":"GET","path":"/a"}`;
    const { read, damages } = await validateRecording(parseRecording(text), [shelf]);
    expect([read, damages]).toEqual([2, [expect.stringMatching(/^Line 2: /)]]);
  });
});

function readHar(request: object, content: object = {}) {
  const entry = {
    request: { method: 'POST', url: 'https://a.example/press', headers: [], ...request },
    response: { status: 200, headers: [], content },
  };
  const { exchanges } = parseRecording(JSON.stringify({ log: { entries: [entry] } }));
  return [...exchanges][0] as Exchange;
}

const unknown = { requestBody: undefined, answerBody: undefined };

it('leaves a body undefined that a browser counted but did not record', () => {
  expect(readHar({ bodySize: 40 })).toMatchObject({ requestBody: undefined });
  expect(readHar({ bodySize: 0 })).toMatchObject({ requestBody: '' });
  expect(readHar({})).toMatchObject({ requestBody: '' });
  const headers = (length: string) => [{ name: 'Content-Length', value: length }];
  for (const bodySize of [-1, undefined]) {
    expect(readHar({ bodySize, headers: headers('40') })).toMatchObject({ requestBody: undefined });
    expect(readHar({ bodySize, headers: headers('0') })).toMatchObject({ requestBody: '' });
  }
  expect(readHar({ bodySize: -1 })).toMatchObject({ requestBody: undefined });
  const empty = { text: '', mimeType: 'application/json' };
  expect(readHar({ bodySize: 40, postData: empty }, { ...empty, size: 9 })).toMatchObject(unknown);
});

it('leaves a body undefined that is still compressed', () => {
  const text = gzipSync('{}').toString('base64');
  expect(readHar({}, { encoding: 'base64', text })).toMatchObject({ answerBody: undefined });
});

it('reads a header value with a type', () => {
  const headers = [
    { name: 'a', value: { type: 'string', value: 'é' } },
    { name: 'b', value: { type: 'base64', value: btoa('c') } },
  ];
  const requestHeaders = Object.entries({ a: 'é', b: 'c' });
  expect(readHar({ headers })).toMatchObject({ requestHeaders });
});

it('decodes base64 in requests as in responses', () => {
  for (const encoding of ['base64', 'Base64']) {
    const coded = { encoding, text: Buffer.from('{"a":"é"}').toString('base64') };
    const read = readHar({ postData: { mimeType: 'application/json', ...coded } }, coded);
    expect(read).toMatchObject({ requestBody: '{"a":"é"}', answerBody: '{"a":"é"}' });
  }
  const damaged = { encoding: 'base64', text: '#' };
  expect(readHar({ postData: damaged }, damaged)).toMatchObject(unknown);
});

it('does not convert multipart parameters to a form, whatever the case of the media type', () => {
  const mimeType = 'Multipart/Form-Data; boundary=x';
  const { requestBody } = readHar({ postData: { mimeType, params: [{ name: 'a', value: 'b' }] } });
  expect(requestBody).toBeUndefined();
});
