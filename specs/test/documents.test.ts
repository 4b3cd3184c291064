import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiNames, operationsOf, readSource, sourceFile } from '../apis.ts';
import type { Operation } from '../document.ts';
import { bundle } from '../generation/bundle.ts';
import { entities, errors, operations } from './promised.ts';
import { addressOf } from '../printed-requests.ts';

const documents = Object.fromEntries(apiNames.map((name) => [name, bundle(readSource(name))]));
const documented = Object.values(documents).flatMap(operationsOf);
const isPromised = ({ operation }: { operation: Operation }) => operation.operationId in operations;
const words = (text: string) => text.split(/\s+/);

describe('the entities of specification section 3', () => {
  const promised = Object.entries(entities).flatMap(([api, schemas]) =>
    Object.entries(schemas).map(([name, fields]) => [name, api, words(fields).sort()] as const),
  );
  it.each(promised)(
    'documents every field of %s, and no other in an answer',
    (name, api, fields) => {
      const schema = documents[api]?.components.schemas[name];
      const documentedFields = Object.keys(schema?.properties ?? {}).sort();
      if (api === 'radio') return expect(documentedFields).toEqual(expect.arrayContaining(fields));
      expect([documentedFields, schema?.required?.toSorted()]).toEqual([fields, fields]);
    },
  );
});

describe('the calls of specification sections 5 to 7', () => {
  it('documents each of them, in reading order', () => {
    const ids = documented.map(({ operation }) => operation.operationId);
    expect(ids.filter((id) => id in operations)).toEqual(Object.keys(operations));
  });

  it('calls every other operation an addition of the reference server', () => {
    for (const { operation } of documented.filter((one) => !isPromised(one))) {
      expect(operation.description, operation.operationId).toMatch(
        /Addition\s+of the reference server/,
      );
    }
  });

  for (const [id, promise] of Object.entries(operations)) {
    it(`documents ${promise.call} as ${id}`, () => {
      const { method, path, operation } = find(id);
      expect(`${method.toUpperCase()} ${path}`).toBe(promise.call);
      expect(operation.security.flatMap(Object.keys)).toEqual(
        'credential' in promise ? [promise.credential] : [],
      );
      const { sent, required } = fieldsOf(operation);
      expect(sent).toEqual(expect.arrayContaining(words(promise.sends)));
      expect(required.sort()).toEqual(words(promise.requires).sort());
    });
  }

  it('calls every other field an addition of the reference server', () => {
    for (const [id, promise] of Object.entries(operations)) {
      const { operation } = find(id);
      const known = words(promise.sends);
      for (const media of Object.values(operation.requestBody?.content ?? {})) {
        for (const [name, field] of Object.entries(media.schema.properties ?? {})) {
          if (!known.includes(name)) {
            expect(field.description).toMatch(/Addition\s+of the reference server/);
          }
        }
      }
    }
  });
});

describe('the error catalog of specification section 8', () => {
  for (const [id, statuses] of Object.entries(errors)) {
    it(`prints the sentences of ${id} word for word`, () => {
      const { responses } = find(id).operation;
      for (const [status, sentence] of Object.entries(statuses)) {
        expect(JSON.stringify(responses[status]?.content)).toContain(sentence);
      }
    });
  }

  it('documents 422 wherever validation may fail', () => {
    for (const { operation } of documented) expect(operation.responses).toHaveProperty('422');
  });
});

it('lists every document of the repository, and no other', () => {
  const root = new URL('../..', import.meta.url);
  const files = ['specs', ...readdirSync(new URL('servers', root)).map((name) => `servers/${name}`)]
    .flatMap((folder) => readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}`))
    .filter((name) => name.endsWith('-api.yaml'));
  expect(apiNames.map(sourceFile).toSorted()).toEqual(files.toSorted());
});

it('offers http and https on the default ports of specification section 9', () => {
  const specified = Object.keys(entities).map((api) => documents[api]!);
  const urls = specified.map(({ servers }) => servers.map(({ url }) => url));
  expect(urls).toEqual([
    ['http://localhost:8002', 'https://localhost:8002'],
    ['http://localhost:8004', 'https://localhost:8004'],
    ['http://localhost:5000', 'https://localhost:5000'],
  ]);
});

function find(id: string) {
  const found = documented.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`The operation ${id} is not documented.`);
  return found;
}

function fieldsOf(operation: Operation) {
  const parameters = operation.parameters ?? [];
  const [media] = Object.values(operation.requestBody?.content ?? {});
  return {
    sent: [...parameters.map(({ name }) => name), ...Object.keys(media?.schema.properties ?? {})],
    required: [
      ...parameters.filter(({ required }) => required).map(({ name }) => name),
      ...(media?.schema.required ?? []),
    ],
  };
}

it('writes values into an address so that each stays one, and leaves out what has none', () => {
  const parameters = [
    { name: 'id', in: 'path' },
    ...['a', 'left-out', 'b'].map((name) => ({ name, in: 'query' })),
  ];
  const operation = { parameters } as unknown as Operation;
  const values = { id: 'a/b c?d#e%', a: 'x&y=z', b: 1 };
  expect(addressOf({ path: '/things/{id}/parts', operation, parameters: values })).toBe(
    '/things/a%2Fb%20c%3Fd%23e%25/parts?a=x%26y%3Dz&b=1',
  );
});
