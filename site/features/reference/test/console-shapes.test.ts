import { describe, expect, it } from 'vitest';
import { consoleForm } from '@frontline/api-reference';
import { alternativeOf, initialValue, withoutChoices } from '../page/try-it/validate-value.ts';
import { checkForm } from '../page/try-it/check-form.ts';
import { isDrawn } from '../page/try-it/form-body.ts';
import { saveFormDraft, keyOf } from '../page/try-it/form-draft.ts';
import { buildRequest, fill, restoreForm, withBody } from '../page/try-it/form-state.ts';
import { readDraft } from '../../../shell/page/error-boundary/drafts.ts';
import { toSample } from '../page/try-it/sample-of-request.ts';
import { modelOf, operationsIn } from '@frontline/api-reference/test-models';

const model = modelOf(`
servers: [{ url: 'https://api.example.com' }]
paths:
  /things/{id}:
    get:
      security: [{ Key: [], Name: [] }, { Basic: [] }, { Basic: [] }, { Cert: [], Cookie: [] }, {}]
      parameters:
        - { name: id, in: path, required: true, style: matrix, explode: true, schema: { type: array }, example: [x, y] }
        - { name: ids, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: integer } }, example: [1, 2] }
        - { name: tags, in: query, schema: { type: array, items: { type: string } }, example: [a b, c] }
        - { name: filter, in: query, style: deepObject, schema: { properties: { size: { type: string } } }, example: { size: s } }
        - { name: where, in: query, content: { application/json: { schema: {}, example: { a: 1 } } } }
        - { name: X-List, in: header, schema: { type: array, items: { type: string } }, example: [p, q] }
        - { name: none, in: query, schema: { type: [string, 'null'] }, example: null }
        - { name: session, in: cookie, schema: { type: string }, example: abc }
      responses: {}
    post:
      requestBody:
        content:
          application/json: { schema: { properties: { name: { type: string }, any: {} } }, example: { name: a, any: { b: 1 } } }
          application/x-www-form-urlencoded: { schema: { properties: { tags: { type: array, items: { type: string } } } }, example: { tags: [a, b] } }
          text/plain: { schema: { type: string }, example: just text }
      responses: {}
    put:
      requestBody: { content: { application/json: { schema: { oneOf: [{ type: string }, { type: integer }] }, example: 7 } } }
      responses: {}
    patch:
      requestBody:
        content:
          application/json:
            schema:
              properties: { note: { type: string }, more: { type: array, items: { $ref: '#/components/schemas/Pet' } } }
              oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }, { type: integer }]
            example: { kind: dog, legs: 4, note: hi, more: [{ kind: cat, lives: 9 }] }
      responses: {}
components:
  schemas:
    Cat: { type: object, required: [kind, lives], properties: { kind: { const: cat }, lives: { type: integer }, name: { type: string } } }
    Dog: { type: object, required: [kind], properties: { kind: { const: dog }, legs: { type: integer }, name: { type: string } } }
    Pet: { anyOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }
  securitySchemes:
    Key: { type: apiKey, in: header, name: X-Key }
    Name: { type: apiKey, in: query, name: who }
    Basic: { type: http, scheme: basic }
    Cert: { type: mutualTLS }
    Cookie: { type: apiKey, in: cookie, name: sid }
`);
const [get, post, put, patch] = operationsIn(model).map((operation) =>
  consoleForm(model, operation),
);

describe('the console of any document', () => {
  const form = get!;
  const state = restoreForm(form);

  it('serializes arrays and objects as documented, in the URL, headers and code', async () => {
    const request = await buildRequest(form, state);
    const query = 'ids=1%7C2&tags=a%20b&tags=c&filter%5Bsize%5D=s&where=%7B%22a%22%3A1%7D';
    expect(request.url).toBe(`https://api.example.com/things/;id=x;id=y?${query}`);
    expect(request.headers).toEqual([['X-List', 'p,q']]);
    const address = 'https://api.example.com/things/;id=x;id=y';
    expect(toSample(form, request).typed).toMatchObject({ search: query, address });
  });

  it('omits empty arrays, and sends U+FFFD for a lone surrogate', async () => {
    const parameters = { ...state.parameters, 'query:ids': '[]', 'query:tags': '["\ud83d"]' };
    const { searchParams } = new URL((await buildRequest(form, { ...state, parameters })).url);
    expect(searchParams.has('ids')).toBe(false);
    expect(searchParams.get('tags')).toBe('\ufffd');
  });

  it('validates the entries of an array', async () => {
    const parameters = { ...state.parameters, 'query:ids': '[1,"two"]' };
    const faults = await checkForm(form, { ...state, parameters });
    expect(faults).toEqual({ 'query:ids.1': ['The ids.1 field must be an integer.'] });
  });

  it('sends all credentials that are filled in, of any alternative', async () => {
    const sent = async (credentials: Record<string, string>) => {
      const { url, headers } = await buildRequest(form, { ...state, parameters: {}, credentials });
      return [new URL(url).search, ...headers].join(' ');
    };
    expect(form.credentials.map(({ name }) => name)).toEqual(['Key', 'Name', 'Basic']);
    const words = '`Key` and `Name`, or `Basic`, or `Cert` and `Cookie`, or none';
    expect(form.credentialWords).toBe(words);
    expect(await sent({})).toBe('');
    expect(await sent({ Key: 's', Name: 'Ana B' })).toBe('?who=Ana%20B X-Key,s');
    const coded = Buffer.from('Ana:é').toString('base64');
    for (const [Basic, header] of [`Ana:é ${coded}`, 'QTpi QTpi'].map((one) => one.split(' ')))
      expect(await sent({ Basic: Basic! })).toBe(` Authorization,Basic ${header}`);
    expect((await sent({ Basic: `a:${'b'.repeat(300_000)}` })).length).toBeGreaterThan(400_000);
  });

  it('saves no credential across a reload', () => {
    saveFormDraft(form, { ...state, credentials: { Key: 'secret-1', Basic: 'secret-2' } });
    expect(readDraft(keyOf(form))).toContain('"parameters"');
    expect(readDraft(keyOf(form))).not.toContain('secret');
  });

  it('reports what no page can send', () => {
    expect(form.unsendable!.join()).toBe(
      'the cookie `session`,the client certificate `Cert`,the cookie `sid`',
    );
    expect(form.parameters.map(({ name }) => name)).not.toContain('session');
  });

  it('serializes each media type', async () => {
    const json = JSON.stringify({ name: 'a', any: { b: 1 } }, null, 2);
    for (const [type, text] of Object.entries({
      'application/x-www-form-urlencoded': 'tags=a&tags=b',
      'text/plain': 'just text',
      'application/json': json,
    })) {
      const example = post!.examples.find(({ mediaType }) => mediaType === type);
      const filled = fill(post!, restoreForm(post!), example ?? post!.examples[0]!);
      const { headers, body } = await buildRequest(withBody(post!, filled.mediaType), filled);
      expect([headers, body]).toEqual([[['Content-Type', type]], text]);
    }
  });

  it('edits as text what no form can show', async () => {
    expect([post!.body!, put!.body!].map(({ schema }) => isDrawn(schema))).toEqual([true, false]);
    expect(post!.body!.schema.properties!['any']!.type).toBe('JSON');
    const { body } = await buildRequest(put!, restoreForm(put!));
    expect(JSON.parse(body)).toBe(7);
    expect(await checkForm(put!, restoreForm(put!))).toEqual({});
  });

  describe('a choice of schemas', () => {
    const { schema } = patch!.body!;
    const state = restoreForm(patch!);
    const [cat, dog, number] = schema.oneOf!;

    it('merges sibling fields into each alternative with fields', () => {
      expect(isDrawn(schema)).toBe(true);
      expect(schema.oneOf!.map(({ title }) => title)).toEqual(['1. Cat', '2. Dog', '3. integer']);
      expect(Object.keys(cat!.properties!)).toEqual(['note', 'more', 'kind', 'lives', 'name']);
      expect(cat!.properties!['more']!.items!.oneOf).toHaveLength(2);
      expect(number!.properties).toBeUndefined();
    });

    it('picks the chosen alternative, or the one with the fewest mismatches', () => {
      expect(alternativeOf(schema, state.body)).toBe(1);
      expect(alternativeOf(schema, 7)).toBe(2);
      expect(alternativeOf(schema, {})).toBe(1);
      expect(alternativeOf(schema, {}, 0)).toBe(0);
      expect(alternativeOf(schema, {}, 9)).toBe(1);
    });

    it('starts the next alternative with shared fields and constant values', () => {
      const more = [{ kind: 'cat', lives: 9 }];
      const tom = initialValue(cat!, { ...(state.body as object), name: 'Tom' });
      expect(tom).toEqual({ kind: 'cat', note: 'hi', name: 'Tom', more });
      expect(initialValue(number!, state.body)).toBe('');
      expect(initialValue(dog!, 7)).toEqual({ kind: 'dog' });
    });

    it('validates against the picked alternative', async () => {
      expect(await checkForm(patch!, state)).toEqual({});
      const body = { kind: 'cat', more: [{ kind: 'cat', lives: 'nine' }] };
      expect(await checkForm(patch!, { ...state, body, chosen: { 'more.0': 0 } })).toEqual({
        'more.0.lives': ['The more.0.lives field must be an integer.'],
        lives: ['The lives field is required.'],
      });
      const faults = await checkForm(patch!, { ...state, body: {}, chosen: { '': 1 } });
      expect(faults).toEqual({ kind: ['The kind field is required.'] });
    });

    it('drops choices made in entries of a changed array', () => {
      const left = { '': 1, more: 2, 'moreover.0': 1 };
      expect(withoutChoices({ ...left, 'more.0': 1 }, 'more')).toEqual(left);
    });
  });
});

it('keeps the query of a path, and encodes characters that a URL cannot contain', async () => {
  const { groups, servers } = modelOf(`
servers: [{ url: //api.example.com/v1/ }, { url: ../v2 }, { url: . }, { url: v3/x }]
paths:
  '/of a{b/{id}?kind=new&all':
    get:
      parameters:
        - { name: id, in: path, required: true, schema: {}, example: 7 }
        - { name: q, in: query, schema: {}, example: x }
      responses: {}
`);
  const withQuery = { ...model, groups, servers };
  const [operation] = operationsIn(withQuery);
  const form = consoleForm(withQuery, operation!);
  const urls = form.servers!.map(({ url }) => url.replace('https://api.example.com', 'A'));
  expect(urls).toEqual(['A/v1', 'A/v2', 'A', 'A/v3/x']);
  const request = await buildRequest(form, restoreForm(form));
  expect(request.url).toBe('https://api.example.com/v1/of%20a%7Bb/7?kind=new&all&q=x');
  expect(toSample(form, request).typed.path).toEqual({ id: '7' });
});

it('writes the code of a typed client that encodes what was typed once, with the type of the body', async () => {
  const { groups, servers } = modelOf(`
servers: [{ url: 'https://api.example.com' }]
paths:
  /{p}:
    post:
      parameters:
        - { name: p, in: path, required: true, schema: { type: string }, example: 'a b%' }
        - { name: 'q&', in: query, schema: { type: string }, example: 'é' }
      requestBody: { content: { application/x-www-form-urlencoded: { schema: { properties: { a: { type: string } } }, example: { a: x y } } } }
      responses: {}
`);
  const typed = { ...model, groups, servers };
  const form = consoleForm(typed, operationsIn(typed)[0]!);
  expect(toSample(form, await buildRequest(form, restoreForm(form))).typed).toMatchObject({
    path: { p: 'a b%' },
    search: 'q%26=%C3%A9',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
});

it('begins with what an example says, null and lines of JSON included, and has nothing against it', async () => {
  const { groups, servers } = modelOf(`
paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: &null { type: [object, 'null'], properties: { a: { type: [integer, 'null'] } } }, example: { a: null } } } }
      responses: {}
    put: { requestBody: { content: { application/json: { schema: *null, example: null } } }, responses: {} }
    patch: { requestBody: { content: { application/x-ndjson: { schema: *null, example: { a: 1 } } } }, responses: {} }
    delete: { requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: string }, example: a=b } } }, responses: {} }
`);
  const asking = { ...model, groups, servers };
  const sent = operationsIn(asking).map(async (operation) => {
    const form = consoleForm(asking, operation);
    const state = restoreForm(form);
    expect(await checkForm(form, state)).toEqual({});
    return (await buildRequest(form, state)).body;
  });
  expect(await Promise.all(sent)).toEqual(['{\n  "a": null\n}', 'null', '{"a":1}', 'a=b']);
});
