import { createApi, type AnswerOnce, type ApiHooks, type Handlers } from '@frontline/contract';
import { api as callForHelp, type operations as Help } from '@frontline/specs/call-for-help';
import { api as lockers, type operations as Lockers } from '@frontline/specs/lockers';
import { api as radio, type operations as Radio } from '@frontline/specs/radio';
import { describe, expect, it } from 'vitest';
import { createCallForHelpClient, createLockersClient, createRadioClient } from '../src/index.ts';

interface Known {
  known: true;
}

/** Handlers of which only some are called; any other rejects, and the answer is 500. */
function only<Operations, Principals extends object>(
  handlers: Partial<Handlers<Operations, Principals>>,
): Handlers<Operations, Principals> {
  const rest = () => Promise.reject(new Error('not part of this test'));
  return new Proxy(handlers as Handlers<Operations, Principals>, {
    get: (target, name) => Reflect.get(target, name) ?? rest,
  });
}

/** Handlers that keep no answers: each call with a key is made. */
function keepingNone<Operations, Principals extends object>(
  handlers: Handlers<Operations, Principals>,
) {
  const once: AnswerOnce<Handlers<Operations, Principals>> = async (_, work) => ({
    answer: await work(handlers),
  });
  return { handlers, once };
}

function accept(secret: string) {
  return (presented: { secret: string }): Known | undefined =>
    presented.secret === secret ? { known: true } : undefined;
}

describe('the Call for Help client', () => {
  const serve = (
    handlers: Partial<Handlers<Help, { CallButtonKey: Known }>>,
    hooks: ApiHooks = {},
  ) =>
    createApi<Help, { CallButtonKey: Known }>(callForHelp, {
      maxBodyBytes: 65_536,
      ...hooks,
      ...keepingNone(only(handlers)),
      credentials: { CallButtonKey: accept('demo-button-secret') },
    });
  const press = { body: { device_key: 'demo-button-aisle-4' } };

  it('sends a body and reads the answer', async () => {
    const fetch = serve({
      claimRequest: async ({ body }) => ({
        status: 200,
        body: { success: body.claimed_by_user_id === 'staff-ana' },
      }),
    });
    const { data, error } = await createCallForHelpClient({ fetch }).POST(
      '/api/callforhelp/claim',
      {
        body: {
          message_id: 'demo-request-created',
          channel_id: 'demo-channel-riverside',
          claimed_by: 'Ana Ruiz',
          claimed_by_user_id: 'staff-ana',
        },
      },
    );
    expect({ data, error }).toEqual({ data: { success: true }, error: undefined });
  });

  it('sends the key of a call button and reads plain text', async () => {
    const fetch = serve({
      pressCallButton: async () => ({ status: 200, body: 'Voltage updated' }),
    });
    const credentials = { CallButtonKey: 'demo-button-secret' };
    const { data } = await createCallForHelpClient({ fetch, credentials }).POST(
      '/api/callbutton/press',
      press,
    );
    expect(data).toBe('Voltage updated');
  });

  it('uses the scheme word of the server', async () => {
    const handlers = {
      pressCallButton: async () => ({ status: 200 as const, body: 'Voltage updated' }),
    };
    const client = createCallForHelpClient({
      fetch: serve(handlers, { schemeWords: { CallButtonKey: 'Market' } }),
      credentials: { CallButtonKey: 'demo-button-secret' },
      schemeWord: 'Market',
    });
    expect((await client.POST('/api/callbutton/press', press)).response.status).toBe(200);
  });

  it('calls the default port of the document unless told otherwise', async () => {
    const urls: string[] = [];
    const fetch = async ({ url }: Request) => {
      urls.push(url);
      return Response.json({ success: true });
    };
    const cancel = { body: { message_id: 'demo-request-created' } };
    await createCallForHelpClient({ fetch }).POST('/api/callforhelp/cancel', cancel);
    const elsewhere = createCallForHelpClient({ fetch, baseUrl: 'https://help.example.com' });
    await elsewhere.POST('/api/callforhelp/cancel', cancel);
    expect(urls).toEqual([
      'http://localhost:8002/api/callforhelp/cancel',
      'https://help.example.com/api/callforhelp/cancel',
    ]);
  });

  it('answers an error with its documented body and headers', async () => {
    const fetch = serve({
      pressCallButton: async () => ({
        status: 429,
        body: { message: 'Please wait 57 seconds before sending another request!' },
        headers: { 'Retry-After': '57' },
      }),
    });
    const credentials = { CallButtonKey: 'demo-button-secret' };
    const { error, response } = await createCallForHelpClient({ fetch, credentials }).POST(
      '/api/callbutton/press',
      press,
    );
    expect(error).toEqual({ message: 'Please wait 57 seconds before sending another request!' });
    expect(response.headers.get('retry-after')).toBe('57');
  });
});

describe('the Lockers client', () => {
  interface Principals {
    LockerKey: Known;
    SecretToken: Known;
  }
  const urls: URL[] = [];
  const fetch = createApi<Lockers, Principals>(lockers, {
    maxBodyBytes: 65_536,
    ...keepingNone(
      only<Lockers, Principals>({
        listLockers: async () => ({ status: 200, body: [] }),
        reportCabinetStatus: async () => ({ status: 200, body: { message: 'Stored.' } }),
        createOrder: async ({ body }) => ({ status: 400, body: { message: body.order_id } }),
      }),
    ),
    credentials: {
      LockerKey: accept('demo-locker-key-1'),
      SecretToken: accept('demo-secret-token'),
    },
    onAnswer: (_response, { url }) => urls.push(new URL(url)),
  });
  const client = createLockersClient({
    fetch,
    credentials: { LockerKey: 'demo-locker-key-1', SecretToken: 'demo-secret-token' },
  });

  it('sends the secret token in the query, beside a path parameter', async () => {
    const { data } = await client.GET('/api/lockers/locations/{location_id}', {
      params: { path: { location_id: 101 } },
    });
    expect(data).toEqual([]);
    expect(urls.at(-1)?.pathname).toBe('/api/lockers/locations/101');
  });

  it('sends the secret token beside a body', async () => {
    const { error } = await client.POST('/api/lockers/orders', {
      body: {
        rearload: false,
        locker_id: 1,
        cabinet_id: 11,
        order_id: 'ORD-1003',
        organization_id: 1,
        location_id: 101,
      },
    });
    expect(error).toEqual({ message: 'ORD-1003' });
  });

  it('sends a locker its key and keeps the secret token to itself', async () => {
    const { data } = await client.POST('/api/lockers/cabinet/status', {
      body: { cabinets: [{ key: 1, front_status: 'closed' }] },
    });
    expect(data).toEqual({ message: 'Stored.' });
    expect(urls.at(-1)?.search).toBe('');
  });
});

describe('the Radio client', () => {
  interface Principals {
    EdgeDeviceKey: Known;
    TextSignature: Known;
  }
  const fetch = createApi<Radio, Principals>(radio, {
    maxBodyBytes: 65_536,
    ...keepingNone(
      only<Radio, Principals>({
        sendGenericMessage: async () => ({ status: 200, body: { success: true } }),
        receiveTextMessage: async ({ body }) => ({ status: 404, body: { error: body.Body } }),
      }),
    ),
    credentials: {
      EdgeDeviceKey: accept('demo-edge-key-0042'),
      TextSignature: accept('CZ7rXBbIKz4OSUqN0Ujvovrz6Ok='),
    },
  });
  const client = createRadioClient({ fetch, credentials: { EdgeDeviceKey: 'demo-edge-key-0042' } });

  it('sends the key of an edge device', async () => {
    const { data } = await client.POST('/webhooks/incoming/generic', {
      body: { edgeId: 'edge-0042', text: 'Spill in aisle four', actor: 'Store app' },
    });
    expect(data).toEqual({ success: true });
  });

  it('sends a signed form', async () => {
    const { error } = await client.POST('/webhooks/incoming/twilio/{edgeId}', {
      params: { path: { edgeId: 'edge-0042' } },
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Twilio-Signature': 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=',
      },
      body: {
        AccountSid: 'AC00000000000000000000000000000000',
        Body: 'Spill in aisle 4',
        From: '+15550100001',
        To: '+15550100002',
      },
    });
    expect(error).toEqual({ error: 'Spill in aisle 4' });
  });
});
