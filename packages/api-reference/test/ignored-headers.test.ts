import { expect, it } from 'vitest';
import { consoleForm } from '../src/downloads/console-form.ts';
import { sampleRequest } from '../src/samples/request.ts';
import { modelOf, operationsIn, sampleOf } from '../test-models.ts';
import { mediaKind } from '../src/samples/media-kind.ts';

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
  const names = operation!.parameters.map(({ place, fields }) => [
    place,
    ...fields.map(({ name }) => name),
  ]);
  expect(names).toEqual([
    ['query', 'Accept'],
    ['header', 'X-Request-Id'],
  ]);
  const { headers } = sampleRequest(model, operation!, operation!.requests[0]!, { secrets: {} });
  expect(headers).toEqual([
    ['X-Request-Id', 'r1'],
    ['Authorization', 'Bearer YOUR_TOKEN'],
    ['Content-Type', 'application/json'],
  ]);
  const { parameters } = consoleForm(model, operation!);
  expect(parameters.map(({ name }) => name)).toEqual(['Accept', 'X-Request-Id']);
});

it('ignores a Content-Type among the headers of an answer', () => {
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
])('reads %s as %s, by its parts and not by words in its name', (type, kind) => {
  expect(mediaKind(type)).toBe(kind);
});

it.each(['platform', 'transform'])('sends the text of application/vnd.%s+xml as it is', (word) => {
  const media = `application/vnd.${word}+xml: { schema: { type: string }, example: '<order a="1&amp;2">x=y</order>' }`;
  expect(sampleOf(media).body).toEqual({ kind: 'text', text: '<order a="1&amp;2">x=y</order>' });
});
