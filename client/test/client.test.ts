import { describe, expect, it } from 'vitest';
import { createCallForHelpClient, createLockersClient, createRadioClient } from '../src/index.ts';

/** What was sent last, and a server that takes it. */
let sent: Request;
const fetch = async (request: Request) => {
  sent = request;
  return Response.json({ success: true });
};
const answering = (answer: Response) => async () => answer;

const press = { body: { device_key: 'demo-button-aisle-4' } };
const cancel = { body: { message_id: 'demo-request-created' } };
const credentials = { LockerKey: 'locker-key', SecretToken: 'secret-token' };

describe('a client', () => {
  it('calls the default port of the document unless told otherwise', async () => {
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
    await createLockersClient({ fetch, credentials }).GET('/api/lockers/locations/{location_id}', {
      params: { path: { location_id: 101 } },
    });
    expect(sent.url).toBe(
      'http://localhost:8004/api/lockers/locations/101?secret_token=secret-token',
    );
  });

  it('sends a locker its key and keeps the secret token to itself', async () => {
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

  it('reads plain text', async () => {
    const { data } = await createCallForHelpClient({
      fetch: answering(
        new Response('Voltage updated', { headers: { 'content-type': 'text/plain' } }),
      ),
    }).POST('/api/callbutton/press', press);
    expect(data).toBe('Voltage updated');
  });

  it('answers an error with its documented body and headers', async () => {
    const headers = { 'Retry-After': '57' };
    const refusal = Response.json({ message: 'Please wait 57 seconds' }, { status: 429, headers });
    const { error, response } = await createCallForHelpClient({
      fetch: answering(refusal),
    }).POST('/api/callbutton/press', press);
    expect(error).toEqual({ message: 'Please wait 57 seconds' });
    expect(response.headers.get('retry-after')).toBe('57');
  });
});
