import { describe, expect, it } from 'vitest';
import { modelOf, operationsIn } from '../test-models.ts';
import { sampleOf } from '../test-models.ts';

const bodyOf = (schema: string, example: string, type = 'application/xml') =>
  sampleOf(`${type}: { schema: ${schema}, example: ${example} }`).body;

describe('an example given as data under a media type of XML', () => {
  // OpenAPI 3.1.1, XML Object: the names, attributes, prefixes and lists are those of its examples.
  it.each([
    [
      `{ id: { type: integer, xml: { attribute: true } }, name: { type: string, xml: { namespace: 'http://example.com/schema/sample', prefix: sample } } }`,
      '{ id: 123, name: a<b & "c" }',
      `<Thing id="123">\n  <sample:name xmlns:sample="http://example.com/schema/sample">a&lt;b &amp; &quot;c&quot;</sample:name>\n</Thing>`,
    ],
    [
      `{ animals: { type: array, items: { type: string } } }`,
      '{ animals: [a, b] }',
      `<Thing>\n  <animals>a</animals>\n  <animals>b</animals>\n</Thing>`,
    ],
    [
      `{ animals: { type: array, xml: { name: aliens }, items: { type: string, xml: { name: animal } } } }`,
      '{ animals: [a] }',
      `<Thing>\n  <animal>a</animal>\n</Thing>`,
    ],
    [
      `{ animals: { type: array, xml: { wrapped: true }, items: { type: string } } }`,
      '{ animals: [a] }',
      `<Thing>\n  <animals>\n    <animals>a</animals>\n  </animals>\n</Thing>`,
    ],
    [
      `{ animals: { type: array, xml: { name: aliens, wrapped: true }, items: { type: string, xml: { name: animal } } } }`,
      '{ animals: [a] }',
      `<Thing>\n  <aliens>\n    <animal>a</animal>\n  </aliens>\n</Thing>`,
    ],
    [
      `{ animals: { type: array, xml: { name: aliens, wrapped: true }, items: { type: string } } }`,
      '{ animals: [a] }',
      `<Thing>\n  <aliens>\n    <aliens>a</aliens>\n  </aliens>\n</Thing>`,
    ],
    [
      '{}',
      '{ big: 9007199254740993, none: null }',
      `<Thing>\n  <big>9007199254740993</big>\n  <none/>\n</Thing>`,
    ],
  ])('is written by the rules of its schema: %s', (properties, example, xml) => {
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
    expect(requests[0]!.body!.value).toBe(xml);
    expect(answers[0]!.examples[0]!.value).toBe(xml);
  });

  it('is left as it came where it is text, and where the type is JSON', () => {
    expect(bodyOf('{}', `'<a b="1"/>'`)).toEqual({ kind: 'text', text: '<a b="1"/>' });
    expect(bodyOf('{}', '{ a: 1 }', 'application/json')).toEqual({ kind: 'json', value: { a: 1 } });
  });

  it.each([
    ['a root without a name', '{ type: object }', '{ a: 1 }'],
    ['two roots', '{ type: array, xml: { name: things } }', '[1, 2]'],
    ['a name that XML does not allow', '{ type: object, xml: { name: a } }', '{ "1 b": 1 }'],
    [
      'an attribute that holds fields',
      '{ type: object, xml: { name: a }, properties: { b: { xml: { attribute: true } } } }',
      '{ b: { c: 1 } }',
    ],
  ])('is never sent as JSON, and told, where there is %s', (_, schema, example) => {
    const content = `application/xml: { schema: ${schema}, example: ${example} }`;
    const model = modelOf(
      `paths: { /a: { post: { requestBody: { content: { ${content} } }, responses: {} } } }`,
    );
    const [{ requests, body }] = operationsIn(model) as [ReturnType<typeof operationsIn>[0]];
    expect(requests[0]!.body).toBeUndefined();
    expect(body!.media[0]!.facts[0]!.words).toMatch(/^`example` is `.*` ?, which its schema/);
  });
});
