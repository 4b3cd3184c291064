import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earnedAnswers } from '@frontline/contract/test-statuses';
import {
  brokenBodies,
  brokenTexts,
  segmentOf,
  valueOf,
  type Drawable,
} from '@frontline/contract/test-values';
import { api } from '@frontline/specs/lockers';
import { openSqlite } from '@frontline/storage/sqlite';
import { demoServer, eachEngine, type Sent } from '../demo-server.ts';
import { statusFixtures } from '../status-fixtures.ts';

const wrongSecret = 'a-secret-that-is-wrong';
const secrets = ['demo-secret-token', 'demo-locker-key-1', 'demo-locker-key-2', wrongSecret];

const operations = Object.entries(api.document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => {
    const [media] = Object.values(operation.requestBody?.content ?? {});
    return {
      operationId: operation.operationId,
      line: `${method.toUpperCase()} ${path}`,
      usesKey: 'LockerKey' in (operation.security?.[0] ?? {}),
      parameters: (operation.parameters ?? []).filter((parameter) => parameter.in === 'path'),
      body: media?.schema as Drawable | undefined,
    };
  }),
);
type Operation = (typeof operations)[number];

/** What the demonstration store knows, so that the good answers are checked too. */
const known: Record<string, unknown[]> = {
  location_id: [101, 102],
  locker_id: [1, 2],
  cabinet_id: [11, 12, 13, 14, 21, 22, 23, 24, 25, 26],
  order_id: ['ORD-1001', 'ORD-1002', 'ORD-1003'],
  open_code: ['482913', '731046', '000000'],
  key: [1, 2, 3, 4],
};

/** Bodies that are not what they claim to be. */
const brokenBodyTexts = [
  ...brokenTexts,
  '{"command":"polish","command":"open"}',
  '{"__proto__":{"command":"open"}}',
  `{"command":"close","delay":${'9'.repeat(400)}}`,
  '{"command":"close","delay":1e999}',
  `{"cabinets":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{"cabinets":[${'{"key":'.repeat(5_000)}1${'}'.repeat(5_000)}]}`,
  `{"cabinets":[${'{"key":1,"front_status":"open"},'.repeat(1_500)}{"key":1,"front_status":"open"}]}`,
  '{"order_id":"\\u0000\\ud800"}',
];

function informed(schema: Drawable, name = ''): Drawable {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(known[name] ? { examples: known[name] } : {}),
    ...(items ? { items: informed(items) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([field, property]) => [
              field,
              informed(property, field),
            ]),
          ),
        }
      : {}),
  };
}

function requestsTo({ line, usesKey, parameters, body }: Operation) {
  const good = usesKey ? 'demo-locker-key-1' : 'demo-secret-token';
  const bad = fc.constantFrom('', wrongSecret, `${good} ${wrongSecret}`, 'x'.repeat(5_000));
  return fc
    .record({
      secret: fc.oneof({ weight: 20, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: bad }),
      segments: fc.tuple(
        ...parameters.map(({ name, schema }) => segmentOf(informed(schema as Drawable, name))),
      ),
      body: body
        ? fc.oneof(
            { weight: 8, arbitrary: valueOf(informed(body)) },
            { weight: 1, arbitrary: brokenBodies(brokenBodyTexts) },
          )
        : fc.constant(undefined),
      seconds: fc.constantFrom(0, 1, 61),
      address: fc.constantFrom('192.0.2.1', '192.0.2.2', '2001:db8::1'),
    })
    .map(({ secret, segments, seconds, ...sent }) => ({
      line: parameters.reduce(
        (text, { name }, index) => text.replace(`{${name}}`, () => segments[index] ?? ''),
        line,
      ),
      seconds,
      sent: { ...sent, ...(usesKey ? { key: secret } : { token: secret }) } as Sent,
    }));
}

test.each(operations.filter(({ body }) => body))(
  'refuses a body to $operationId that is not what it claims to be',
  async ({ line, usesKey, operationId }) => {
    const { send, errors } = await demoServer(await openSqlite({ file: ':memory:' }));
    const path = line.replace('{cabinet_id}', '11').replace('{open_code}', '482913');
    const optional = operationId.startsWith('complete') ? [200] : [];
    for (const body of brokenBodyTexts) {
      const answer = await send(path, { body, ...(usesKey ? { key: 'demo-locker-key-1' } : {}) });
      const wanted = body.startsWith('{"command"') ? [200, 400, 422] : [400, 413, 422, ...optional];
      expect(wanted, `${body.slice(0, 60)} ${JSON.stringify(answer.body)}`).toContain(
        answer.status,
      );
    }
    expect(errors).toEqual([]);
  },
);

await eachEngine((engine) => {
  test.each(operations)(
    'survives everything that can be sent to $operationId',
    { timeout: 60_000 },
    async (operation) => {
      const { send, clock, errors } = await demoServer(await engine.open());
      const reached = new Set<number>();
      const earned = earnedAnswers(api.document, statusFixtures, operation.operationId);
      await fc.assert(
        fc.asyncProperty(requestsTo(operation), async ({ line, sent, seconds }) => {
          clock.advance(seconds);
          const answer = await send(line, sent);
          expect(answer.status).not.toBe(500);
          const text = JSON.stringify([answer.body, ...answer.headers]);
          const allowed = operation.operationId === 'listLockers' ? secrets.slice(1, 3) : [];
          for (const secret of secrets.filter((each) => !allowed.includes(each))) {
            expect(text).not.toContain(secret);
          }
          reached.add(answer.status);
        }),
        {
          numRuns: 100,
          examples: earned.map(([, line, sent = {}]) => [{ line, sent, seconds: 0 }]),
        },
      );
      expect(errors).toEqual([]);
      expect([...reached]).toEqual(expect.arrayContaining(earned.map(([status]) => status)));
    },
  );
});
