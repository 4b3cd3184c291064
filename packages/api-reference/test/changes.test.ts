import { describe, expect, it } from 'vitest';
import { changesBetween } from '../src/changes/compare.ts';
import { modelOf } from '../test-models.ts';

/** A document whose only operation sends one schema and receives it again, with what a test cares about. */
const document = (given: {
  sent?: string;
  received?: string;
  query?: string;
  schemas?: string;
  more?: string;
  answers?: string;
}) =>
  modelOf(`
paths:
  /things/{id}:
    post:
      operationId: makeThing
      summary: Make a thing
      ${given.more ?? ''}
      parameters: [${given.query ?? ''}]
      requestBody: { content: { application/json: { schema: ${given.sent ?? '{ type: object }'} } } }
      responses:
        '200': { description: Done, content: { application/json: { schema: ${given.received ?? '{ type: object }'} } } }
        ${given.answers ?? ''}
components:
  schemas: { ${given.schemas ?? ''} }
`);

const told = (before: Parameters<typeof document>[0], after: Parameters<typeof document>[0]) =>
  changesBetween(document(before), document(after)).map(
    ({ kind, isBreaking, title, words }) =>
      `${isBreaking ? 'breaking ' : ''}${kind} ${title}: ${words}`,
  );

const fields = (text: string) => `{ type: object, ${text} }`;

describe('what changed between two versions of a document', () => {
  it.each([
    [
      '{ type: string, maxLength: 9 }',
      '{ type: string, maxLength: 5 }',
      'at most 5 characters, before at most 9 characters',
      true,
      false,
    ],
    [
      '{ type: string, maxLength: 5 }',
      '{ type: string, minLength: 0, maxLength: 9 }',
      'at most 9 characters, before at most 5 characters',
      false,
      true,
    ],
    [
      '{ type: integer, minimum: 1, maximum: 5 }',
      '{ type: integer, minimum: 0 }',
      'at least 0, before 1 to 5',
      false,
      true,
    ],
    [
      '{ type: string }',
      '{ type: string, pattern: a }',
      'matches a, before nothing said',
      true,
      false,
    ],
    ['{ enum: [a, b] }', '{ enum: [a] }', 'one of `a`, before one of `a` or `b`', true, false],
    ['{ enum: [a] }', '{ enum: [a, b] }', 'one of `a` or `b`, before one of `a`', false, true],
    [
      '{ type: integer }',
      '{ type: number }',
      'of the type number, before of the type integer',
      false,
      true,
    ],
    [
      '{ type: integer }',
      '{ type: string }',
      'of the type string, before of the type integer',
      true,
      true,
    ],
    [
      '{ type: [string, "null"] }',
      '{ type: string }',
      'never null, before null or a value',
      true,
      false,
    ],
    [
      '{ type: string }',
      '{ type: string, format: uuid }',
      'of the format `uuid`, before nothing said',
      true,
      false,
    ],
    [
      '{ type: integer, default: 1 }',
      '{ type: integer, default: 2 }',
      '`2` by default, before `1` by default',
      true,
      false,
    ],
    [
      '{ type: string }',
      '{ type: string, deprecated: true }',
      'deprecated, before nothing said',
      false,
      false,
    ],
  ])('knows which way a value breaks: %s to %s', (before, after, words, isSent, isReceived) => {
    const value = (schema: string) => fields(`properties: { a: ${schema} }`);
    const sign = (isBreaking: boolean) => (isBreaking ? 'breaking ' : '');
    expect(told({ sent: value(before) }, { sent: value(after) })).toEqual([
      `${sign(isSent)}changed Make a thing: body: \`a\` is ${words}`,
    ]);
    expect(told({ received: value(before) }, { received: value(after) })).toEqual([
      `${sign(isReceived)}changed Make a thing: answer \`200\`: \`a\` is ${words}`,
    ]);
  });

  it('tells fields that came, went and are asked for', () => {
    const before = fields('required: [a], properties: { a: {}, b: {}, c: {} }');
    const after = fields('required: [b, d], properties: { a: {}, b: {}, d: {}, e: {} }');
    expect(told({ sent: before }, { sent: after })).toEqual([
      'breaking removed Make a thing: body: `c`',
      'changed Make a thing: body: `a` is not required, before required',
      'breaking changed Make a thing: body: `b` is required, before not required',
      'breaking added Make a thing: body: `d`, required',
      'added Make a thing: body: `e`',
    ]);
    expect(told({ received: before }, { received: after })).toEqual([
      'breaking removed Make a thing: answer `200`: `c`',
      'breaking changed Make a thing: answer `200`: `a` is not required, before required',
      'changed Make a thing: answer `200`: `b` is required, before not required',
      'added Make a thing: answer `200`: `d`',
      'added Make a thing: answer `200`: `e`',
    ]);
  });

  it('tells a named schema once, and breaks by the way it travels', () => {
    const list = '{ type: array, items: { $ref: "#/components/schemas/Thing" } }';
    const thing = (inner: string) =>
      `Thing: { type: object, properties: { kind: { enum: [${inner}] } } }`;
    const words = (to: string, from: string) =>
      `changed Thing: \`kind\` is one of ${to}, before one of ${from}`;
    const [one, two] = [thing('a'), thing('a, b')];
    expect(told({ sent: list, schemas: one }, { sent: list, schemas: two })).toEqual([
      words('`a` or `b`', '`a`'),
    ]);
    expect(told({ received: list, schemas: one }, { received: list, schemas: two })).toEqual([
      `breaking ${words('`a` or `b`', '`a`')}`,
    ]);
  });

  it('tells what else an operation asks and answers', () => {
    const query = '{ name: size, in: query, schema: { type: integer } }';
    expect(
      told(
        { more: 'security: [{}]', answers: "'404': { description: Gone }" },
        {
          more: 'deprecated: true',
          query: `${query.replace('in: query', 'in: query, required: true')}`,
          answers: "'409': { description: Taken }",
        },
      ),
    ).toEqual([
      'changed Make a thing: deprecated',
      'breaking added Make a thing: query `size`, required',
      'removed Make a thing: answer `404`',
      'added Make a thing: answer `409`',
    ]);
  });

  it('tells operations that came, went, moved and ask for another credential', () => {
    const operation = (id: string, more = '') =>
      `{ operationId: ${id}, summary: ${id}, ${more} responses: {} }`;
    const before = modelOf(`
paths:
  /a/{id}: { get: ${operation('same')} }
  /b: { get: ${operation('gone')} }
  /c: { get: ${operation('moved')} }
  /d: { get: ${operation('open')} }
webhooks: { told: { post: { summary: told, requestBody: { content: { text/plain: { schema: { enum: [a] } } } }, responses: {} } } }
components: { securitySchemes: { Key: { type: apiKey, in: header, name: X-Key } } }`);
    const after = modelOf(`
paths:
  /a/{thing}: { get: ${operation('same')} }
  /e: { get: ${operation('moved')} }
  /d: { get: ${operation('open', 'security: [{ Key: [] }],')} }
  /f: { get: ${operation('new')} }
webhooks: { told: { post: { summary: told, requestBody: { content: { text/plain: { schema: { enum: [a, b] } } } }, responses: {} } } }
components: { securitySchemes: { Key: { type: apiKey, in: header, name: Key } } }`);
    expect(
      changesBetween(before, after).map(
        ({ isBreaking, kind, title, anchor, words }) =>
          `${isBreaking ? 'breaking ' : ''}${kind} ${title} #${anchor} ${words}`,
      ),
    ).toEqual([
      'breaking changed Key #credential-key header `Key`, before header `X-Key`',
      'breaking changed moved #moved called by `GET /e`, before by `GET /c`',
      'breaking changed open #open credential `Key`, before none',
      'added new #new ',
      'breaking removed gone # `GET /b`',
      // The server sends a webhook: a value more is one that the reader does not know.
      'breaking changed told #post-told body: one of `a` or `b`, before one of `a`',
    ]);
  });

  it('finds nothing where nothing changed, schemas that hold themselves included', () => {
    const schemas =
      'Thing: { type: object, properties: { inner: { $ref: "#/components/schemas/Thing" } } }';
    const given = { sent: '{ $ref: "#/components/schemas/Thing" }', schemas };
    expect(told(given, given)).toEqual([]);
  });
});
