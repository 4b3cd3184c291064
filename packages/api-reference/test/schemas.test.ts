import { describe, expect, it } from 'vitest';
import { coded, valueWords } from '../src/model/facts.ts';
import { linesOf } from '../src/model/lines.ts';
import type { Shape } from '../src/model/api-model.ts';
import { modelOf, operationsIn, thing } from '../test-models.ts';
import { referenceMarkdown } from '../src/downloads/markdown.ts';
import { renderPages } from '../src/markup/render.tsx';

const namesOf = ({ fields }: { fields: { name: string }[] }) => fields.map(({ name }) => name);

describe('a schema of a document', () => {
  it('gives the fields of allOf in reading order, each required if any part requires it', () => {
    const shape = thing(`
      Base: { type: object, required: [id], properties: { id: { type: integer } } }
      Thing:
        allOf:
          - $ref: '#/components/schemas/Base'
          - { type: object, required: [name], properties: { name: { type: string } } }
          - { properties: { note: { type: string } } }`);
    expect(namesOf(shape)).toEqual(['id', 'name', 'note']);
    expect(shape.fields.map(({ isRequired }) => isRequired)).toEqual([true, true, false]);
  });

  it.each([
    ['3.0.4', { limits: [], description: 'The code.', isNullable: false }, ', made: 1'],
    ['3.1.0', { limits: ['at most 3 characters'], description: 'Short.', isNullable: true }, ''],
  ])('treats siblings of a reference as OpenAPI %s does', (version, expected, more) => {
    const words = `maxLength: 3, description: Short., nullable: true${more}`;
    const code = 'Code: { type: string, description: The code. }';
    const ref = `{ $ref: '#/components/schemas/Code', ${words} }`;
    const shape = thing(`\n      ${code}\n      Thing: { properties: { code: ${ref} } }`, version);
    expect(shape.fields[0]!.shape).toMatchObject({ types: ['string'], ...expected });
  });

  it('requires a field with an empty name or one of `Object.prototype`', () => {
    const shape = thing(`
      Thing:
        type: object
        required: ['', __proto__, toString]
        properties: { '': {}, __proto__: {}, toString: {}, constructor: {} }`);
    const fields = shape.fields.map(({ name, isRequired }) => `${name} ${isRequired}`);
    expect(fields).toEqual([' true', '__proto__ true', 'toString true', 'constructor false']);
  });

  it.each<[string, object, string?]>([
    ['type: [string, "null"], enum: [a, b, null]', { values: ['a', 'b'], isNullable: true }],
    ['const: open', { values: ['open'] }],
    ['oneOf: [{ const: a }, { const: b }]', { values: ['a', 'b'] }],
    ['additionalProperties: { type: integer }', { entries: { types: ['integer'] } }],
    ['type: string, minLength: 1, maxLength: 255', { limits: ['1 to 255 characters'] }],
    ['type: string, minLength: 6, maxLength: 6', { limits: ['exactly 6 characters'] }],
    ['type: integer, exclusiveMinimum: 0', { limits: ['more than 0'] }],
    ['type: integer, minimum: 0, exclusiveMinimum: true', { limits: ['more than 0'] }, '3.0.3'],
    [
      'type: number, minimum: 12345.6789, maximum: 9007199254740993.50',
      { limits: ['12,345.6789 to 9,007,199,254,740,993.50'] },
    ],
    ['type: array, minItems: 1', { limits: ['at least 1 entry'] }],
    ['type: integer, description: "Seconds until it closes."', { unit: 'seconds' }],
    ['type: string, description: "Seconds, as text."', { unit: '' }],
  ])('reads %s', (schema, shape, version) => {
    expect(thing(`Thing: { ${schema} }`, version)).toMatchObject(shape);
  });

  it('labels a constant "Always", and a single value of a nullable enum "One of"', () => {
    const beside = thing("Thing: { type: [string, 'null'], enum: [open, null] }");
    expect(linesOf(beside)).toEqual([{ term: 'One of', values: ['open'] }]);
    expect(linesOf(thing('Thing: { const: open }'))[0]?.term).toBe('Always');
    expect([coded(''), coded('a``b')]).toEqual(['`""`', '``` a``b ```']);
    expect(valueWords([1, '1', ''])).toEqual(['1', '"1"', '""']);
    expect(valueWords(['1', ''])).toEqual(['1', '""']);
  });

  it.each([
    ['nullable of 3.0', '3.0.3', 'Thing: { type: string, nullable: true }'],
    ['a list of types', '3.1.0', "Thing: { type: [string, 'null'] }"],
    ['anyOf with null', '3.1.0', "Thing: { anyOf: [{ type: string }, { type: 'null' }] }"],
    ['oneOf with null', '3.1.0', "Thing: { oneOf: [{ type: 'null' }, { type: string }] }"],
  ])('reads that a value can be null from %s', (_, version, yaml) => {
    const shape = thing(yaml, version);
    expect(shape.isNullable).toBe(true);
    expect(shape.types).toEqual(['string']);
    expect(shape.choice).toBeUndefined();
  });

  it('distinguishes the alternatives of oneOf and anyOf', () => {
    const shape = thing(`
      Cat: { type: object, properties: { purrs: { type: boolean } } }
      Thing: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { type: string }] }`);
    expect(shape.choice?.how).toBe('one');
    expect(shape.choice?.options.map(({ types }) => types[0])).toEqual(['object', 'string']);
    const any = thing('Thing: { anyOf: [{ type: string }, { type: integer }] }');
    expect(any.choice?.how).toBe('any');
  });

  it('names the condition under which a field is required', () => {
    const shape = thing(`
      Thing:
        type: object
        properties: { kind: { type: string }, reason: { type: string } }
        if: { properties: { kind: { const: completed } } }
        then: { required: [reason] }`);
    expect(shape.fields[1]?.requiredWhen).toBe('`kind` is `completed`');
  });

  it('requires each of two fields if the other is absent', () => {
    const shape = thing(`
      Thing:
        type: object
        properties: { front: { type: string }, rear: { type: string } }
        anyOf: [{ required: [front] }, { required: [rear] }]`);
    const conditions = shape.fields.map(({ requiredWhen }) => requiredWhen);
    expect(conditions).toEqual(['`rear` is left out', '`front` is left out']);
    expect(shape.choice).toBeUndefined();
  });

  it('reports that exactly one of two fields is given', () => {
    const shape = thing(`
      Thing:
        type: object
        properties: { front: { type: string }, rear: { type: string } }
        oneOf: [{ required: [front] }, { required: [rear] }]`);
    expect(linesOf(shape)).toEqual([{ term: 'Exactly one is given', words: '`front` or `rear`' }]);
  });

  it('stops at a schema that contains itself', () => {
    const shape = thing(`
      Thing: { type: object, properties: { child: { $ref: '#/components/schemas/Thing' } } }`);
    expect(shape.fields[0]?.shape).toMatchObject({ name: 'Thing', isElsewhere: true, fields: [] });
  });

  it('stops at two schemas that contain each other through allOf', () => {
    const shape = thing(`
      Other: { allOf: [{ $ref: '#/components/schemas/Thing' }] }
      Thing: { type: object, allOf: [{ $ref: '#/components/schemas/Other' }] }`);
    expect(shape.types).toEqual(['object']);
  });

  it('stops at a field that is the enclosing schema or null, in the syntax of 3.0', () => {
    const shape = thing(`
      Thing:
        type: object
        properties:
          parent: { allOf: [{ $ref: '#/components/schemas/Thing' }], nullable: true }`);
    const parent = { name: 'Thing', isNullable: true, isElsewhere: true };
    expect(shape.fields[0]?.shape).toMatchObject(parent);
  });

  it('stops at a field that extends the enclosing schema, and lists only the added fields', () => {
    const shape = thing(`
      Thing:
        type: object
        properties:
          id: { type: integer }
          parent:
            allOf: [{ $ref: '#/components/schemas/Thing' }, { properties: { since: {} } }]`);
    const parent = shape.fields[1]!.shape;
    expect(parent.name).toBe('Thing');
    expect(namesOf(parent)).toEqual(['since']);
  });

  it('gives schemas unique anchors, even if a name equals a numbered anchor', () => {
    const names = ['thing', 'Thing', 'thing-2'].map((name) => `${name}: { type: object }`);
    const { schemas } = modelOf(`components:\n  schemas:\n    ${names.join('\n    ')}`);
    const anchors = schemas.map(({ anchor }) => anchor).join(' ');
    expect(anchors).toBe('schema-thing schema-thing-2 schema-thing-2-2');
  });

  it('reads constants of which one is deprecated as allowed values with their meaning', () => {
    const shape = thing(`
      Thing: { oneOf: [{ const: a, description: Meows }, { const: b, deprecated: true }] }`);
    expect(shape.values).toEqual(['a', 'b']);
    const deprecated = { term: 'b', words: 'Deprecated' };
    expect(shape.facts).toEqual([{ term: 'a', words: 'Meows' }, deprecated]);
  });

  it('expands a schema without a section at any depth', () => {
    const shape = thing(`
      Other: { type: object, properties: { thing: { $ref: '#/components/schemas/Thing' } } }
      Thing:
        type: object
        properties: { owner: { $ref: '#/components/schemas/Thing/$defs/Owner' } }
        $defs: { Owner: { type: object, properties: { who: { type: string } } } }`);
    const owner = shape.fields[0]!.shape;
    expect(owner).toMatchObject({ name: '', isElsewhere: false });
    expect(namesOf(owner)).toEqual(['who']);
  });

  it('expands a limited number of schemas that all refer to each other', () => {
    const names = Array.from({ length: 20 }, (_, at) => `S${at}`);
    const refs = names.map((name) => `${name}: { $ref: '#/components/schemas/${name}' }`);
    const all = names.map((name) => `${name}: { properties: { ${refs.join(', ')} } }`);
    const body = `{ content: { application/json: { example: {}, schema: { $ref: '#/components/schemas/S0' } } } }`;
    const [add] = operationsIn(
      modelOf(
        `paths: { /a: { post: { requestBody: ${body} } } }\ncomponents: { schemas: { ${all.join(', ')} } }`,
      ),
    );
    const countOf = ({ fields }: Shape): number =>
      fields.reduce((sum, { shape }) => sum + countOf(shape), fields.length);
    const count = countOf(add!.body!.media[0]!.shape);
    expect(count).toBeGreaterThan(1_000);
    expect(count).toBeLessThan(4_000);
  });

  it('names the enclosing schema of a recursive field if it has no section', () => {
    const shape = thing(`
      Thing:
        type: object
        properties: { first: { $ref: '#/components/schemas/Thing/$defs/Node' } }
        $defs:
          Node: { type: object, properties: { next: { $ref: '#/components/schemas/Thing/$defs/Node' } } }`);
    const next = shape.fields[0]!.shape.fields[0]!.shape;
    expect(next).toMatchObject({ name: '', isElsewhere: true });
    expect(next.facts).toContainEqual({ term: 'Holds', words: 'The fields of `Node` around it' });
  });
});

/** The page and the Markdown of a schema. */
const outputsOf = (yaml: string): Record<'page' | 'markdown', string> => {
  const model = modelOf(`components: { schemas: { Thing: ${yaml} } }`);
  const html = renderPages(model, { secrets: {} }, '/reference/things/')['']!;
  return {
    page: html
      .slice(html.indexOf('id="schemas"'))
      .replaceAll(/ id="schema-([a-z]+)"[^>]*>/g, '>### $1 ')
      .replaceAll(/<[^>]+>/g, ''),
    markdown: referenceMarkdown(model, { secrets: {} }),
  };
};

describe.each(['page', 'markdown'] as const)('the %s', (output) => {
  it('names the type of several forms once', () => {
    const text = outputsOf(`
      { properties: { a: { oneOf: [
        { type: string, maxLength: 4 }, { type: string, pattern: x }, { type: integer } ] } } }`);
    expect(text[output]).toContain('string or integer');
    expect(text[output]).not.toContain('string or string');
  });

  it('names the enclosing schema of a recursive form', () => {
    const text = outputsOf(`
      { properties: { first: { $ref: '#/components/schemas/Thing/$defs/Node' } }, $defs: {
        Node: { properties: { next: { oneOf: [
          { $ref: '#/components/schemas/Thing/$defs/Node' }, { type: string, maxLength: 4 } ] } } } } }`);
    expect(text[output].replaceAll('`', '')).toMatch(/Holds:? ?The fields of Node around it/);
  });

  it('shows a choice of named schemas as links, and of plain types as words', () => {
    const text = outputsOf(`
      { description: How, oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Cash' }] },
      Id: { description: An id, oneOf: [{ type: string, format: uuid }, { type: integer }] },
      Both: { properties: { a: {} }, anyOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Cash' }] },
      Card: { type: object, properties: { number: { type: string } } },
      Cash: { type: object, properties: { amount: { type: number } } },
      Plain: { type: string, maxLength: 4 },
      Plains: { oneOf: [{ $ref: '#/components/schemas/Plain' }, { type: integer, minimum: 3 }] }`);
    const part = (name: string) => {
      const from = text[output].search(new RegExp(`### ${name}\\b`, 'i'));
      return text[output].slice(from, text[output].indexOf('### ', from + 1));
    };
    expect(part('Thing')).toContain('Card or Cash');
    expect(part('Id')).toMatch(/string(, uuid| \(uuid\)) or integer/);
    expect(part('Both')).toMatch(/Card.*Cash/s);
    expect(text[output]).toMatch(/at most 4 characters/);
    expect(text[output]).toMatch(/at least 3/);
  });

  it('shows the choice of a response', () => {
    const model = modelOf(`
paths:
  /a: { get: { operationId: getA, responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Pay' } } } } } } }
components:
  schemas:
    Pay: { description: How it is paid, oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Cash' }] }
    Card: { type: object, required: [number], properties: { number: { type: string } } }
    Cash: { type: object, required: [amount], properties: { amount: { type: number } } }`);
    const html = renderPages(model, { secrets: {} }, '/reference/things/')['']!;
    const markdown = referenceMarkdown(model, { secrets: {} });
    const page = html.slice(html.indexOf('Fields of the response'), html.indexOf('id="schemas"'));
    expect(page).toContain('<a href="#schema-card">Card</a> or <a href="#schema-cash">Cash</a>');
    expect(markdown).toContain('`application/json`: Card or Cash');
  });
});
