import { describe, expect, it } from 'vitest';
import { consoleForm } from '@frontline/api-reference';
import { modelOf, operationsIn } from '@frontline/api-reference/test-models';
import fc from 'fast-check';
import { inForm, type FormBody, type OperationForm } from '@frontline/api-reference/page';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkForm } from '../page/try-it/check-form.ts';
import { addressWith, valuesIn } from '../page/try-it/server-choice.tsx';
import { buildRequest, restoreForm } from '../page/try-it/form-state.ts';
import { toSample } from '../page/try-it/sample-of-request.ts';
import { printBody, readBody } from '../page/try-it/form-body.ts';
import ConsoleForm from '../page/try-it/console-form.tsx';

const model = modelOf(`
servers:
  - { url: 'https://{region}.example.com/v1/', variables: { region: { default: eu } } }
  - { url: /elsewhere }
security: [{ Key: [] }]
paths:
  /things/{thing-id}:move:
    post:
      operationId: moveThing
      parameters:
        - { name: thing-id, in: path, required: true, schema: { type: integer }, example: 7 }
        - { name: how, in: query, schema: { enum: [slow, fast] } }
        - { name: X-Why, in: header, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [to]
              properties: { to: { type: string }, places: { type: array, items: { type: integer } } }
            example: { to: cellar, places: [1] }
      responses: { '204': { description: Done. } }
components:
  securitySchemes: { Key: { type: apiKey, in: header, name: X-Key } }
`);
const [move] = operationsIn(model).map((operation) => consoleForm(model, operation));

describe('the console of an API without a server in the page', () => {
  const form = move!;
  const state = restoreForm(form);

  it('sends to the first server of the document unless the reader chooses another', async () => {
    const urls = form.servers?.map(({ url }) => url).join(' ');
    expect(urls).toBe('https://eu.example.com/v1 https://api.example.com/elsewhere');
    const sent = async (change: Partial<typeof state>) =>
      (await buildRequest(form, { ...state, ...change })).url;
    expect(await sent({})).toBe('https://eu.example.com/v1/things/7:move');
    const other = await sent({ otherUrl: 'http://localhost:9000/' });
    expect(other).toBe('http://localhost:9000/things/7:move');
  });

  it('fills in server variables, and parses them from a URL', () => {
    const [server] = form.servers!;
    expect(addressWith(server!, { region: 'us' })).toBe('https://us.example.com/v1');
    expect(addressWith(server!, {})).toBe(server!.url);
    expect(valuesIn(server!, 'https://us.example.com/v1')).toEqual({ region: 'us' });
    expect(valuesIn(server!, server!.url)).toEqual({});
    for (const other of ['https://us.example.com/v2', 'https://us.example.com.evil.example/v1', ''])
      expect(valuesIn(server!, other)).toBeUndefined();
    const closed = { ...server!, variables: [{ ...server!.variables![0]!, values: ['eu', 'us'] }] };
    expect(valuesIn(closed, 'https://us.example.com/v1')).toEqual({ region: 'us' });
    expect(valuesIn(closed, 'https://xx.example.com/v1')).toBeUndefined();
  });

  it('sends the documented request with headers and credential', async () => {
    const parameters = { ...state.parameters, 'header:X-Why': 'so' };
    const filled = { ...state, credentials: { Key: 'secret' }, parameters };
    const { headers, body } = await buildRequest(form, filled);
    expect(headers.join(' ')).toBe('X-Key,secret X-Why,so Content-Type,application/json');
    expect(JSON.parse(body)).toEqual({ to: 'cellar', places: [1] });
  });

  it('reports faults by field', async () => {
    expect(await checkForm(form, state)).toEqual({});
    const wrong = {
      ...state,
      parameters: { 'path:thing-id': 'seven', 'query:how': 'anyhow' },
      body: { places: [1, 'two'] },
    };
    expect(await checkForm(form, wrong)).toEqual({
      'path:thing-id': ['The thing-id field must be an integer.'],
      'query:how': ['The how field must be one of slow, fast.'],
      to: ['The to field is required.'],
      'places.1': ['The places.1 field must be an integer.'],
    });
    const faults = await checkForm(form, { ...state, parameters: {} });
    expect(faults).toEqual({ 'path:thing-id': ['The thing-id field is required.'] });
    expect(await checkForm(form, { ...state, mode: 'raw', raw: '{' })).toEqual({});
  });

  it('writes code for path parameters that are no identifiers', async () => {
    const { typed } = toSample(form, await buildRequest(form, state));
    expect(typed.path).toEqual({ 'thing-id': '7' });
  });
});

it('omits and reports what a browser would refuse or silently drop', () => {
  const refused = modelOf(`
servers: [{ url: 'https://api.example.com' }]
paths:
  /things:
    trace: { operationId: traceThings }
    get:
      operationId: findThings
      parameters:
        - { name: date, in: header, required: true, schema: { type: string } }
        - { name: Sec-Purpose, in: header, schema: { type: string } }
        - { name: X-Date, in: header, schema: { type: string } }
      requestBody: { content: { application/json: { schema: { type: object, properties: { q: {} } } } } }
`);
  const forms = operationsIn(refused).map((operation) => consoleForm(refused, operation));
  const [find, trace] = forms.toSorted((a, b) => (a.operationId < b.operationId ? -1 : 1));
  expect(trace!.unsendable).toEqual(['the method `TRACE`']);
  expect(find!.unsendable!.join()).toBe(
    'the body of a `GET`,the header `date`,the header `Sec-Purpose`',
  );
  expect(find!.body).toBeUndefined();
  expect(find!.parameters.map(({ name }) => name)).toEqual(['X-Date']);
});

const FORM = 'application/x-www-form-urlencoded';

/** Any text, in any serialization that a document may choose, unless it is encoded or JSON already. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((one) => one.isWellFormed() && !/^\s*[[{"]|%[\da-f]{2}/i.test(one));
const flags = { explode: fc.boolean(), allowReserved: fc.boolean() };
const writing = fc.oneof(
  fc.record(flags, { requiredKeys: [] }),
  fc.constant({ content: 'application/json' }),
);

it('encodes form values so that any URL-encoded parser restores them', () => {
  fc.assert(
    fc.property(text, text, fc.boolean(), (name, value, allowReserved) => {
      const [piece] = inForm(name, value, { allowReserved });
      expect([...new URLSearchParams(piece)]).toEqual([[name, value]]);
    }),
  );
});

it('restores a form body after printing and parsing', () => {
  const field = fc.oneof(
    fc.record({ value: text, type: fc.constant('string') }),
    fc.record({ value: fc.array(text, { minLength: 1 }), type: fc.constant('array') }),
  );
  const fields = fc.dictionary(text, fc.tuple(field, fc.option(writing, { nil: undefined })));
  fc.assert(
    fc.property(fields, (drawn) => {
      const all = Object.entries(drawn);
      const properties = Object.fromEntries(all.map(([name, [{ type }]]) => [name, { type }]));
      const written = all.flatMap(([name, [, how]]) => (how ? [[name, how] as const] : []));
      const schema = { type: 'object', properties };
      const body: FormBody = { mediaType: FORM, schema, writing: Object.fromEntries(written) };
      const form = { body } as OperationForm;
      const value = Object.fromEntries(all.map(([name, [one]]) => [name, one.value]));
      expect(readBody(form, printBody(form, value))).toEqual(value);
    }),
  );
});

// "A unique parameter is defined by a combination of a name and location." (OpenAPI 3.1.1, Parameter Object)
const sameName = modelOf(`
servers: [{ url: 'https://api.example.com' }]
paths:
  /users/{id}:
    put:
      operationId: moveUser
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer }, example: 1 }
        - { name: id, in: query, required: true, schema: { type: integer }, example: 2 }
        - { name: id, in: header, schema: { type: string }, example: three }
        - { name: id, in: cookie, schema: { type: string }, example: four }
      requestBody: { content: { application/json: { schema: { properties: { id: { type: integer } } }, example: { id: 5 } } } }
      responses: {}
`);
const form = consoleForm(sameName, operationsIn(sameName)[0]!);
const state = restoreForm(form);

it('sends parameters of the same name each with its own value', async () => {
  const { url, headers, body } = await buildRequest(form, state);
  expect(url).toBe('https://api.example.com/users/1?id=2');
  expect(headers[0]).toEqual(['id', 'three']);
  expect(JSON.parse(body)).toEqual({ id: 5 });
  const parameters = { ...state.parameters, 'query:id': '8' };
  const changed = await buildRequest(form, { ...state, parameters });
  expect(changed.url).toBe('https://api.example.com/users/1?id=8');
});

it('reports a fault at the parameter that has it', async () => {
  const parameters = { ...state.parameters, 'query:id': 'two' };
  const faults = await checkForm(form, { ...state, parameters });
  expect(faults).toEqual({ 'query:id': ['The id field must be an integer.'] });
});

it('gives every control a unique id, whatever the names of parameters and fields', () => {
  const names = ['constructor', 'a.b', 'a-b', 'a b', 'a%20b', 'credential', 'path-id', 'raw'];
  const text = { type: 'string' };
  const choice = [{ properties: { form: text } }, { properties: { other: text } }];
  const fields = {
    ...Object.fromEntries(names.map((name) => [name, text])),
    path: { properties: { id: text } },
    form: { oneOf: choice },
  };
  const operation = {
    operationId: 'moveUser',
    security: [{ key: [] }],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: text },
      ...names.map((name) => ({ name, in: 'query', schema: text })),
    ],
    requestBody: { content: { 'application/json': { schema: { properties: fields } } } },
    responses: {},
  };
  const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
  const many = modelOf(`
paths: ${JSON.stringify({ '/users/{id}': { put: operation } })}
components: ${JSON.stringify({ securitySchemes: { key } })}
`);
  const one = consoleForm(many, operationsIn(many)[0]!);
  const filled = restoreForm(one);
  const html = renderToStaticMarkup(
    <ConsoleForm
      form={one}
      scope="t"
      state={filled}
      faults={{}}
      addressFault=""
      onChange={() => undefined}
    />,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(2 * names.length);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
