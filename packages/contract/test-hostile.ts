import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OpenApiDocument, Operation, Parameter } from './src/document.ts';
import { fixturesOf, type StatusFixture } from './test-statuses.ts';
import { brokenBodies, brokenTexts, segmentOf, valueOf, type SampleSchema } from './test-values.ts';

interface HostileApi<Sent> {
  document: OpenApiDocument;
  fixtures: StatusFixture<Sent>[];
  /** Values of the demonstration data, by field name, so that successful responses are common. */
  known: Record<string, unknown[]>;
  /** The credentials for an operation: the valid ones first, then invalid ones. */
  callers(operationId: string): Sent[];
  /** What no response of an operation may contain. */
  secrets(operationId: string): string[];
  /** Seconds to advance the clock before a request. */
  seconds(operationId: string): number[];
  /** Malformed bodies specific to this API. */
  broken: string[];
}

interface HostileServer<Sent> {
  send(line: string, sent: Sent): Promise<{ status: number; body: unknown; headers: Headers }>;
  clock: { advance(seconds: number): void };
  errors: unknown[];
}

/** Tests that each operation never fails on any input, reveals no secret, and still reaches its statuses. */
export function testHostileInput<Sent extends object>(
  api: HostileApi<Sent>,
  start: () => Promise<HostileServer<Sent>>,
  numRuns: number,
): void {
  const operations = Object.entries(api.document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      line: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );
  test.each(operations)(
    'survives everything that can be sent to $operationId',
    { timeout: 60_000 },
    async (operation) => {
      const { operationId } = operation;
      const { send, clock, errors } = await start();
      const fixtures = fixturesOf(api.document, api.fixtures, operationId);
      const requests = requestsTo(operation, api);
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(requests, async ({ line, sent, seconds }) => {
          clock.advance(seconds);
          const answer = await send(line, sent);
          expect(answer.status).not.toBe(500);
          const text = JSON.stringify([answer.body, ...answer.headers]);
          for (const secret of api.secrets(operationId)) expect(text).not.toContain(secret);
          statuses.add(answer.status);
        }),
        {
          numRuns,
          examples: [
            ...fixtures.map(([, line, sent]) => ({ line, sent: sent ?? ({} as Sent), seconds: 0 })),
            ...brokenRequestsTo(operation, api),
          ].map((request) => [request]),
        },
      );
      expect(errors).toEqual([]);
      expect([...statuses]).toEqual(expect.arrayContaining(fixtures.map(([status]) => status)));
    },
  );
}

type OperationLine = Operation & { line: string };

const schemaOf = ({ requestBody }: Operation) =>
  Object.values(requestBody?.content ?? {})[0]?.schema as SampleSchema | undefined;

function requestsTo<Sent extends object>(operation: OperationLine, api: HostileApi<Sent>) {
  const [right, ...wrong] = api.callers(operation.operationId) as [Sent, ...Sent[]];
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header');
  const body = schemaOf(operation);
  return fc
    .record({
      caller: fc.oneof(
        { weight: 15, arbitrary: fc.constant(right) },
        { weight: 1, arbitrary: fc.constantFrom(...wrong) },
      ),
      values: fc.tuple(
        ...parameters.map(({ name, schema }) =>
          segmentOf(withExamples(schema as SampleSchema, api.known, name)),
        ),
      ),
      body: body
        ? fc.oneof(
            { weight: 8, arbitrary: valueOf(withExamples(body, api.known)) },
            { weight: 1, arbitrary: brokenBodies([...brokenTexts, ...api.broken]) },
          )
        : fc.constant(undefined),
      seconds: fc.constantFrom(...api.seconds(operation.operationId)),
    })
    .map(({ caller, values, body, seconds }) => ({
      line: lineOf(operation.line, parameters, values),
      sent: { ...caller, body },
      seconds,
    }));
}

/** Each malformed body, sent with valid credentials. */
function brokenRequestsTo<Sent extends object>(operation: OperationLine, api: HostileApi<Sent>) {
  if (!schemaOf(operation)) return [];
  const line = operation.line.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(api.known[name]?.[0]),
  );
  const [right] = api.callers(operation.operationId) as [Sent];
  return [...brokenTexts, ...api.broken].map((body) => ({
    line,
    sent: { ...right, body },
    seconds: 0,
  }));
}

function lineOf(line: string, parameters: Parameter[], values: string[]): string {
  return parameters.reduce(
    (text, { name, in: place }, index) =>
      place === 'path'
        ? text.replace(`{${name}}`, () => values[index] ?? '')
        : `${text}${text.includes('?') ? '&' : '?'}${name}=${values[index]}`,
    line,
  );
}

/** Adds values of the demonstration data to a schema, as examples. */
function withExamples(
  schema: SampleSchema,
  known: Record<string, unknown[]>,
  name = '',
): SampleSchema {
  const { properties, items } = schema;
  const fields = Object.entries(properties ?? {}).map(([field, property]) => [
    field,
    withExamples(property, known, field),
  ]);
  return {
    ...schema,
    ...(known[name] ? { examples: known[name] } : {}),
    ...(items ? { items: withExamples(items, known) } : {}),
    ...(properties ? { properties: Object.fromEntries(fields) } : {}),
  };
}
