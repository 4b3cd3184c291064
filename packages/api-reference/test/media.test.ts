import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it, describe } from 'vitest';
import newman, { type NewmanRunOptions, type NewmanRunSummary } from 'newman';
import { consoleForm } from '../src/downloads/console-form.ts';
import { sampleRequest } from '../src/samples/request.ts';
import { csharp } from '../src/samples/csharp.ts';
import { modelOf, operationsIn, sampleOf } from '../test-models.ts';
import { mediaKind } from '../src/samples/media-kind.ts';
import { postmanCollection } from '../src/downloads/postman.ts';

// "If in is "header" and the name field is "Accept", "Content-Type" or "Authorization", the parameter definition
// SHALL be ignored." (OpenAPI 3.1.1, Parameter Object)
const model = modelOf(`
servers: [{ url: 'https://api.example.com' }]
security: [{ token: [] }]
paths:
  /things:
    parameters: [{ name: ACCEPT, in: header, schema: { default: text/csv } }]
    post:
      operationId: addThing
      parameters:
        - { name: Accept, in: header, required: true, schema: { default: text/csv } }
        - { name: Content-Type, in: header, required: true, schema: { default: text/plain } }
        - { name: authorization, in: header, required: true, schema: {}, example: Basic abc }
        - { name: Accept, in: query, schema: {}, example: yes }
        - { name: X-Request-Id, in: header, schema: {}, example: r1 }
      requestBody: { content: { application/json: { schema: {}, example: { a: b } } } }
      responses:
        '200':
          description: Done.
          headers: { content-type: { schema: {} }, X-Left: { schema: {} } }
components: { securitySchemes: { token: { type: http, scheme: bearer } } }
`);
const [operation] = operationsIn(model);

it('ignores header parameters that OpenAPI says to ignore, on the page, in samples and in the console', () => {
  const names = operation!.parameters.map(({ place, fields }) => `${place} ${fields[0]!.name}`);
  expect(names).toEqual(['query Accept', 'header X-Request-Id']);
  expect(operation!.parameters.flatMap(({ fields }) => fields)).toHaveLength(2);
  const { headers } = sampleRequest(model, operation!, operation!.requests[0], { secrets: {} });
  expect(headers).toEqual([
    ['X-Request-Id', 'r1'],
    ['Authorization', 'Bearer YOUR_TOKEN'],
    ['Content-Type', 'application/json'],
  ]);
  const { parameters } = consoleForm(model, operation!);
  expect(parameters.map(({ name }) => name)).toEqual(['Accept', 'X-Request-Id']);
});

it('ignores a Content-Type header of a response', () => {
  expect(operation!.answers[0]!.headers.map(({ name }) => name)).toEqual(['X-Left']);
});

it.each([
  ['application/json', 'json'],
  ['Application/JSON; charset=utf-8', 'json'],
  ['application/problem+json', 'json'],
  ['application/vnd.acme.platform+json', 'json'],
  ['application/json-seq', 'text'],
  ['application/x-ndjson', 'text'],
  ['application/vnd.jsonapi', 'text'],
  ['application/x-www-form-urlencoded', 'form'],
  ['application/x-www-form-urlencoded;charset=UTF-8', 'form'],
  ['multipart/form-data', 'multipart'],
  ['multipart/mixed', 'multipart'],
  ['application/vnd.acme.platform+xml', 'xml'],
  ['text/xml', 'xml'],
  ['image/svg+xml', 'xml'],
  ['application/vnd.transform', 'text'],
  ['text/x-information', 'text'],
  ['image/png', 'binary'],
  ['application/octet-stream', 'binary'],
])('classifies %s as %s', (type, kind) => {
  expect(mediaKind(type)).toBe(kind);
});

it.each(['platform', 'transform'])('sends the text of application/vnd.%s+xml unchanged', (word) => {
  const media = `application/vnd.${word}+xml: { schema: { type: string }, example: '<order a="1&amp;2">x=y</order>' }`;
  expect(sampleOf(media).body).toEqual({ kind: 'text', text: '<order a="1&amp;2">x=y</order>' });
});

it('writes C# that keeps the type of a form, the headers of a body, and line breaks only C# knows', () => {
  const form = sampleOf('multipart/mixed: { example: { a: x } }');
  const range: [string, string] = ['Content-Range', 'bytes 0-1/2'];
  expect(csharp({ ...form, headers: [...form.headers, range] })).toContain(
    `form.Headers.ContentType!.MediaType = "multipart/mixed";`,
  );
  const json = sampleOf('application/json: { example: { a: "\u2028" } }');
  const code = csharp({ ...json, headers: [...json.headers, range] });
  expect(code).toContain('"a": "\\u2028"');
  expect(code).toContain(
    'request.Content.Headers.TryAddWithoutValidation("Content-Range", "bytes 0-1/2");',
  );
  expect(code).not.toContain('request.Headers');
});

const bodyOf = (schema: string, example: string, type = 'application/xml') =>
  sampleOf(`${type}: { schema: ${schema}, example: ${example} }`).body;

const inThing = (xml: string) => `<Thing>\n  ${xml}\n</Thing>`;
const animals = (list: string, entry: string, xml: string, of = '[a]') => [
  `{ animals: { type: array, xml: { ${list} }, items: { type: string, xml: { ${entry} } } } }`,
  `{ animals: ${of} }`,
  inThing(xml),
];
const wrapped = 'name: aliens, wrapped: true';

describe('a structured example of an XML media type', () => {
  // OpenAPI 3.1.1, XML Object: names, attributes, prefixes, and lists follow its examples.
  it.each([
    [
      `{ id: { type: integer, xml: { attribute: true } }, name: { type: string, xml: { namespace: 'http://example.com/schema/sample', prefix: sample } } }`,
      '{ id: 123, name: a<b & "c" }',
      `<Thing id="123">\n  <sample:name xmlns:sample="http://example.com/schema/sample">a&lt;b &amp; &quot;c&quot;</sample:name>\n</Thing>`,
    ],
    animals('', '', '<animals>a</animals>\n  <animals>b</animals>', '[a, b]'),
    animals('name: aliens', 'name: animal', '<animal>a</animal>'),
    animals('wrapped: true', '', '<animals>\n    <animals>a</animals>\n  </animals>'),
    animals(wrapped, 'name: animal', '<aliens>\n    <animal>a</animal>\n  </aliens>'),
    animals(wrapped, '', '<aliens>\n    <aliens>a</aliens>\n  </aliens>'),
    ['{}', '{ big: 9007199254740993, a: null }', inThing('<big>9007199254740993</big>\n  <a/>')],
  ])('is serialized by the rules of its schema: %s', (properties, example, xml) => {
    const model = modelOf(`
components: { schemas: { Thing: { type: object, properties: ${properties} } } }
paths:
  /things:
    post:
      requestBody: &content
        content: { application/xml: { schema: { $ref: '#/components/schemas/Thing' }, example: ${example} } }
      responses: { '200': { description: Done., <<: *content } }
`);
    const [{ requests, answers }] = operationsIn(model) as [ReturnType<typeof operationsIn>[0]];
    expect(requests[0].body!.value).toBe(xml);
    expect(answers[0]!.examples[0]!.value).toBe(xml);
  });

  it('stays unchanged if it is a string or the type is JSON', () => {
    expect(bodyOf('{}', `'<a b="1"/>'`)).toEqual({ kind: 'text', text: '<a b="1"/>' });
    expect(bodyOf('{}', '{ a: 1 }', 'application/json')).toEqual({ kind: 'json', value: { a: 1 } });
  });

  it.each([
    ['a root without a name', '{ type: object }', '{ a: 1 }'],
    ['two roots', '{ type: array, xml: { name: things } }', '[1, 2]'],
    ['a name that XML does not allow', '{ type: object, xml: { name: a } }', '{ "1 b": 1 }'],
    [
      'an object as an attribute',
      '{ type: object, xml: { name: a }, properties: { b: { xml: { attribute: true } } } }',
      '{ b: { c: 1 } }',
    ],
  ])('is reported and not sent as JSON if there is %s', (_, schema, example) => {
    const content = `application/xml: { schema: ${schema}, example: ${example} }`;
    const model = modelOf(
      `paths: { /a: { post: { requestBody: { content: { ${content} } }, responses: {} } } }`,
    );
    const [{ requests, body }] = operationsIn(model) as [ReturnType<typeof operationsIn>[0]];
    expect(requests[0].body).toBeUndefined();
    expect(body!.media[0]!.facts[0]!.words).toMatch(/^`example` is `.*` ?, which its schema/);
  });
});

it.each([
  ['', '', 'example'],
  ['', 'example: 1', 'example'],
  ['', 'examples: { one: { value: 1 } }', 'one'],
  ['example: { a: 1 }', 'examples: { one: { value: 1 }, two: { value: 2 } }', 'one two'],
  ['examples: { b: { value: 1 } }', 'example: 1', 'b'],
  ['examples: { b: { value: 1 }, c: { value: 2 } }', 'examples: { one: { value: 1 } }', 'b c'],
])('has a request for each example that differs: %j and %j', (body, parameter, expected) => {
  const model = modelOf(`paths:
  /a:
    post:
      parameters: [{ name: p, in: query, schema: {}, ${parameter} }, { name: q, in: query, schema: {}, example: 2 }]
      requestBody: { content: { application/json: { schema: {}, ${body} } } }`);
  expect(
    operationsIn(model)[0]!
      .requests.map(({ name }) => name)
      .join(' '),
  ).toBe(expected);
});

it('sends a lone surrogate as U+FFFD', () => {
  const half = JSON.stringify('\ud800');
  const body = sampleOf(`application/x-www-form-urlencoded: { example: { a: ${half} } }`).body;
  expect(body).toEqual({ kind: 'form', fields: [['a', '\ufffd']] });
});

const run = promisify<NewmanRunOptions, NewmanRunSummary>(newman.run);

async function runAgainst(server: Server, optionsFor: (url: string) => NewmanRunOptions) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await run(optionsFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  server.close();
}

const parameter = (name: string, example: string, more = '') =>
  `{ name: '${name}', in: path, required: true, schema: {}, example: ${example}${more} }`;
const call = (path: string, ...parameters: string[]) => `
  '${path}': { get: { parameters: [${parameters.join(', ')}], responses: {} } }`;

const paths = modelOf(`
servers: [{ url: 'http://127.0.0.1:1' }]
paths:${[
  call('/files/{name}.{ext}', parameter('name', 'report'), parameter('ext', 'csv')),
  call('/things/{id}:activate', parameter('id', 't1')),
  call('/projects({key})', parameter('key', '7')),
  call('/projects({key})/v{n}/x', parameter('key', "'it''s'"), parameter('n', '2')),
  call('/dir/{p}', parameter('p', `'a/b c+d%?#é'`)),
  call('/dirs/{p}/end', parameter('p', '[a, "b,c"]')),
  call('/matrix/{p}', parameter('p', '[a, b]', ', style: matrix, explode: true')),
  call('/:fixed/x'),
  call('/empty/{p}/end', parameter('p', "''")),
  call('/dotted/{a-b}/{a.b}', parameter('a-b', '1'), parameter('a.b', '2')),
  call('/search?kind=old'),
  call('/bucket?acl'),
  call('/bucket?acl&kind=&old'),
  call('/query', `{ name: q, in: query, schema: {}, example: 'a+b & c=d #e 100%' }`),
  call('/list', `{ name: 'f[a&b]', in: query, explode: false, schema: {}, example: ['x,y', z] }`),
].join('')}
`);

it('sends the same requests from the Postman collection as from the samples', async () => {
  const received: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    received.push(url);
    response.end();
  });
  const collection = postmanCollection(paths, { secrets: {} });
  await runAgainst(server, (value) => ({ collection, envVar: [{ key: 'baseUrl', value }] }));
  const sampled = operationsIn(paths).map((operation) => {
    const { url } = sampleRequest(paths, operation, operation.requests[0], { secrets: {} });
    return url.replace('http://127.0.0.1:1', '');
  });
  expect(received.map((url) => url.replaceAll('%27', "'").replaceAll('%3A', ':'))).toEqual(sampled);
  expect(received.slice(0, 3).join(' ')).toBe('/files/report.csv /things/t1:activate /projects(7)');
});

it('calls an operation at its own server, an API at a whole URL, and keeps the body of a GET', () => {
  const api = modelOf(`
servers: [{ url: /v1 }]
components: { securitySchemes: { baseUrl: { type: apiKey, in: header, name: X-Key } } }
paths:
  /a: { get: { servers: [{ url: 'https://b.example.com/c/' }], requestBody: { content: { application/json: {} } }, responses: {} } }
  /d: { get: { responses: {} } }
`);
  const collection = postmanCollection(api, { secrets: {} });
  expect(JSON.stringify(collection).match(/"(value":"h|raw)[^,]*[ad1]"|"disable\w+/g)).toEqual([
    '"value":"https://api.example.com/v1"',
    '"disableBodyPruning',
    '"raw":"https://b.example.com/c/a"',
    '"raw":"{{baseUrl_}}/d"',
  ]);
});

it.each([
  ['application/json', { text: '{{name}}, {{{baseUrl}}} {{$guid}} {{Key}}', '{{a"b}}': {} }],
  ['application/x-www-form-urlencoded', { a: '{{$guid}} {{name}}', b: '{{baseUrl}}' }],
])('sends double braces unchanged in %s, and substitutes no variables', async (type, example) => {
  const braces = modelOf(`
servers: [{ url: 'http://127.0.0.1:1' }]
components: { securitySchemes: { Key: { type: apiKey, in: header, name: X-Key } } }
paths:
  /texts:
    post:
      security: [{ Key: [] }]
      parameters: [{ name: X-Note, in: header, schema: {}, example: '{{$guid}} {{Key}}' }]
      requestBody: { content: { ${type}: { example: ${JSON.stringify(example)} } } }
      responses: {}
`);
  const isForm = type.includes('urlencoded');
  const received: object[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { 'x-note': note, 'x-key': key } = request.headers;
      received.push({ body: isForm ? [...new URLSearchParams(body)] : body, note, key });
      response.end();
    });
  });
  const collection = JSON.stringify(postmanCollection(braces, { secrets: { Key: 'secret' } }));
  await runAgainst(server, (url) => ({
    collection: JSON.parse(collection.replace('http://127.0.0.1:1', url)) as object,
  }));
  const body = isForm ? Object.entries(example) : JSON.stringify(example, null, 2);
  expect(received).toEqual([{ body, note: '{{$guid}} {{Key}}', key: 'secret' }]);
});
