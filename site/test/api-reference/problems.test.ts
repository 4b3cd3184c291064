import { describe, expect, it } from 'vitest';
import { modelOf } from './document.ts';

const paths = (operation: string) => `openapi: 3.1.0
paths:
  /things:
    get:
${operation}
`;

describe('a faulty document fails the build, naming file, line and cure', () => {
  it.each([
    [
      'a reference to nothing',
      paths("      responses:\n        '200': { $ref: '#/components/responses/Gone' }"),
      `test.yaml:6 (#/paths/~1things/get/responses/200): "#/components/responses/Gone" points to nothing. Correct the name, or add what it names.`,
    ],
    [
      'a reference into another file',
      paths("      responses:\n        '200': { $ref: './other.yaml' }"),
      'test.yaml:6 (#/paths/~1things/get/responses/200): "./other.yaml" points into another file. Bundle the document into one file first, for instance with `redocly bundle`.',
    ],
    [
      'an operation without an answer',
      paths('      summary: Nothing'),
      'test.yaml:4 (#/paths/~1things/get): An operation has no answer. Add "responses" to it.',
    ],
    [
      'a parameter without a place',
      paths(
        '      parameters:\n        - name: id\n      responses: { 200: { description: Yes } }',
      ),
      'test.yaml:6 (#/paths/~1things/get/parameters/0): A parameter has no place. Give it a "name", and "in" with one of path, query, header and cookie.',
    ],
    [
      'a security scheme that is not defined',
      paths('      security: [{ Key: [] }]\n      responses: { 200: { description: Yes } }'),
      'test.yaml:5 (#/paths/~1things/get/security/0): The security scheme "Key" is not defined. Use one of none, or add it under components.securitySchemes.',
    ],
    [
      'an operationId that is taken',
      `openapi: 3.1.0
paths:
  /a:
    get: { operationId: list, responses: { 200: { description: Yes } } }
  /b:
    get: { operationId: list, responses: { 200: { description: Yes } } }`,
      'test.yaml:6 (#/paths/~1b/get/operationId): The operationId "list" is taken by GET /a. Give each operation its own: links are made from it.',
    ],
    [
      'a document of another version',
      'swagger: "2.0"\npaths: {}',
      'test.yaml:1 (#): OpenAPI 2.0 is not rendered. Write a document of OpenAPI 3.0 or 3.1 and say so in "openapi".',
    ],
  ])('refuses %s', (_, yaml, sentence) => {
    expect(() => modelOf(yaml)).toThrow(sentence);
  });

  it('refuses what is not YAML, with the line of the fault', () => {
    expect(() => modelOf('openapi: 3.1.0\npaths:\n  /a: [1, 2\n')).toThrow(/^test\.yaml:\d+ /);
  });

  it('refuses a reference to itself', () => {
    const yaml =
      "openapi: 3.1.0\ncomponents:\n  schemas:\n    A: { $ref: '#/components/schemas/A' }";
    expect(() => modelOf(yaml)).toThrow('"#/components/schemas/A" points to itself.');
  });
});
