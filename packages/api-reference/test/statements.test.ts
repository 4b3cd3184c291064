import { expect, it } from 'vitest';
import { createReference } from '../src/reference.ts';
import { languages } from '../src/samples/languages.ts';
import { modelOf, operationsIn, thing } from '../test-models.ts';

// Sentences of OpenAPI 3.1.1, each with a document as small as it allows.
const text = `openapi: 3.1.1
info: { title: Things, version: '1', termsOfService: terms }
servers: [{ url: 'https://{at}.example.com/v1/', variables: { at: { default: api } } }]
paths:
  /closed: { summary: Not for everybody }
  /things/{id}:
    put:
      operationId: replaceThing
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, example: no }, examples: { one: { value: yes } } }
        - { $ref: '#/components/parameters/Page', required: true, description: Which page. }
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' }, example: { petType: dog } } } }
      responses: { '200': { description: Done., links: { again: { operationRef: '#/paths/~1things~1%7Bid%7D/put' }, other: { operationRef: 'https://b.example/#/paths/~1a/get' } } } }
    trace: { operationId: traceThing, parameters: [{ name: id, in: path, required: true, schema: {} }], responses: {} }
components:
  parameters: { Page: { name: page, in: query, schema: {}, description: Any page. } }
  schemas:
    Pet: { example: { petType: no }, properties: { petType: { type: string } }, discriminator: { propertyName: petType, mapping: { dog: Dog } } }
    Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }] }
    Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }], vocabularyOfOnesOwn: 1 }
    List: { type: array, contains: { type: integer }, minContains: 0 }
`;
const { downloads, pages, model } = createReference(
  { name: 'things', text, file: 'things.yaml' },
  { isForeign: true },
);
const outputs = {
  page: pages['']!.replaceAll(/<code[^>]*>|<\/code>/g, '`').replaceAll(/<[^>]+>/g, ' '),
  markdown: downloads['index.md']!,
};

it.each(Object.entries(outputs))('follows the standard in the %s', (_, output) => {
  const all = output.replaceAll(/\s+/g, ' ');
  // "The path itself is still exposed to the documentation viewer" (Path Item Object)
  expect(all).toMatch(/Without operations:? `\/closed` Not for everybody/);
  // "if either is present it SHALL override any example in the schema" (Parameter Object, Media Type Object)
  expect(all).toMatch(/Example:? `yes`/);
  expect(all).not.toMatch(/Example:? `(yes`, `)?no/);
  // "the value is used as the name of the associated schema, unless a mapping is present" (Discriminator Object)
  expect(all).toContain('`petType`: `dog` is `Dog` and `Cat` is `Cat`');
  // "A value of 0 has the same effect as an empty array" (JSON Schema Validation 2020-12, section 6.4.5)
  expect(all).toContain('none is needed');
});

// "This object cannot be extended with additional properties, and any properties added SHALL be ignored" (Reference Object)
it('takes no more than summary and description from beside a reference', () => {
  const [replace] = operationsIn(model);
  const fields = replace!.parameters.flatMap((group) => group.fields);
  expect(fields.map(({ isRequired, shape }) => [isRequired, shape.description])).toEqual([
    [true, ''],
    [false, 'Which page.'],
  ]);
});

it('leads from a link to the operation that its reference names', () => {
  expect(pages['']).toContain('Follow-up: <a href="#replace-thing">replaceThing</a>');
  expect(pages['']).toContain('<code>https://b.example/#/paths/~1a/get</code>');
  expect(downloads['index.md']).toContain('Follow-up: `replaceThing`');
});

it('resolves an address against the whole of the server address', () => {
  expect(pages['']).toContain('href="https://api.example.com/v1/terms"');
});

it('takes no null from "nullable" without a type', () => {
  const nullable = (schema: string) =>
    thing(`Thing: { nullable: true, ${schema} }`, '3.0.4').isNullable;
  expect(['', 'type: string', 'oneOf: [{}, { type: integer }]'].map(nullable)).toEqual([
    false,
    true,
    true,
  ]);
});

// "A plain name fragment … is defined by $anchor" (JSON Schema Core 2020-12, section 8.2.2)
it('follows a reference to an anchor, also inside of the schema that has it', () => {
  const shape = thing(`
    Thing: { $anchor: thing, properties: { size: { $ref: '#size' }, next: { $ref: '#thing' } } }
    Size: { properties: { wide: { $anchor: size, type: integer, minimum: 4 } } }`);
  const [size, next] = shape.fields.map((field) => field.shape);
  expect(size).toMatchObject({ types: ['integer'], limits: ['at least 4'] });
  expect(next).toMatchObject({ name: 'Thing', isElsewhere: true });
});

it('counts keywords of other vocabularies', () => {
  expect(model.extensions).toEqual([
    ['required', 1],
    ['vocabularyOfOnesOwn', 1],
  ]);
});

it('has no sample in fetch for TRACE, which it does not send', () => {
  const written = languages.map(({ id, write }) => [id, write({ ...SAMPLE, method: 'TRACE' })]);
  for (const [id, code] of written)
    expect([id, /not send TRACE/.test(code!)]).toEqual([id, /script/.test(id!)]);
});

it('warns of a form, plain text or a key in the address only if there is nothing else', () => {
  const pitfalls = (more: string, key = '') =>
    operationsIn(
      modelOf(`
paths:
  /a:
    post:
      security: [{ inQuery: [] }${key}]
      requestBody: { content: { application/x-www-form-urlencoded: {}${more} } }
      responses: { '200': { description: Done., content: { text/plain: {}${more} } } }
components: { securitySchemes: { inQuery: { type: apiKey, in: query, name: k }, inHeader: { type: apiKey, in: header, name: k } } }`),
    )[0]!.pitfalls;
  expect(pitfalls('')).toHaveLength(3);
  expect(pitfalls(', application/json: {}', ', { inHeader: [] }')).toEqual([]);
});

const SAMPLE = {
  url: 'https://a.example',
  path: '/',
  baseUrl: 'https://a.example',
  headers: [],
  typed: { setUp: [], path: {}, query: {}, header: {} },
  answer: 'text' as const,
};
