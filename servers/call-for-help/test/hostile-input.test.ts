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
import { api } from '@frontline/specs/call-for-help';
import { openSqlite } from '@frontline/storage/sqlite';
import { buttonKey, demoServer, eachEngine, type Sent } from './demo-server.ts';
import { statusFixtures } from './status-fixtures.ts';
import { brand } from '../../../brand/brand.ts';

interface Operation {
  operationId: string;
  method: string;
  path: string;
  body?: Drawable;
  parameters: { name: string; in: string; schema: Drawable }[];
}

interface HostileRequest {
  line: string;
  sent: Sent;
  /** Seconds that pass before it is sent. */
  seconds: number;
}

const operations = Object.entries(api.document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]): Operation => {
    const [media] = Object.values(operation.requestBody?.content ?? {});
    return {
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      ...(media ? { body: media.schema as Drawable } : {}),
    };
  }),
);

/** Bodies that are not what they claim to be. */
const brokenBodyTexts = [
  ...brokenTexts,
  '{"message_id":"demo-request-created","message_id":"no-such-request"}',
  '{"__proto__":{"message_id":"demo-request-created"}}',
  '{"voltage":1e999,"device_key":"demo-button-aisle-4"}',
  `{"voltage":${'9'.repeat(400)},"device_key":"demo-button-aisle-4"}`,
  `{"device_key":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  `{"device_key":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
  '{"message_id":"\\u0000\\ud800"}',
];

const wrongSecret = 'a-secret-that-is-wrong';
const authorization = fc.oneof(
  { weight: 12, arbitrary: fc.constant(`${brand.credentialScheme} ${buttonKey}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '',
        brand.credentialScheme,
        `${brand.credentialScheme.toLowerCase()} ${wrongSecret}`,
        `Bearer ${buttonKey}`,
        'x'.repeat(9_000),
      ],
      `${brand.credentialScheme} ${buttonKey} ${wrongSecret}`,
      `${brand.credentialScheme} \u00ff\u00fe`,
    ),
  },
);
const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'text/plain', 'application/JSON; charset=utf-8', ';', 'a/b/c'),
  },
);

/** Every demonstration request, so that 200 answers are common enough to be checked. */
const known = ['created', 'claimed', 'on-the-way', 'completed', 'canceled'].map(
  (name) => `demo-request-${name}`,
);
const drawn = (name: string, schema: Drawable): Drawable =>
  name === 'message_id' ? { ...schema, examples: known } : schema;

function withParameter(url: string, { name, in: place }: Named, value: string): string {
  return place === 'path' ? url.replace(`{${name}}`, value) : `${url}?${name}=${value}`;
}
type Named = { name: string; in: string };

function requestsTo({ operationId, path, method, body, parameters }: Operation) {
  const segments = parameters.map(({ name, schema }) => segmentOf(drawn(name, schema)));
  const properties = Object.entries(body?.properties ?? {}).map(
    ([name, schema]) => [name, drawn(name, schema)] as const,
  );
  const fields = body && valueOf({ ...body, properties: Object.fromEntries(properties) });
  return fc
    .record({
      authorization,
      contentType,
      segments: fc.tuple(...segments),
      body: fields
        ? fc.oneof(
            { weight: 6, arbitrary: fields },
            { weight: 1, arbitrary: brokenBodies(brokenBodyTexts) },
          )
        : fc.constant(undefined),
      // Only a button needs time to pass; requests left waiting would all time out.
      seconds: operationId === 'pressCallButton' ? fc.constantFrom(0, 30, 61) : fc.constant(0),
    })
    .map((drawn) => {
      const url = parameters.reduce(
        (url, parameter, index) => withParameter(url, parameter, drawn.segments[index] ?? ''),
        path,
      );
      const headers = {
        ...(drawn.authorization ? { authorization: drawn.authorization } : {}),
        ...(drawn.contentType ? { 'content-type': drawn.contentType } : {}),
      };
      return {
        line: `${method} ${url}`,
        seconds: drawn.seconds,
        sent: { headers, body: drawn.body },
      };
    });
}

test.each(operations.filter(({ body }) => body))(
  'refuses a body to $operationId that is not what it claims to be',
  async ({ method, path }) => {
    const { send, errors } = await demoServer(await openSqlite({ file: ':memory:' }));
    const headers = { 'content-type': 'application/json' };
    for (const body of brokenBodyTexts) {
      const line = `${method} ${path.replace('{message_id}', 'nowhere')}`;
      const { status } = await send(line, { key: buttonKey, headers, body });
      expect([400, 404, 413, 422], body.slice(0, 60)).toContain(status);
    }
    expect(errors).toEqual([]);
  },
);

await eachEngine((engine) => {
  for (const operation of operations) {
    test(`survives everything that can be sent to ${operation.operationId}`, async () => {
      const { send, clock, errors } = await demoServer(await engine.open());
      const earned = earnedAnswers(api.document, statusFixtures, operation.operationId);
      const reached = new Set<number>();
      await fc.assert(
        fc.asyncProperty(requestsTo(operation), async ({ line, sent, seconds }: HostileRequest) => {
          clock.advance(seconds);
          const answer = await send(line, sent);
          expect(answer.status).not.toBe(500);
          const text = JSON.stringify([answer.body, ...answer.headers]);
          expect(text).not.toContain(buttonKey);
          expect(text).not.toContain(wrongSecret);
          reached.add(answer.status);
        }),
        {
          numRuns: 100,
          examples: earned.map(([, line, sent = {}]) => [{ line, sent, seconds: 0 }]),
        },
      );
      expect(errors).toEqual([]);
      expect([...reached]).toEqual(expect.arrayContaining(earned.map(([status]) => status)));
    });
  }
});
