import { afterEach, describe, expect, it } from 'vitest';
import { createTraces } from '../src/traces.ts';
import { startTestServer, until, wait } from './start-test-server.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
afterEach(() => server.stop());
const ask = async (path: string, method = 'GET') => {
  const answer = await fetch(server.url + path, { method });
  return [answer.status, method === 'HEAD' ? undefined : await answer.json()];
};

describe('health', () => {
  it('reports that it is alive and ready, to GET and HEAD only', async () => {
    server = await startTestServer();
    expect(await ask('/healthz')).toEqual([200, { message: 'alive' }]);
    expect(await ask('/readyz')).toEqual([200, { message: 'ready' }]);
    expect(await ask('/healthz', 'HEAD')).toEqual([200, undefined]);
    const post = await fetch(`${server.url}/healthz`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('is alive but not ready while the database does not respond, and logs the reason once', async () => {
    let isGone = false;
    server = await startTestServer({
      create: () => ({
        ready: async () => (isGone ? Promise.reject(new Error('gone')) : undefined),
      }),
    });
    for (isGone of [true, true, false, true]) {
      expect(await ask('/healthz')).toEqual([200, { message: 'alive' }]);
      const ready = isGone ? [503, { message: 'not ready' }] : [200, { message: 'ready' }];
      expect(await ask('/readyz')).toEqual(ready);
    }
    const lines = server.lines().filter(({ msg }) => msg === 'Not ready');
    expect(lines).toMatchObject([{ error: { message: 'gone' } }, { error: { message: 'gone' } }]);
  });
});

it('runs ticks one after the other, and logs and retries a failed one', async () => {
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
        if (++ticks === 1) throw new Error('the clock stopped');
      },
    }),
  });
  await until(() => ticks > 2);
  expect(most).toBe(1);
  const failures = server.lines().filter(({ level }) => level === 50);
  expect(failures).toMatchObject([{ error: { message: 'the clock stopped' } }]);
});

describe('metrics', () => {
  const read = async () => (await fetch(server.metricsUrl!)).text();

  it('counts requests by operation and status, on a separate port and address', async () => {
    server = await startTestServer({ common: { host: '0.0.0.0', metricsPort: 0 } });
    await fetch(`${server.url}/some/path`);
    await until(() => server.lines().length > 0);
    const text = await read();
    expect(text).toContain(
      'http_requests_total{method="GET",operation="",status="200",server="test-server"} 1',
    );
    expect(text).toContain('http_request_duration_seconds_bucket');
    expect(text).toContain('process_cpu_seconds_total');
    expect((await fetch(new URL('/', server.metricsUrl))).status).toBe(404);
    // The `params` of a scrape.
    expect((await fetch(`${server.metricsUrl}?team=doors`)).status).toBe(200);
    expect(new URL(server.metricsUrl!).hostname).toBe('127.0.0.1');
    // The format that Prometheus requests, without findings of its linter.
    const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    expect(types.length).toBeGreaterThan(20);
    for (const [, name = '', type = ''] of types) {
      expect(text, name).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'));
      expect(name.endsWith('_total'), `${type} ${name}`).toBe(type === 'counter');
      expect(name).toMatch(/^[a-z_][a-z0-9_]*$/);
      expect(name).not.toMatch(/_(ms|milliseconds|kb|percent|count|sum|bucket|gauge|histogram)$/);
    }
  });

  it('reports how many statements wait for the next commit', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let works: Promise<unknown>[] = [];
    server = await startTestServer({
      common: { metricsPort: 0 },
      create: ({ sql }) => ((works = [sql.tx(() => held), sql`select 1`, sql`select 2`]), {}),
    });
    const waiting = async () =>
      /^database_commit_queue_length\{.*\} (\d+)$/m.exec(await read())?.[1];
    expect(await waiting()).toBe('3');
    release();
    await Promise.all(works);
    expect(await waiting()).toBe('0');
  });

  it('is off unless its port is configured', async () => {
    server = await startTestServer();
    expect(server.metricsUrl).toBeUndefined();
  });
});

describe('traces', () => {
  it('reports missing packages, and the setting that requires them', async () => {
    const gone = () => Promise.reject(new Error("Cannot find package '@opentelemetry/api'"));
    await expect(createTraces('lockers', 'http://localhost:4318/v1/traces', gone)).rejects.toThrow(
      'LOCKERS_TRACES_URL needs the packages of OpenTelemetry, which are not installed here',
    );
  });

  it('delays neither responses nor the stop without a collector', async () => {
    server = await startTestServer({ common: { tracesUrl: 'http://127.0.0.1:1/v1/traces' } });
    expect((await fetch(server.url)).status).toBe(200);
  });
});
