import { describe, expect, test } from 'vitest';
import { startDemoServers } from './demo-servers.ts';
import { codeOf, difference, examplesOf, FenceFault, isRecord, type Example } from './fences.ts';
import { pages, parts } from './pages.ts';
import { sendableRequests } from './sendable-requests.ts';
import { repeatHeader, statusAdvice } from '../content/status-advice.ts';

const examples = [...pages, ...parts].flatMap(({ id, body }) => examplesOf(id, body));
const byName = new Map(examples.map((example) => [example.name, example]));

describe('the requests printed in the docs', () => {
  test('exist and have unique names', () => {
    const names = examples.map(({ name }) => name);
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    const places = `${pages.length} pages and in ${parts.length} parts`;
    console.log(`Executed examples: ${names.length} requests on ${places}`);
    expect(twice).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  });

  test.each(examples)('answer as printed: $name ($place)', async (example) => {
    const servers = await startDemoServers();
    try {
      for (const { request, status, answer, open } of withPrerequisites(example)) {
        const answered = await servers.send(request);
        expect(answered.status, JSON.stringify(answered.body)).toBe(status);
        expect(difference(answer, answered.body, open)).toBeUndefined();
      }
    } finally {
      await servers.close();
    }
  });
});

/** The example after its prerequisites (`after=`), in order. */
function withPrerequisites(example: Example, seen: string[] = []): Example[] {
  if (seen.includes(example.name)) {
    throw new FenceFault(`${example.place}: ${example.name} comes after itself.`);
  }
  if (!example.after) return [example];
  const before = byName.get(example.after);
  if (!before) throw new FenceFault(`${example.place}: after=${example.after} names no example.`);
  return [...withPrerequisites(before, [...seen, example.name]), example];
}

const documented = await sendableRequests();
/** The first successful example of each operation. */
const firsts = documented.filter(
  ({ operationId, status }, at) =>
    status < 300 &&
    documented.findIndex((one) => one.operationId === operationId && one.status < 300) === at,
);
const refusable = firsts.flatMap(({ bare, ...example }) => (bare ? [{ ...example, bare }] : []));

describe('the requests printed in the API documents', () => {
  test('are there', () => {
    console.log(`Executed examples: ${documented.length} requests of the API documents`);
    expect(documented.length).toBeGreaterThan(0);
    expect(refusable.length).toBeGreaterThan(0);
  });

  test.each(documented)('answer as printed: $operationId, $name', async (example) => {
    const { status, answer, request } = example;
    const servers = await startDemoServers();
    const answered = await servers.send(request);
    await servers.close();
    expect(answered.status, JSON.stringify(answered.body)).toBe(status);
    expect(timeless(answered.body)).toEqual(timeless(answer));
  });

  test.each(refusable)('are refused without a credential: $operationId, $name', async (example) => {
    const { bare, printed } = example;
    const servers = await startDemoServers();
    const answered = await servers.send(bare);
    await servers.close();
    expect(answered.status).toBe(printed['401'] ? 401 : 403);
    expect(printed[answered.status]).toContainEqual(answered.body);
  });

  test.each(firsts)('fail as printed without a database: $operationId, $name', async (example) => {
    const servers = await startDemoServers();
    await servers.close();
    const answered = await servers.send(example.request);
    expect(answered.status).toBe(500);
    expect(example.printed['500']).toContainEqual(answered.body);
  });
});

/**
 * A value with every timestamp replaced, and lists reduced to their first element: documents print one of many.
 */
function timeless(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(timeless);
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, timeless(each)]));
  }
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
  return isTime ? '<time>' : value;
}

describe('the code printed in the docs', () => {
  const fences = pages.flatMap(({ id, body }) => codeOf(body, 'js').map((code) => ({ id, code })));
  const signed = {
    url: 'https://radio.example.com/webhooks/incoming/twilio/edge-0042',
    authToken: 'test_auth_token',
    signature: 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=',
  };
  const fields = {
    AccountSid: 'AC00000000000000000000000000000000',
    Body: 'Spill in aisle 4',
    From: '+15550100001',
    To: '+15550100002',
  };

  test.each(fences)('accepts the printed signature and no other: $id', async ({ code }) => {
    const module = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as { [name: string]: (given: object) => boolean };
    const [fits] = Object.values(module);
    const verify = (sent: Record<string, string>) =>
      fits?.({ ...signed, fields: sent, form: new URLSearchParams(sent) });
    expect(verify(fields)).toBe(true);
    expect(verify({ ...fields, Body: 'Spill in aisle 5' })).toBe(false);
  });

  test('is there', () => expect(fences.length).toBeGreaterThan(0));
});

describe('a page with a fence that is not executed', () => {
  const request = '```http test=a\nGET /x HTTP/1.1\nHost: localhost:8002\n```';
  const answer = '```json expect=a status=200\n{}\n```';
  const open = `${request}\n\n${answer.replace(' status', ' any=b status')}`;

  test.each([
    ['an http fence without a name', request.replace(' test=a', ''), 'p:1: this http fence'],
    ['a request without an answer', `${request}\n\nText.\n\n${answer}`, 'p:1: expect=a does not'],
    ['an answer on its own', answer, 'p:1: expect=a follows no request'],
    ['an open field that is not printed', open, 'any=b names no text or number'],
  ])('is rejected: %s', (_, markdown, sentence) => {
    expect(() => examplesOf('p', markdown)).toThrow(sentence);
  });

  test('is found inside details', () => {
    const folded = `<details>\n\n${request}\n\n${answer}\n\n</details>`;
    expect(examplesOf('p', folded)).toHaveLength(1);
  });
});

const changing = firsts.filter(({ method }) => method !== 'GET');
test.each(changing)('accepts an idempotency key: $operationId', ({ operation }) => {
  const names = (operation.parameters ?? []).map((one) => ('name' in one ? one.name : ''));
  expect(names).toContain(repeatHeader);
});

test('has advice for every documented status', () => {
  const statuses = documented.flatMap(({ printed }) => Object.keys(printed));
  expect(Object.keys(statusAdvice)).toEqual([...new Set(statuses)].sort());
});
