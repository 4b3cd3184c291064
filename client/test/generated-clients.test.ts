import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createCallForHelp } from '@frontline/call-for-help';
import { createLockers } from '@frontline/lockers';
import { createRadio } from '@frontline/radio';
import { openSqlite } from '@frontline/storage/sqlite';
import { createClient as generate } from '@hey-api/openapi-ts';
import { build } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '../../brand/brand.ts';
import { compile } from '../../scripts/tools.ts';

/**
 * Clients that common generators write from the published documents, unchanged, with credentials passed as the docs
 * say. They call fresh servers, and must compile.
 */
const folder = mkdtempSync(join(tmpdir(), 'generated-'));
const apis = ['call-for-help', 'lockers', 'radio'];
const source = (api: string) =>
  fileURLToPath(new URL(`../../specs/generated/${api}.openapi.yaml`, import.meta.url));
const order = `{
  rearload: false, locker_id: 1, cabinet_id: 11, order_id: 'ORD-1003', organization_id: 1, location_id: 101,
}`;
const form = `{
  AccountSid: 'AC00000000000000000000000000000000', Body: 'Spill in aisle 4',
  From: '+15550100001', To: '+15550100002',
}`;
const message = `{ edgeId: 'edge-0042', text: 'Spill in aisle four', actor: 'Store app' }`;
const signature = 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=';

/** What each generated client calls: with a credential in a header, in the query, as a signature. */
const programs = {
  'openapi-fetch': `
    import createClient from 'openapi-fetch';
    import type { paths as Help } from './call-for-help.types';
    import type { paths as Lockers } from './lockers.types';
    import type { paths as Radio } from './radio.types';
    export async function statuses(fetch: (request: Request) => Promise<Response>): Promise<(number | undefined)[]> {
      const help = createClient<Help>({
        baseUrl: 'http://localhost:8002', fetch, headers: { Authorization: '${brand.credentialScheme} demo-button-secret' },
      });
      const lockers = createClient<Lockers>({ baseUrl: 'http://localhost:8004', fetch });
      const radio = createClient<Radio>({
        baseUrl: 'http://localhost:5000', fetch, headers: { 'api-key': 'demo-edge-key-0042' },
      });
      const query = { secret_token: 'demo-secret-token' };
      return [
        (await help.POST('/api/callbutton/press', {
          body: { device_key: 'demo-button-aisle-4' }, parseAs: 'text',
        })).response.status,
        (await lockers.GET('/api/lockers/locations/{location_id}', {
          params: { path: { location_id: 101 }, query },
        })).response.status,
        (await lockers.POST('/api/lockers/orders', { params: { query }, body: ${order} })).response.status,
        (await radio.POST('/webhooks/incoming/generic', { body: ${message} })).response.status,
        (await radio.POST('/webhooks/incoming/twilio/{edgeId}', {
          params: { path: { edgeId: 'edge-0042' } },
          headers: {
            'X-Twilio-Signature': '${signature}',
            'Content-Type': 'application/x-www-form-urlencoded',
          },
          body: ${form},
        })).response.status,
      ];
    }`,
  'hey-api': `
    import { client as help } from './hey-call-for-help/client.gen';
    import { pressCallButton } from './hey-call-for-help';
    import { client as lockers } from './hey-lockers/client.gen';
    import { createOrder, listLockers } from './hey-lockers';
    import { client as radio } from './hey-radio/client.gen';
    import { receiveTextMessage, sendGenericMessage } from './hey-radio';
    export async function statuses(given: (request: Request) => Promise<Response>): Promise<(number | undefined)[]> {
      const fetch = given as typeof globalThis.fetch;
      help.setConfig({ fetch, auth: '${brand.credentialScheme} demo-button-secret' });
      lockers.setConfig({ fetch });
      radio.setConfig({ fetch, auth: 'demo-edge-key-0042' });
      const query = { secret_token: 'demo-secret-token' };
      return [
        (await pressCallButton({ body: { device_key: 'demo-button-aisle-4' } })).response?.status,
        (await listLockers({ path: { location_id: 101 }, query })).response?.status,
        (await createOrder({ query, body: ${order} })).response?.status,
        (await sendGenericMessage({ body: ${message} })).response?.status,
        (await receiveTextMessage({
          path: { edgeId: 'edge-0042' }, auth: '${signature}', body: ${form},
        })).response?.status,
      ];
    }`,
};

beforeAll(async () => {
  for (const api of apis) {
    const types = await openapiTS(pathToFileURL(source(api)), { defaultNonNullable: false });
    writeFileSync(join(folder, `${api}.types.ts`), astToString(types));
    await generate({
      input: source(api),
      output: join(folder, `hey-${api}`),
      plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
      logs: { level: 'silent' },
    });
  }
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(folder, `${name}.ts`), text);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

let answer: (request: Request) => Promise<Response>;
beforeEach(async () => {
  const options = async () => ({
    db: await openSqlite({ file: ':memory:' }),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    demo: true,
  });
  const servers = {
    '8002': await createCallForHelp(await options()),
    '8004': await createLockers(await options()),
    '5000': await createRadio({ ...(await options()), publicUrl: 'https://radio.example.com' }),
  };
  answer = (request) => servers[new URL(request.url).port as keyof typeof servers].fetch(request);
});

describe.each(Object.keys(programs))('a client that %s generates', (name) => {
  it('authenticates with its credentials', async () => {
    const outfile = join(folder, `${name}.mjs`);
    const nodePaths = [fileURLToPath(new URL('../../node_modules', import.meta.url))];
    const entryPoints = [join(folder, `${name}.ts`)];
    await build({ entryPoints, bundle: true, format: 'esm', nodePaths, outfile });
    const { statuses } = (await import(pathToFileURL(outfile).href)) as {
      statuses: (fetch: typeof answer) => Promise<number[]>;
    };
    expect(await statuses(answer)).toEqual([200, 200, 201, 200, 200]);
  });
});

it('compiles each of them', () => {
  const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
  symlinkSync(packages, join(folder, 'node_modules'), 'junction');
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    skipLibCheck: true,
  };
  const files = Object.keys(programs).map((name) => `${name}.ts`);
  expect(compile(folder, { compilerOptions, files })).toBe('');
});
