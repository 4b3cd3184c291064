import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createCallForHelpClient,
  createLockersClient,
  createRadioClient,
  textSignatureFits,
} from '../src/index.ts';

/** The last request, and a server that accepts it. */
let sent: Request;
const fetch = async (request: Request) => {
  sent = request;
  return Response.json({ success: true });
};

const press = { body: { device_key: 'demo-button-aisle-4' } };
const cancel = { body: { message_id: 'demo-request-created' } };
const credentials = { LockerKey: 'locker-key', SecretToken: 'secret-token' };

describe('a client', () => {
  it('calls the default port of the document by default', async () => {
    await createCallForHelpClient({ fetch }).POST('/api/callforhelp/cancel', cancel);
    expect(sent.url).toBe('http://localhost:8002/api/callforhelp/cancel');
    const elsewhere = createCallForHelpClient({ fetch, baseUrl: 'https://help.example.com' });
    await elsewhere.POST('/api/callforhelp/cancel', cancel);
    expect(sent.url).toBe('https://help.example.com/api/callforhelp/cancel');
    expect(await sent.json()).toEqual(cancel.body);
  });

  it('sends the key of a call button with the scheme word of the server', async () => {
    const own = { credentials: { CallButtonKey: 'button-secret' }, schemeWord: 'Market' };
    await createCallForHelpClient({ fetch, ...own, retries: 0 })
      .POST('/api/callbutton/press', press)
      .catch(() => undefined);
    expect(sent.headers.get('authorization')).toBe('Market button-secret');
  });

  it('sends the secret token in the query, beside a parameter of the path', async () => {
    const params = { path: { location_id: 101 } };
    const lockers = createLockersClient({ fetch, credentials });
    await lockers.GET('/api/lockers/locations/{location_id}', { params });
    const list = 'http://localhost:8004/api/lockers/locations/101';
    expect(sent.url).toBe(`${list}?secret_token=secret-token`);
  });

  it('sends the key of a locker without the secret token', async () => {
    const body = { cabinets: [{ key: 1, front_status: 'closed' as const }] };
    const lockers = createLockersClient({ fetch, credentials });
    await lockers.POST('/api/lockers/cabinet/status', { body });
    expect(new URL(sent.url).search).toBe('');
    expect([...sent.headers.values()].join()).toContain('locker-key');
  });

  it('sends a signed form', async () => {
    await createRadioClient({ fetch }).POST('/webhooks/incoming/twilio/{edgeId}', {
      params: { path: { edgeId: 'edge-0042' } },
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Twilio-Signature': 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=',
      },
      body: { AccountSid: 'AC0', Body: 'Spill in aisle 4', From: '+1', To: '+2' },
    });
    expect(await sent.text()).toBe('AccountSid=AC0&Body=Spill+in+aisle+4&From=%2B1&To=%2B2');
    expect(sent.headers.get('x-twilio-signature')).toMatch(/^CZ7/);
  });

  it.each([{ 'x-trace': 'a1' }, new Headers({ 'x-trace': 'a1' })])(
    'sends further headers, however they are given, and none without a value',
    async (given) => {
      const absent = undefined as unknown as string;
      const headers = given instanceof Headers ? given : { ...given, 'x-absent': absent };
      await createCallForHelpClient({ fetch }).POST('/api/callbutton/press', { ...press, headers });
      expect([sent.headers.get('x-trace'), sent.headers.has('x-absent')]).toEqual(['a1', false]);
    },
  );

  it('reads plain text, and the documented body and headers of an error', async () => {
    const answered = (answer: Response) =>
      createCallForHelpClient({ fetch: async () => answer }).POST('/api/callbutton/press', press);
    const type = { 'content-type': 'text/plain' };
    const { data } = await answered(new Response('Voltage updated', { headers: type }));
    expect(data).toBe('Voltage updated');
    const headers = { 'Retry-After': '57' };
    const message = 'Please wait 57 seconds';
    const busy = Response.json({ message }, { status: 429, headers });
    const { error, response } = await answered(busy);
    expect([error, response.headers.get('retry-after')]).toEqual([{ message }, '57']);
  });
});

describe('a wrong argument or an unusual answer', () => {
  const speak = (options: Parameters<typeof createRadioClient>[0], signal?: AbortSignal) =>
    createRadioClient(options).POST('/webhooks/incoming/generic', {
      body: { edgeId: 'a', text: 'b', actor: 'c' },
      ...(signal && { signal }),
    });
  const answered = async () => Response.json({ success: true });

  const noUrls = ['', 'localhost:5000', '/api', 'ftp://radio.example.com', 'http://localhost/?a=1'];
  it.each(noUrls)('refuses %j as the address of a server, and names it', (baseUrl) => {
    const sentence = `baseUrl is "${baseUrl}": give an address with http:// or https://`;
    expect(() => createRadioClient({ baseUrl })).toThrow(sentence);
  });

  it('repeats no secret of an address, and forgives spaces around it', async () => {
    const secret = 'http://user:hunter2@localhost';
    const sentence = 'baseUrl has a user or a password: leave them out.';
    expect(() => createRadioClient({ baseUrl: secret })).toThrow(sentence);
    const urls: string[] = [];
    const fetch = async ({ url }: Request) => (urls.push(url), answered());
    for (const baseUrl of [' http://localhost/a/ ', 'http://localhost/a?'])
      await speak({ baseUrl, fetch });
    const whole = 'http://localhost/a/webhooks/incoming/generic';
    expect(urls).toEqual([whole, whole]);
  });

  it('names the server that did not answer, and calls no redirect what leads nowhere', async () => {
    const noServer = speak({ baseUrl: 'http://127.0.0.1:1', retries: 0 });
    await expect(noServer).rejects.toThrow('/generic was not answered by http://127.0.0.1:1.');
    const fetch = async () => new Response(null, { status: 304 });
    await expect(speak({ fetch })).rejects.toThrow(/was answered 304\.$/);
  });

  it('sends neither secret nor call to the target of a redirect', async () => {
    const followed: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      if (url === '/elsewhere') followed.push(url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const call = speak({ baseUrl, credentials: { EdgeDeviceKey: 'secret' } });
    await expect(call).rejects.toThrow(
      'was answered 307, a redirect that is not followed. Name the address it leads to in baseUrl.',
    );
    expect(followed).toEqual([]);
    server.close();
  });

  it('reports a redirect that a browser hides, even if a library has replaced Response', async () => {
    const { Response: platform } = globalThis;
    globalThis.Response = class extends Response {};
    onTestFinished(() => void (globalThis.Response = platform));
    const call = speak({ fetch: async () => Response.error() });
    await expect(call).rejects.toThrow('was answered 0, a redirect that is not followed.');
  });

  it('waits forever if the time limit exceeds the longest timer', async () => {
    const late = async () => (await pause(20), answered());
    const { status } = await speak({ fetch: late, timeLimit: Infinity, retries: 0 });
    expect(status).toBe(200);
  });

  it('sends nothing if the call is aborted beforehand', async () => {
    const fetch = vi.fn(answered);
    await expect(speak({ fetch }, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('quotes no secret that a header cannot carry, and says that an answer is not JSON', async () => {
    const credentials = { EdgeDeviceKey: 'own\nsecret' };
    await expect(speak({ fetch: answered, credentials })).rejects.toThrow(
      /^The secret of EdgeDeviceKey contains a character that no header can carry\.$/,
    );
    await expect(speak({ fetch: async () => new Response('') })).rejects.toThrow(
      'was answered 200 with a body that is not JSON.',
    );
  });

  it('treats null as a missing path parameter', async () => {
    const params = { path: { cabinet_id: null as unknown as number } };
    const lockers = createLockersClient({ fetch: answered });
    const body = { command: 'open' } as const;
    const call = lockers.PUT('/api/lockers/cabinets/{cabinet_id}', { params, body });
    await expect(call).rejects.toThrow('"cabinet_id" is missing.');
  });
});

const url = 'https://radio.example.com/webhooks/incoming/twilio/edge-0042';
const form = new URLSearchParams(
  'AccountSid=AC00000000000000000000000000000000&Body=Spill+in+aisle+4&From=%2B15550100001&To=%2B15550100002',
);
const signature = 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=';
const signed = { signature, authToken: 'test_auth_token', url, form };

function many(count: number): [string, string][] {
  return Array.from({ length: count }, (_, n) => [`n${n}`, '']);
}

it('accepts the signature that the docs print, with and without its port', async () => {
  expect(await textSignatureFits(signed)).toBe(true);
  const withPort = url.replace('.com/', '.com:443/');
  expect(await textSignatureFits({ ...signed, url: withPort })).toBe(true);
});

it.each([
  ['another token', { authToken: 'other' }],
  ['no token', { authToken: '' }],
  ['another address', { url: `${url}/` }],
  ['a field less', { form: [...form].slice(1) }],
  ['no signature', { signature: '' }],
  ['a signature that is not Base64', { signature: '%%%' }],
  ['more fields than a hook has', { form: [...form, ...many(997)] }],
  ['more fields in the address than a hook has', { url: `${url}?${many(1_001).join('&')}` }],
])('refuses %s', async (_, change) => {
  expect(await textSignatureFits({ ...signed, ...change })).toBe(false);
});
