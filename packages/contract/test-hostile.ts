import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OpenApiDocument, Operation, Parameter } from './src/document.ts';
import { earnedAnswers, type StatusFixture } from './test-statuses.ts';
import { brokenBodies, brokenTexts, segmentOf, valueOf, type Drawable } from './test-values.ts';

interface HostileApi<Sent> {
  document: OpenApiDocument;
  fixtures: StatusFixture<Sent>[];
  /** What the demonstration data has, by the name of the field, so that good answers are common. */
  known: Record<string, unknown[]>;
  /** Who sends a request to an operation: the right caller first, then wrong ones. */
  callers(operationId: string): Sent[];
  /** What no answer of an operation may hold. */
  secrets(operationId: string): string[];
  /** Seconds that pass before a request. */
  seconds(operationId: string): number[];
  /** Bodies that are not what they claim to be, beside those of any API. */
  broken: string[];
}

interface HostileServer<Sent> {
  send(line: string, sent: Sent): Promise<{ status: number; body: unknown; headers: Headers }>;
  clock: { advance(seconds: number): void };
  errors: unknown[];
}

/** A test for each operation: whatever is sent to it, it does not fail, tells no secret and can still answer well. */
export function surviveHostileInput<Sent extends object>(
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
      const earned = earnedAnswers(api.document, api.fixtures, operationId);
      const drawn = requestsTo(operation, api);
      const reached = new Set<number>();
      await fc.assert(
        fc.asyncProperty(drawn, async ({ line, sent, seconds }) => {
          clock.advance(seconds);
          const answer = await send(line, sent);
          expect(answer.status).not.toBe(500);
          const text = JSON.stringify([answer.body, ...answer.headers]);
          for (const secret of api.secrets(operationId)) expect(text).not.toContain(secret);
          reached.add(answer.status);
        }),
        {
          numRuns,
          examples: [
            ...earned.map(([, line, sent]) => ({ line, sent: sent ?? ({} as Sent), seconds: 0 })),
            ...brokenRequestsTo(operation, api),
          ].map((request) => [request]),
        },
      );
      expect(errors).toEqual([]);
      expect([...reached]).toEqual(expect.arrayContaining(earned.map(([status]) => status)));
    },
  );
}

type Lined = Operation & { line: string };

const schemaOf = ({ requestBody }: Operation) =>
  Object.values(requestBody?.content ?? {})[0]?.schema as Drawable | undefined;

function requestsTo<Sent extends object>(operation: Lined, api: HostileApi<Sent>) {
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
          segmentOf(informed(schema as Drawable, api.known, name)),
        ),
      ),
      body: body
        ? fc.oneof(
            { weight: 8, arbitrary: valueOf(informed(body, api.known)) },
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

/** Each body that is not what it claims to be, from the right caller. */
function brokenRequestsTo<Sent extends object>(operation: Lined, api: HostileApi<Sent>) {
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

/** A schema whose examples are what the demonstration data has. */
function informed(schema: Drawable, known: Record<string, unknown[]>, name = ''): Drawable {
  const { properties, items } = schema;
  const fields = Object.entries(properties ?? {}).map(([field, property]) => [
    field,
    informed(property, known, field),
  ]);
  return {
    ...schema,
    ...(known[name] ? { examples: known[name] } : {}),
    ...(items ? { items: informed(items, known) } : {}),
    ...(properties ? { properties: Object.fromEntries(fields) } : {}),
  };
}
