import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { consoleForm } from '@frontline/api-reference';
import { checkForm } from '../page/try-it/check-form.ts';
import ConsoleForm from '../page/try-it/console-form.tsx';
import { buildRequest, recall } from '../page/try-it/form-state.ts';
import { modelOf, operationsIn } from '@frontline/api-reference/test-models';

// "A unique parameter is defined by a combination of a name and location." (OpenAPI 3.1.1, Parameter Object)
const model = modelOf(`
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
const form = consoleForm(model, operationsIn(model)[0]!);
const state = recall(form);

it('sends parameters that are called alike each with its own value', async () => {
  const { url, headers, body } = await buildRequest(form, state);
  expect(url).toBe('https://api.example.com/users/1?id=2');
  expect(headers[0]).toEqual(['id', 'three']);
  expect(JSON.parse(body)).toEqual({ id: 5 });
  const parameters = { ...state.parameters, 'query:id': '8' };
  const changed = await buildRequest(form, { ...state, parameters });
  expect(changed.url).toBe('https://api.example.com/users/1?id=8');
});

it('tells a fault of one of them beside that one', async () => {
  const parameters = { ...state.parameters, 'query:id': 'two' };
  expect(await checkForm(form, { ...state, parameters })).toEqual({
    'query:id': ['The id field must be an integer.'],
  });
});

it('gives every control an id that no other has, whatever parameters and fields are called', () => {
  const names = ['a.b', 'a-b', 'a b', 'a%20b', 'credential', 'path-id', 'raw'];
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
  const html = renderToStaticMarkup(
    <ConsoleForm form={one} scope="t" state={recall(one)} faults={{}} onChange={() => undefined} />,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(2 * names.length);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
