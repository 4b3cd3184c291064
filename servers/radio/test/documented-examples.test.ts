import { expect, test } from 'vitest';
import { api } from '@frontline/specs/radio';
import { openSqlite } from '@frontline/storage/sqlite';
import { demoServer, edgeKey, signedForm } from './demo-server.ts';

interface Printed {
  operationId: string;
  /** The name that a request example and a response example share. */
  name: string;
  line: string;
  edgeId: string;
  body: Record<string, string>;
  status: number;
  answer: unknown;
}

/** Every request that the document prints, with the answer it prints under the same name. */
const printed = Object.entries(api.document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]): Printed[] => {
    const [media] = Object.values(operation.requestBody?.content ?? {});
    const examples = { ...media?.examples };
    const refused = operation['x-refused'] ?? {};
    return [...new Set([...Object.keys(examples), ...Object.keys(refused)])].map((name) => {
      const [status, answer] = responseNamed(operation.responses, name);
      const edgeId = String(
        refused[name]?.parameters?.['edgeId'] ??
          operation.parameters?.[0]?.examples?.[name]?.value ??
          '',
      );
      return {
        operationId: operation.operationId,
        name,
        line: `${method.toUpperCase()} ${path.replace('{edgeId}', edgeId)}`,
        edgeId,
        body: (refused[name]?.body ?? examples[name]?.value) as Record<string, string>,
        status,
        answer,
      };
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

test.each(printed)('answers $operationId, example $name, as printed', async (example) => {
  const db = await openSqlite({ file: ':memory:' });
  const { send } = await demoServer(db);
  const { line, body, status, answer, edgeId } = example;
  const sent = edgeId ? signedForm(body, { edgeId }) : { body, headers: { 'api-key': edgeKey } };
  expect(await send(line, sent)).toMatchObject({ status, body: answer });
  await db.close();
});

test('finds the examples', () => {
  expect(printed.length).toBeGreaterThan(5);
});
