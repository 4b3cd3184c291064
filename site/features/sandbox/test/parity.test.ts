import type { Server } from '@frontline/contract';
import { openInPage } from '@frontline/storage/in-page';
import { openSqlite } from '@frontline/storage/sqlite';
import { describe, expect, it } from 'vitest';
import { operationsOf, readSource } from '@frontline/specs/apis';
import { creators } from '../../../../servers/generated/creators.ts';
import { apiNames, type ApiName } from '../shared/apis.ts';
import { toRequest, type RawRequest } from '../page/raw-request.ts';
import { createSandbox } from '../page/sandbox.ts';
import { everyRequest, inPageForms } from './every-request.ts';
import { buildRequest, fill, restoreForm } from '../../reference/page/try-it/form-state.ts';
import { addressFault, noAnswer } from '../../reference/page/try-it/use-console.ts';
import { apiOf } from '../../reference/page/try-it/form-value.ts';
import { checkRequest } from '../page/check-request.ts';
import { brand } from '../../../../brand/brand.ts';

const begin = Date.parse('2025-03-14T15:04:00.000Z');
const counter = (digits: number) => {
  let count = 0;
  return () => String(++count).padStart(digits, '0');
};

/** A call, or seconds to wait. */
type Step = RawRequest | number;

/** 200 calls with waits between them. */
async function script(): Promise<Step[]> {
  const round = (await everyRequest()).flatMap((calls): Step[] => [...calls, 7]);
  const calls = [...round, 61, ...round, 601, ...round];
  let count = 0;
  return calls.filter((step) => typeof step === 'number' || ++count <= 200);
}

interface Side {
  call: (api: ApiName, request: Request) => Promise<Response>;
  advance: (seconds: number) => Promise<unknown>;
}

async function inPage(): Promise<Side> {
  const sandbox = await createSandbox({
    openDatabase: openInPage,
    realNow: () => new Date(begin),
    newId: counter(22),
    newCode: counter(6),
  });
  return {
    call: async (api, request) => (await sandbox.call(api, request)).response,
    advance: (seconds) => sandbox.advance(seconds),
  };
}

async function onNode(): Promise<Side> {
  let time = begin;
  const common = { now: () => new Date(time), newId: counter(22), demo: true };
  const made: [ApiName, Server][] = [];
  for (const name of apiNames) {
    const db = await openSqlite({ file: ':memory:' });
    made.push([name, await creators[name]({ ...common, db, newCode: counter(6) })]);
  }
  const servers = Object.fromEntries(made) as Record<ApiName, Server>;
  return {
    call: (api, request) => servers[api].fetch(request),
    advance: async (seconds) => {
      time += seconds * 1000;
      for (const name of apiNames) await servers[name].tick();
    },
  };
}

async function answers(side: Side, steps: Step[]): Promise<string[]> {
  const lines: string[] = [];
  for (const step of steps) {
    if (typeof step === 'number') {
      await side.advance(step);
      continue;
    }
    const answer = await side.call(step.api, toRequest(step));
    const headers = JSON.stringify([...answer.headers]);
    lines.push(`${step.method} ${step.url} ${answer.status} ${headers} ${await answer.text()}`);
  }
  return lines;
}

it('returns the same 200 responses as the servers on Node, byte for byte, for all operations', async () => {
  const steps = await script();
  const [page, node] = [await answers(await inPage(), steps), await answers(await onNode(), steps)];
  expect(page.length).toBe(200);
  expect(page).toEqual(node);
  expect(page.some((line) => line.includes('/webhooks/incoming/twilio/'))).toBe(true);
  const statuses = new Set(page.map((line) => / (\d{3}) /.exec(line)?.[1]));
  expect([...statuses].sort()).toEqual(['200', '201', '400', '401', '403', '404', '422', '429']);
});

const everyForm = apiNames.flatMap(inPageForms);
const formOf = (api: ApiName, id: string) =>
  everyForm.find((form) => form.api === api && form.operationId === id)!;

describe('the console', () => {
  it('starts every operation with a valid request, which a key for repeats leaves valid', async () => {
    expect(everyForm).not.toEqual([]);
    for (const form of everyForm) {
      const request = toRequest(await buildRequest(form, restoreForm(form)));
      const keyed = new Request(request.clone(), { headers: request.headers });
      keyed.headers.set('Idempotency-Key', 'delivery-7');
      expect(await checkRequest(apiOf(form), request), form.operationId).toEqual({});
      expect(await checkRequest(apiOf(form), keyed), form.operationId).toEqual({});
    }
  });

  it('fills in examples that the server refuses, with its messages', async () => {
    const operations = apiNames.flatMap((api) => operationsOf(readSource(api)));
    for (const { operation } of operations) {
      const form = everyForm.find((one) => one.operationId === operation.operationId)!;
      const [name] = Object.keys(operation['x-refused'] ?? {});
      const example = form.examples.find((one) => one.name === name);
      if (!example) continue;
      const request = toRequest(await buildRequest(form, fill(form, restoreForm(form), example)));
      const faults = await checkRequest(apiOf(form), request);
      expect(Object.values(faults).flat(), form.operationId).not.toEqual([]);
    }
  });

  it('puts each kind of credential where its document specifies', async () => {
    const sent = async (api: ApiName, id: string) => {
      const form = formOf(api, id);
      const { url, headers } = await buildRequest(form, restoreForm(form));
      return [url, ...headers].join('\n');
    };
    const scheme = brand.credentialScheme;
    for (const [api, id, credential] of [
      ['call-for-help', 'pressCallButton', `\nAuthorization,${scheme} demo-button-secret`],
      ['lockers', 'listLockers', '?secret_token=demo-secret-token'],
      ['lockers', 'reportCabinetStatus', '\napi-key,demo-locker-key-1'],
      ['radio', 'receiveTextMessage', '\nX-Twilio-Signature,CZ7rXBbIKz4OSUqN0Ujvovrz6Ok='],
    ] as const)
      expect(await sent(api, id)).toContain(credential);
  });

  it('sends the header parameters that a reader fills in', async () => {
    const form = formOf('lockers', 'createOrder');
    const start = restoreForm(form);
    const parameters = { ...start.parameters, 'header:Idempotency-Key': 'order-17' };
    const { headers } = await buildRequest(form, { ...start, parameters });
    expect(headers).toContainEqual(['Idempotency-Key', 'order-17']);
  });

  it('says how to start a server and which setting lets the page read it', () => {
    const form = formOf('lockers', 'listLockers');
    const page = { protocol: 'https:', origin: 'https://docs.example.com' } as Location;
    expect(noAnswer(form, { ...restoreForm(form), target: 'computer' }, page)).toBe(
      'No response from http://localhost:8004 that this page may read. Either no server is running there, or it does not allow pages from https://docs.example.com (CORS). Start one with: LOCKERS_CORS_ORIGINS=https://docs.example.com npm run serve -- lockers --demo',
    );
  });

  it('requires an absolute URL, and https on an https page', () => {
    const form = formOf('lockers', 'listLockers');
    const page = { protocol: 'https:', origin: 'https://docs.example.com' } as Location;
    const state = { ...restoreForm(form), target: 'other' } as const;
    expect(addressFault(form, { ...state, otherUrl: '' })).toContain('full address');
    expect(
      addressFault(form, { ...state, otherUrl: 'https://ana:key@store.example.com' }),
    ).toContain('without a name and password');
    expect(addressFault(form, { ...state, otherUrl: 'https://store.example.com' })).toBe('');
    expect(noAnswer(form, { ...state, otherUrl: 'http://store.example.com' }, page)).toContain(
      'Enter an https address',
    );
  });
});
