import { expect, it } from 'vitest';
import { createTraces } from '../src/traces.ts';
import { openSqlite } from '@frontline/storage/sqlite';
import { startTestServer, until } from './start-test-server.ts';

it('says which packages are missing, and that the setting can be left out', async () => {
  const gone = () => Promise.reject(new Error("Cannot find package '@opentelemetry/api'"));
  await expect(createTraces('lockers', 'http://localhost:4318/v1/traces', gone)).rejects.toThrow(
    'LOCKERS_TRACES_URL needs the packages of OpenTelemetry, which are not installed here',
  );
});

it('answers and stops as ever where nobody takes the traces', async () => {
  const server = await startTestServer({ common: { tracesUrl: 'http://127.0.0.1:1/v1/traces' } });
  expect((await fetch(server.url)).status).toBe(200);
  await server.stop();
});

it('tells an operator how many statements wait for the next commit', async () => {
  const db = await openSqlite({ file: ':memory:' });
  const server = await startTestServer({ db, common: { metricsPort: 0 } });
  const waiting = async () => {
    const text = await (await fetch(server.metricsUrl!)).text();
    return Number(/^database_commit_queue_length\{.*\} (\d+)$/m.exec(text)?.[1]);
  };
  expect(await waiting()).toBe(0);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const works = [db.sql.tx(() => held), db.sql`select 1`, db.sql`select 2`];
  await until(() => db.load().waiting === 3);
  expect(await waiting()).toBe(3);
  release();
  await Promise.all(works);
  expect(await waiting()).toBe(0);
  await server.stop();
});
