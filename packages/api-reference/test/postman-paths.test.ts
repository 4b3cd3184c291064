import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import newman, { type NewmanRunOptions, type NewmanRunSummary } from 'newman';
import { expect, it } from 'vitest';
import { postmanCollection } from '../src/downloads/postman.ts';
import { sampleRequest } from '../src/samples/request.ts';
import { modelOf, operationsIn } from '../test-models.ts';

const run = promisify<NewmanRunOptions, NewmanRunSummary>(newman.run);

const parameter = (name: string, example: string, more = '') =>
  `{ name: '${name}', in: path, required: true, schema: {}, example: ${example}${more} }`;
const call = (path: string, ...parameters: string[]) => `
  '${path}': { get: { parameters: [${parameters.join(', ')}], responses: {} } }`;

const model = modelOf(`
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
  call('/asked', `{ name: q, in: query, schema: {}, example: 'a+b & c=d #e 100%' }`),
  call('/list', `{ name: 'f[a&b]', in: query, explode: false, schema: {}, example: ['x,y', z] }`),
].join('')}
`);

it('goes out from the Postman collection as from the samples', async () => {
  const heard: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    heard.push(url);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await run({
    collection: postmanCollection(model, { secrets: {} }),
    envVar: [{ key: 'baseUrl', value: `http://127.0.0.1:${port}` }],
  });
  server.close();
  const sampled = operationsIn(model).map((operation) => {
    const { url } = sampleRequest(model, operation, operation.requests[0]!, { secrets: {} });
    return url.replace('http://127.0.0.1:1', '');
  });
  expect(heard.map((url) => url.replaceAll('%27', "'").replaceAll('%3A', ':'))).toEqual(sampled);
  expect(heard.slice(0, 3)).toEqual(['/files/report.csv', '/things/t1:activate', '/projects(7)']);
});

it.each([
  ['application/json', { text: '{{name}}, {{{baseUrl}}} {{$guid}} {{Key}}', '{{a"b}}': {} }],
  ['application/x-www-form-urlencoded', { a: '{{$guid}} {{name}}', b: '{{baseUrl}}' }],
])('sends two braces as they stand in %s, and fills nothing in', async (type, example) => {
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
  const heard: object[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { 'x-note': note, 'x-key': key } = request.headers;
      heard.push({
        body: type.includes('urlencoded') ? [...new URLSearchParams(body)] : body,
        note,
        key,
      });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const collection = postmanCollection(braces, { secrets: { Key: 'secret' } });
  const written = JSON.stringify(collection).replace('127.0.0.1:1"', `127.0.0.1:${port}"`);
  await run({ collection: JSON.parse(written) as object });
  server.close();
  const body = type.includes('urlencoded')
    ? Object.entries(example)
    : JSON.stringify(example, null, 2);
  expect(heard).toEqual([{ body, note: '{{$guid}} {{Key}}', key: 'secret' }]);
});
