import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, until, wait } from './start-test-server.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
afterEach(() => server.stop());

describe('health', () => {
  it('says that it is alive and ready', async () => {
    server = await startTestServer();
    const alive = await fetch(`${server.url}/healthz`);
    expect([alive.status, await alive.json()]).toEqual([200, { message: 'alive' }]);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { message: 'ready' }]);
  });

  it('is only read', async () => {
    server = await startTestServer();
    const asked = ['HEAD', 'POST'].map((method) => fetch(`${server.url}/healthz`, { method }));
    const [head, post] = await Promise.all(asked);
    expect(head!.status).toBe(200);
    expect([post!.status, post!.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('is alive but not ready while the database does not answer', async () => {
    server = await startTestServer({
      create: () => ({ ready: () => Promise.reject(new Error('gone')) }),
    });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { message: 'not ready' }]);
  });
});

describe('interval', () => {
  it('never runs two ticks at once', async () => {
    let running = 0;
    let most = 0;
    let ticks = 0;
    server = await startTestServer({
      tickEvery: 1,
      create: () => ({
        tick: async () => {
          most = Math.max(most, ++running);
          await wait(20);
          running--;
          ticks++;
        },
      }),
    });
    await until(() => ticks > 2);
    expect(most).toBe(1);
  });

  it('logs a failing tick and tries again', async () => {
    let ticks = 0;
    server = await startTestServer({
      create: () => ({
        tick: async () => {
          if (++ticks === 1) throw new Error('the clock stopped');
        },
      }),
    });
    await until(() => ticks > 1);
    const failures = server.lines().filter(({ level }) => level === 50);
    expect(failures).toMatchObject([{ error: { message: 'the clock stopped' } }]);
  });
});

describe('metrics', () => {
  it('counts requests by operation and status on a port of their own', async () => {
    server = await startTestServer({ common: { metricsPort: 0 } });
    await fetch(`${server.url}/some/path`);
    await until(() => server.lines().length > 0);
    const text = await (await fetch(server.metricsUrl!)).text();
    expect(text).toContain(
      'http_requests_total{method="GET",operation="",status="200",server="test-server"} 1',
    );
    expect(text).toContain('http_request_duration_seconds_bucket');
    expect(text).toContain('process_cpu_seconds_total');
    expect((await fetch(new URL('/', server.metricsUrl))).status).toBe(404);
  });

  it('names them as Prometheus asks, so that its lint has nothing to say', async () => {
    server = await startTestServer({ common: { metricsPort: 0 } });
    await fetch(server.url);
    const text = await (await fetch(server.metricsUrl!)).text();
    const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    expect(types.length).toBeGreaterThan(20);
    for (const [, name = '', type = ''] of types) {
      expect(text, name).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'));
      expect(name.endsWith('_total'), `${type} ${name}`).toBe(type === 'counter');
      expect(name).toMatch(/^[a-z_][a-z0-9_]*$/);
      expect(name).not.toMatch(/_(ms|milliseconds|kb|percent|count|sum|bucket|gauge|histogram)$/);
    }
  });

  it('listens for Prometheus on an address of its own, this machine unless told otherwise', async () => {
    server = await startTestServer({ common: { host: '0.0.0.0', metricsPort: 0 } });
    expect(new URL(server.metricsUrl!).hostname).toBe('127.0.0.1');
  });

  it('has no metrics unless a port was given for them', async () => {
    server = await startTestServer();
    expect(server.metricsUrl).toBeUndefined();
  });
});

describe('callers', () => {
  const show = () => ({
    fetch: async (_: Request, caller?: { address: string }) => Response.json(caller),
  });
  const address = async (headers: HeadersInit = {}) =>
    ((await (await fetch(server.url, { headers })).json()) as { address: string }).address;

  it('takes the address from the connection and believes no header', async () => {
    server = await startTestServer({ create: show });
    expect(await address({ 'x-forwarded-for': '203.0.113.9' })).toBe('127.0.0.1');
  });

  it('takes the address that the outermost trusted proxy saw', async () => {
    server = await startTestServer({ create: show, common: { trustedProxies: 2 } });
    const header = { 'x-forwarded-for': 'forged, 203.0.113.9, 10.0.0.1' };
    expect(await address(header)).toBe('203.0.113.9');
    expect(await address()).toBe('127.0.0.1');
  });
});
