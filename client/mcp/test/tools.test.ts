import { openSqlite } from '@frontline/storage/sqlite';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../../brand/brand.ts';
import { createMcpServer } from '../create-server.ts';

const docs = 'https://docs.example.com';
const intro = `# How Lockers work\n\nStaff load an order.\n\n## Open codes\n\nA code has six digits.`;
const api = '# Lockers API\n\nA bank.\n\n### Create a locker order\n\nPOST.';
const pages = [
  { path: '/docs/lockers/intro', markdown: intro },
  { path: '/docs/apis/lockers', markdown: api },
];
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  const open = () => openSqlite({ file: ':memory:' });
  await createMcpServer({ name: 'docs', version: '1.0.0', docs, pages, open }).connect(theirs);
  await client.connect(mine);
});
afterAll(() => client.close());

const wait = { seconds: 1 };
const get = { api: 'lockers', method: 'GET', path: '/api/lockers/locations/101' };
const press = {
  api: 'call-for-help',
  method: 'POST',
  path: '/api/callbutton/press',
  headers: { Authorization: `${brand.credentialScheme} demo-button-secret` },
  body: '{"device_key":"demo-button-aisle-4"}',
};
const order = {
  api: 'lockers',
  method: 'POST',
  as: 'order',
  path: '/api/lockers/orders?secret_token=demo-secret-token',
  body: `{ "rearload": false, "locker_id": 2, "cabinet_id": 21, "order_id": "ORD-2001",
    "organization_id": 1, "location_id": 101 }`,
};
const steps = [
  press,
  wait,
  order,
  { ...get, path: `${get.path}?secret_token=demo-secret-token` },
  { ...get, path: '/api/lockers/cabinets/{{order.no_such_field}}' },
];

async function call(name: string, given: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: given });
  const [first] = answer.content as { text: string }[];
  return { text: first!.text, isError: answer.isError ?? false };
}

const read = async (name: string, given: Record<string, unknown>) =>
  JSON.parse((await call(name, given)).text) as Record<string, unknown>;

const claim = { api: 'call-for-help', method: 'POST', path: '/api/callforhelp/claim' };

describe('the tools for coding agents', () => {
  it.each([
    `${docs}/docs/lockers/intro.md#open-codes`,
    `${docs}/docs/lockers/intro?from=search`,
    'docs/lockers/intro.html',
    '/docs/lockers/intro/',
  ])('read a page by its address, as other pages link to it: %s', async (path) => {
    expect(await call('read_page', { path })).toMatchObject({ isError: false });
  });

  it('find a section, and read its page', async () => {
    const { text } = await call('search_docs', { query: 'open codes' });
    expect(JSON.parse(text)).toContainEqual({
      path: '/docs/lockers/intro#open-codes',
      page: 'How Lockers work',
      section: 'Open codes',
      address: `${docs}/docs/lockers/intro#open-codes`,
    });
    const page = await call('read_page', { path: '/docs/lockers/intro#open-codes' });
    expect(page.text).toContain('A code has six digits.');
    expect(await call('read_page', { path: '/etc/passwd' })).toEqual({
      isError: true,
      text: 'No page has the path "/etc/passwd". search_docs names those that exist.',
    });
  });

  it('find an operation by its name, and read it with examples', async () => {
    const { text } = await call('search_docs', { query: 'createOrder' });
    expect(text).toContain('/docs/apis/lockers#create-order');
    expect(text).not.toContain('#create-a-locker-order');
    const line = await call('read_operation', { operation: 'POST /api/lockers/orders' });
    expect(line.text).toContain('# Create a locker order');
    expect(line.text).toContain('The cabinet is occupied.');
    expect(line.text).toContain(`${docs}/docs/apis/lockers#create-order`);
  });

  it('validate a request against its document', async () => {
    const found = await read('validate_request', { ...claim, body: '{"message_id":"a"}' });
    expect(found['fits']).toBe(false);
    expect(found['findings']).toContainEqual({
      kind: 'body',
      says: '`claimed_by` is missing.',
      address: `${docs}/docs/apis/call-for-help#claim-request--body--claimed-by`,
    });
  });

  it('validate an answer against its document', async () => {
    const answer = { ...claim, status: 200, headers: { 'content-type': 'application/json' } };
    const whole = await read('validate_answer', { ...answer, body: '{"success":true}' });
    expect(whole).toEqual({ fits: true, findings: [] });
    const wrong = await read('validate_answer', { ...answer, body: '{"success":1}' });
    const says = '`success` must be boolean, and is number.';
    expect(wrong['findings']).toMatchObject([{ says }]);
  });

  it('call a server in the process, move its clock and put its store back', async () => {
    const statusOf = async () => (await read('send_request', press))['status'];
    expect(await statusOf()).toBe(200);
    expect(await statusOf()).toBe(429);
    await call('advance_clock', { seconds: 61 });
    expect(await statusOf()).toBe(200);
    await call('reset_store', {});
    expect(await statusOf()).toBe(200);
  });

  it('play a scenario with reproducible answers, and share it as a link', async () => {
    const played = await read('play_scenario', { name: 'A press and an order', steps });
    const [press, , order, , wrong] = played['steps'] as Record<string, unknown>[];
    // The same as in the page (site/features/scenarios/test/scenarios.e2e.ts).
    expect([press!['status'], press!['body']]).toEqual([200, `zJr9rwwcwxKu9igyKWBMLB`]);
    const record = JSON.parse(String(order!['body'])) as Record<string, unknown>;
    expect(record).toMatchObject({ open_code: '522707', created_at: '2026-01-05T09:00:03.000Z' });
    const stopped = 'The answer kept as “order” has no field “no_such_field”.';
    expect(wrong).toEqual({ step: 5, stopped });
    expect(String(played['link'])).toMatch(/^https:.+\/docs\/call-for-help\/intro#scenario=1\./);
    expect(await read('play_scenario', { link: played['link'] })).toEqual(played);
    const first = await read('play_scenario', { link: played['link'], until: 1 });
    expect(first['steps']).toEqual([press]);
  });

  it('share no key of the reader, and play what they share', async () => {
    const own = { ...steps[0]!, headers: { Authorization: 'Bearer my-own-secret' } };
    const { text } = await call('play_scenario', { steps: [own] });
    expect(text).not.toContain('my-own-secret');
    expect(JSON.parse(text)).toMatchObject({ hidden: [1], steps: [{ status: 401 }] });
  });

  it('verify a signature', async () => {
    const signed = {
      auth_token: 'test_auth_token',
      url: 'https://radio.example.com/webhooks/incoming/twilio/edge-0042',
      signature: 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=',
    };
    const fields = 'AccountSid=AC00000000000000000000000000000000&From=%2B15550100001';
    const form = `${fields}&To=%2B15550100002&Body=Spill+in+aisle+`;
    expect(await read('verify_signature', { ...signed, form: `${form}4` })).toEqual({ fits: true });
    const other = await read('verify_signature', { ...signed, form: `${form}5` });
    expect(other).toEqual({ fits: false });
    for (const url of ['radio.example.com/hook', '/hook', 'https://', 'mailto:a@b']) {
      const { text, isError } = await call('verify_signature', { ...signed, form, url });
      expect([isError, text]).toEqual([true, expect.stringContaining(`"${url}" is no address: `)]);
    }
  });

  it('explain an error by its message, whatever numbers it contains', async () => {
    const message = 'Please wait 12 seconds before sending another request!';
    const { text } = await call('explain_error', { status: 429, message, api: 'call-for-help' });
    const when = '57 seconds are left';
    expect(JSON.parse(text)).toMatchObject([{ line: 'POST /api/callbutton/press', when }]);
  });

  it('explain an error that every operation shares', async () => {
    const { text } = await call('explain_error', { status: 413, api: 'radio' });
    const means = 'The body is larger than 64 KiB.';
    const address = `${docs}/docs/apis/radio#answers-that-every-operation-shares`;
    expect(JSON.parse(text)).toEqual([{ line: 'every operation', means, address }]);
  });

  it.each([
    ['search_docs', { query: 'x'.repeat(301) }],
    ['send_request', { api: 'lockers', method: 'GET', path: '//elsewhere.example.com/' }],
    ['validate_request', { api: 'lockers', method: 'POST', path: '/', body: 'x'.repeat(70_001) }],
    ['advance_clock', { seconds: 1e9 }],
    ['play_scenario', { link: 'x'.repeat(70_001) }],
    ['play_scenario', { steps: [wait], until: 41 }],
    ['send_request', { api: 'lockers', method: 'GET', path: '/', headers: { 'a b': 'c' } }],
  ])('refuse what is beyond the limits of %s', async (name, given) => {
    const { text, isError } = await call(name, given);
    expect([isError, text]).toEqual([true, expect.stringContaining('Input validation error')]);
  });
});
