import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLockersClient, createRadioClient } from '../src/index.ts';

describe('what a caller gets wrong, or meets on the way', () => {
  const message = { body: { edgeId: 'a', text: 'b', actor: 'c' } };
  const credentials = { EdgeDeviceKey: 'secret' };
  const answered = async () => Response.json({ success: true });

  it.each(['', 'localhost:5000', '/api', 'ftp://radio.example.com', 'http://localhost/?a=1'])(
    'refuses %j as the address of a server, and names it',
    (baseUrl) => {
      expect(() => createRadioClient({ baseUrl })).toThrow(
        `baseUrl is ${JSON.stringify(baseUrl)}: give an address with http:// or https://`,
      );
    },
  );

  it('takes no secret and no call to where a redirect leads', async () => {
    const followed: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      if (url === '/elsewhere') followed.push(url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const call = createRadioClient({ baseUrl, credentials }).POST(
      '/webhooks/incoming/generic',
      message,
    );
    await expect(call).rejects.toThrow('was answered 307.');
    expect(followed).toEqual([]);
    server.close();
  });

  it('tells of a redirect that a browser hides, also where a library has put its own Response', async () => {
    const fetch = async () => Response.error();
    const { Response: platform } = globalThis;
    globalThis.Response = class extends Response {};
    onTestFinished(() => void (globalThis.Response = platform));
    const call = createRadioClient({ fetch }).POST('/webhooks/incoming/generic', message);
    await expect(call).rejects.toThrow('was answered 0.');
  });

  it('waits for ever where the time limit is longer than any timer', async () => {
    const fetch = async () => (await pause(20), answered());
    const radio = createRadioClient({ fetch, timeLimit: Infinity, retries: 0 });
    const { status } = await radio.POST('/webhooks/incoming/generic', message);
    expect(status).toBe(200);
  });

  it('sends nothing of a call that was ended before', async () => {
    const fetch = vi.fn(answered);
    const call = createRadioClient({ fetch }).POST('/webhooks/incoming/generic', {
      ...message,
      signal: AbortSignal.abort(),
    });
    await expect(call).rejects.toThrow('aborted');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('quotes no secret that a header cannot carry', async () => {
    const radio = createRadioClient({
      fetch: answered,
      credentials: { EdgeDeviceKey: 'own\nsecret' },
    });
    await expect(radio.POST('/webhooks/incoming/generic', message)).rejects.toThrow(
      /^The secret of EdgeDeviceKey holds a sign that no header can carry\.$/,
    );
  });

  it('says that an answer is not JSON', async () => {
    const fetch = async () => new Response('');
    await expect(
      createRadioClient({ fetch }).POST('/webhooks/incoming/generic', message),
    ).rejects.toThrow('was answered 200 with a body that is not JSON.');
  });

  it('takes null for a missing part of a path', async () => {
    const params = { path: { cabinet_id: null as unknown as number } };
    const call = createLockersClient({ fetch: answered }).PUT(
      '/api/lockers/cabinets/{cabinet_id}',
      {
        params,
        body: { command: 'open' },
      },
    );
    await expect(call).rejects.toThrow('"cabinet_id" is missing.');
  });
});
