import { expect, test } from 'vitest';
import { api } from '@frontline/specs/call-for-help';
import { openSqlite } from '@frontline/storage/sqlite';
import { buttonKey, demoServer } from './demo-server.ts';

interface Printed {
  operationId: string;
  /** The name that a request example and a response example share. */
  name: string;
  line: string;
  body: unknown;
  status: number;
  answer: unknown;
}

/** Every request that the document prints, with the answer it prints under the same name. */
const printed = Object.entries(api.document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]): Printed[] => {
    const [media] = Object.values(operation.requestBody?.content ?? {});
    const parameters = operation.parameters ?? [];
    const refused = operation['x-refused'] ?? {};
    const names = new Set([
      ...Object.keys(refused),
      ...Object.keys(media?.examples ?? {}),
      ...parameters.flatMap(({ examples }) => Object.keys(examples ?? {})),
    ]);
    return [...names].map((name) => {
      const [status, answer] = responseNamed(operation.responses, name);
      const line = parameters.reduce((line, { name: parameter, in: place, examples }) => {
        const given = refused[name]?.parameters?.[parameter] ?? examples?.[name]?.value ?? '';
        const value = encodeURIComponent(String(given));
        return place === 'path'
          ? line.replace(`{${parameter}}`, value)
          : `${line}?${parameter}=${value}`;
      }, `${method.toUpperCase()} ${path}`);
      const body = refused[name]?.body ?? media?.examples?.[name]?.value;
      return { operationId: operation.operationId, name, line, body, status, answer };
    });
  }),
);

type Responses = Record<
  string,
  { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }
>;

function responseNamed(responses: Responses, name: string): [number, unknown] {
  for (const [status, { content = {} }] of Object.entries(responses)) {
    const example = Object.values(content)[0]?.examples?.[name];
    if (example) return [Number(status), example.value];
  }
  throw new Error(`The document prints the request "${name}" without its answer.`);
}

/** Times, and ids that are drawn anew, differ from one run to the next. */
function comparable(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer)
      .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"<time>"')
      .replace(/^"[\w-]{22}"$/, '"<message_id>"'),
  );
}

test.each(printed)('answers $operationId, example $name, as printed', async (example) => {
  const db = await openSqlite({ file: ':memory:' });
  const { send } = await demoServer(db);
  const { line, body, status, answer } = example;
  const sent = await send(line, { body, key: buttonKey });
  expect(sent.status).toBe(status);
  expect(comparable(sent.body)).toEqual(comparable(answer));
  await db.close();
});

test('finds the examples', () => {
  expect(printed.length).toBeGreaterThan(20);
});
