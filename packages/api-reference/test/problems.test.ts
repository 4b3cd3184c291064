import { describe, expect, it } from 'vitest';
import { checkFaults, faultMessages, unusedComponents } from '../src/document/faults.ts';
import { readDocument } from '../src/document/read-document.ts';
import { modelOf } from '../test-models.ts';

const paths = (operation: string) => `openapi: 3.1.0
paths:
  /things:
    get:
${operation}
`;

describe('a faulty document fails the build, naming file, line and cure', () => {
  it.each(
    Object.entries({
      'test.yaml:6 (#/paths/~1things/get/responses/200): "#/components/responses/Gone" points to nothing. Correct the name, or add what it names.':
        paths("      responses:\n        '200': { $ref: '#/components/responses/Gone' }"),
      'test.yaml:5 (#/components/schemas/Thing/items): "#/components/schemas/Gone" points to nothing. Correct the name, or add what it names.':
        "components:\n  schemas:\n    Thing:\n      items: { $ref: '#/components/schemas/Gone' }",
      'test.yaml:6 (#/paths/~1things/get/responses/200): "./other.yaml" points into another file. Bundle the document into one file first, for instance with `redocly bundle`.':
        paths("      responses:\n        '200': { $ref: './other.yaml' }"),
      'test.yaml:5 (#/components/schemas/Thing/items): "#node" points to nothing. Correct the name, or add what it names.':
        "components:\n  schemas:\n    Thing:\n      items: { $ref: '#node' }",
      'test.yaml:6 (#/paths/~1things/get/parameters/0): A parameter has no place. Give it a "name", and "in" with one of path, query, header and cookie.':
        paths(
          '      parameters:\n        - name: id\n      responses: { 200: { description: Yes } }',
        ),
      'test.yaml:5 (#/paths/~1things/get/security/0): The security scheme "Key" is not defined. Add it under components.securitySchemes.':
        paths('      security: [{ Key: [] }]\n      responses: { 200: { description: Yes } }'),
      'test.yaml:6 (#/paths/~1b/get/operationId): The operationId "list" is taken by GET /a. Give each operation its own: links are made from it.': `openapi: 3.1.0
paths:
  /a:
    get: { operationId: list, responses: { 200: { description: Yes } } }
  /b:
    get: { operationId: list, responses: { 200: { description: Yes } } }`,
      'test.yaml:1 (#): OpenAPI 2.0 is not rendered. Write a document of OpenAPI 3.0 or 3.1 and say so in "openapi".':
        'swagger: "2.0"\npaths: {}',
      'test.yaml:5 (#/paths/~1things/get/heading): "heading" is not a keyword of an operation, so no reader would see it. Move it where it belongs, or call it "x-heading".':
        paths('      heading: Things\n      responses: {}'),
      'test.yaml:6 (#/paths/~1things/get/parameters/0/required): "required" is not a keyword of a reference, so no reader would see it.':
        paths(
          "      parameters:\n        - { required: true, $ref: '#/components/parameters/id' }",
        ) + 'components: { parameters: { id: { name: id, in: query, schema: {} } } }',
      'test.yaml:5 (#/paths/~1things/get/operationID): "operationID" is not a keyword of an operation, so no reader would see it. Write "operationId".':
        paths('      operationID: things\n      responses: {}'),
      'test.yaml:5 (#/components/schemas/Thing/$dynamicRef): "$dynamicRef" is not shown here. What it points to depends on who asks. Point with "$ref".':
        "components:\n  schemas:\n    Thing:\n      $dynamicRef: '#node'",
      'test.yaml:3 (#/components/schemas): Names are expected here, and there is ["Thing"]. Indent what belongs to it, or remove the entry.':
        'components:\n  schemas:\n    - Thing',
      'test.yaml:2 (#/info/version): A text is expected here, and there is 1.0. Put it between quotes.':
        'info: { title: Things, version: 1.0 }',
      'test.yaml:4 (#/components/schemas/Thing/type): A type is expected here, and there is "file". Write array, boolean, integer, null, number, object or string, or a list of them.':
        'components:\n  schemas:\n    Thing: { type: file }',
    }),
  )('refuses a faulty document: %s', (sentence, yaml) => {
    expect(() => modelOf(yaml)).toThrow(sentence);
  });

  it.each([
    [
      'paths:\n  /a: [1, 2\n',
      /^test\.yaml:[34] \(#\): Flow sequence.+, in "(\/a: \[1, 2)?"\. Correct/,
    ],
    [
      'paths: {}\n---\npaths: {}\n',
      'test.yaml:3 (#): A second document begins here, and one is read, in "---". Correct',
    ],
    [
      'paths: *all\n',
      'test.yaml:2 (#): No anchor before "*all" is called "all". Correct the name, or write "&all" before the value that belongs here.',
    ],
    [
      'x-all: { <<: 5 }\n',
      'test.yaml:1 (#): Merge sources must be maps or map aliases. Correct the YAML.',
    ],
    [
      'components:\n  schemas: &all\n    Thing: { properties: *all }\n',
      'test.yaml:4 (#): "*all" is inside "&all", so it would never end. Let a schema contain itself by "$ref".',
    ],
    [
      `x-0: &a0 [1, 1]\n${Array.from({ length: 30 }, (_, at) => `x-${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`).join('')}`,
      'test.yaml:1 (#): Aliases inside of aliases make it too large to be written down. Put what repeats below "components", and point to it with "$ref".',
    ],
    [
      'paths: {}\npaths: {}\n',
      /^test\.yaml:3 \(#\): Map keys must be unique, in "paths: {}"\. Correct/,
    ],
  ])('refuses invalid YAML with the line and the message', (yaml, sentence) => {
    expect(() => modelOf(`openapi: 3.1.0\n${yaml}`)).toThrow(sentence);
  });

  it('refuses a duplicate JSON name with its line', () => {
    const json = `{ "openapi": "3.1.0",\n"paths": {\n"/a": { "get": {} },\n"/b": {},\n"/a": { "put": {} } } }`;
    expect(() => readDocument(json, 'test.json')).toThrow(
      'test.json:5 (#/paths/~1a): "/a" appears here a second time, so the first value would be lost. Put both together, or give one of them another name.',
    );
    const unique = json.replace('"/b"', '"/c"').replace('"/a": { "put', '"/b": { "put');
    expect(() => readDocument(unique, 'test.json')).not.toThrow();
  });

  it('refuses a reference to itself', () => {
    const yaml =
      "openapi: 3.1.0\ncomponents:\n  schemas:\n    A: { $ref: '#/components/schemas/A' }";
    expect(() => modelOf(yaml)).toThrow('"#/components/schemas/A" points to itself.');
  });

  it('accepts an operation without answers, as OpenAPI 3.1 does', () => {
    const [group] = modelOf(paths('      summary: Nothing')).groups;
    expect(group!.operations[0]!.answers).toEqual([]);
  });

  it('lists each extension once, and refuses none', () => {
    const { extensions } = modelOf(
      paths('      x-one: 1\n      responses: { x-two: 2, 200: { description: Yes, x-one: 3 } }'),
    );
    expect(extensions).toEqual(Object.entries({ 'x-one': 2, 'x-two': 1 }));
  });
});

describe('the examples of a document', () => {
  const checkAll = (yaml: string) =>
    checkFaults(
      readDocument(/^openapi/.test(yaml) ? yaml : `openapi: 3.1.0\n${yaml}`, 'test.yaml'),
    );

  it.each([
    [
      'an example that does not fit',
      paths(`      parameters:
        - name: size
          in: query
          schema: { type: integer }
          examples: { some: { value: large } }
      responses: {}`),
      'test.yaml:9 (#/paths/~1things/get/parameters/0/examples/some/value): Here there is "large", which must be integer. Correct the example, or its schema.',
    ],
    [
      'an example with a fault inside',
      'components:\n  schemas:\n    Thing:\n      type: object\n      properties: { size: { enum: [s, m] } }\n      example: { size: l }',
      'test.yaml:7 (#/components/schemas/Thing/example): At /size of this example there is "l", which must be equal to one of the allowed values "s", "m". Correct the example, or its schema.',
    ],
  ])('fail the build with place, value and cure: %s', (_, yaml, sentence) => {
    expect(() => checkAll(yaml)).toThrow(sentence);
  });

  it.each([
    ['null of 3.0', '3.0.3', 'type: string, nullable: true, example: null'],
    ['a limit of 3.0', '3.0.3', 'type: number, minimum: 0, exclusiveMinimum: true, example: 1'],
    [
      'a field that only the server gives',
      '3.1.0',
      'type: object, required: [id], properties: { id: { readOnly: true } }, example: {}',
    ],
    ['a field toString', '3.1.0', 'enum: [{ toString: a }], example: { toString: a }'],
  ])('accept %s', (_, version, schema) => {
    const yaml = `components:\n  schemas:\n    Thing: { ${schema} }`;
    checkAll(`openapi: ${version}\n${yaml}`);
  });

  it('can be strings if their media type is not JSON', () => {
    const media = (type: string, example: string) =>
      paths(
        `      responses: { '200': { content: { ${type}: { schema: { type: object }, example: ${example} } } } }`,
      );
    checkAll(media('application/xml', '<a/>'));
    checkAll(media('text/csv', '"a,b"'));
    expect(() => checkAll(media('application/json', '<a/>'))).toThrow('must be object');
    expect(() => checkAll(media('application/xml', '1'))).toThrow('must be object');
  });

  it('validate against schemas inside a nullable one, and against references to those', () => {
    const inner = 'properties: { at: { type: integer, example: 3 }, minimum: { nullable: true } }';
    const schemas = `    Thing: { type: object, nullable: true, ${inner} }`;
    const other = `    Other: { allOf: [{ $ref: '#/components/schemas/Thing/properties/at' }], example: 4 }`;
    checkAll(`openapi: 3.0.3\ncomponents:\n  schemas:\n${schemas}\n${other}`);
  });
});

describe('invalid names in a document', () => {
  const link = `      operationId: things
      responses:
        '200':
          description: Yes
          links: { more: { operationId: gone } }`;
  const mapping = `components:
  schemas:
    Thing:
      oneOf: [{ $ref: '#/components/schemas/Cat' }]
      discriminator: { propertyName: kind, mapping: { cat: Cat, dog: '#/components/schemas/Dog' } }
    Cat: {}`;
  const path = (parameters: string) =>
    `openapi: 3.1.0\npaths:\n  /things/{id}:\n    parameters: [${parameters}]\n    get: {}\n    put: {}`;
  const id = '{ name: id, in: path, required: true, schema: {} }';

  it.each(
    Object.entries({
      'test.yaml:9 (#/paths/~1things/get/responses/200/links/more/operationId): No operation has the operationId "gone". Correct the name, or add the operation.':
        paths(link),
      'test.yaml:6 (#/components/schemas/Thing/discriminator/mapping/dog): "#/components/schemas/Dog" is no schema. Correct the name, or add the schema.': `openapi: 3.1.0\n${mapping}`,
      'test.yaml:5 (#/paths/~1things~1{id}/get): The path has "{id}", and no parameter says what that is. Add it to "parameters", with "in: path" and "required: true".':
        path(''),
      'test.yaml:4 (#/paths/~1things~1{id}/parameters/1): The path /things/{id} has no "{di}". Correct the name, or take the parameter away.':
        path(`${id}, ${id.replace('id', 'di')}`),
      'test.yaml:4 (#/paths/~1things~1{id}/parameters/1): The path parameter "id" appears twice in this list. Take one of them away.':
        path(`${id}, ${id}`),
      'test.yaml:7 (#/paths/~1things~1{key}): The path /things/{key} differs from /things/{id} only in what a parameter is called, so no call tells them apart. Put their operations under one path.': `${path(id)}\n  /things/{key}: {}`,
      'test.yaml:3 (#/paths/things): The path "things" does not begin with a slash. Write "/things".':
        paths('').replace('/things', 'things'),
      'test.yaml:3 (#/paths/~1things~1{id): The path /things/{id has a brace without the other one. Write each parameter as "{name}".':
        'openapi: 3.1.0\npaths:\n  /things/{id: {}',
      'test.yaml:5 (#/paths/~1things/get/responses/2xx): "2xx" is no status. Write one such as 404, a range such as 4XX, or "default".':
        paths('      responses: { 2xx: {}, 4XX: {}, 404: {}, default: {}, x-more: 1 }'),
      'test.yaml:5 (#/components/schemas/A): OpenAPI 3.0 ignores siblings of "$ref": "maxLength", "example". Take that away, or put the reference of a schema into "allOf".': `openapi: 3.0.4
components:
  schemas:
    B: { type: string }
    A: { $ref: '#/components/schemas/B', maxLength: 1, example: 2 }`,
    }),
  )('fail the build for first-party documents, and warn for others: %s', (sentence, yaml) => {
    const source = readDocument(yaml, 'test.yaml');
    expect(() => checkFaults(source)).toThrow(sentence);
    expect(faultMessages(source)[0]).toBe(sentence);
  });

  it('are absent from a valid document, and reported once for a whole path', () => {
    expect(faultMessages(readDocument(path(id), 'test.yaml'))).toEqual([]);
    const again = `${path(id)}\n    post: { parameters: [${id}] }\n  /things/{id}/parts: {}`;
    expect(faultMessages(readDocument(again, 'test.yaml'))).toEqual([]);
    const surplus = readDocument(path(`${id}, ${id.replace('id', 'di')}`), 'test.yaml');
    expect(faultMessages(surplus)).toHaveLength(1);
  });
});

it('reports the line of a fault in third-party JSON', () => {
  const schemas = { A: { type: 'string', examples: ['a', 2] } };
  const json = JSON.stringify({ openapi: '3.1.0', components: { schemas } }, null, 1);
  expect(faultMessages(readDocument(json, 'test.json'))).toEqual([
    'test.json:9 (#/components/schemas/A/examples/1): Here there is 2, which must be string. Correct the example, or its schema.',
  ]);
});

it('lists unreferenced components, except those that pages list', () => {
  const { root } = readDocument(
    `openapi: 3.1.0
paths: { /a: { get: { parameters: [{ $ref: '#/components/parameters/One' }] } } }
components:
  parameters: { One: { name: one, in: query }, a/b: { name: two, in: query } }
  headers: { Gone: {} }
  schemas: { Listed: {} }`,
    'test.yaml',
  );
  const unused = unusedComponents(root).join(' ');
  expect(unused).toBe('#/components/parameters/a~1b #/components/headers/Gone');
});
