import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './test-postgres-server.ts';

/** Starts PostgreSQL when a test first requests it, so that runs without database tests do not pay for it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof startWithClient> | undefined;
  // A worker that is busy for seconds would reuse a connection that has just been closed.
  const starter = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    started ??= startWithClient();
    const template = new URL(request.url!, 'http://localhost').searchParams.get('template');
    void started
      .then(async (own) => ({ url: request.url === '/' ? own.url : await own.database(template) }))
      .catch((error: Error) => ({ skipped: error.message }))
      .then((answer) => response.end(JSON.stringify(answer)));
  });
  await new Promise<void>((resolve) => starter.listen(0, '127.0.0.1', resolve));
  project.provide(
    'postgresStarter',
    `http://127.0.0.1:${(starter.address() as AddressInfo).port}/`,
  );
  return async () => {
    starter.close();
    starter.closeAllConnections();
    await started?.then((own) => own.remove()).catch(() => undefined);
  };
}

/** A server and one connection that creates all databases: connecting takes as long as creating a database. */
async function startWithClient() {
  const postgres = await startPostgres();
  const client = new pg.Client(postgres.url);
  // The connection breaks when the server stops.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  // Since version 15, the default strategy copies through the log, which takes twice the time.
  const strategy = Number(rows[0]!.server_version_num) >= 150_000 ? 'strategy file_copy' : '';
  return {
    ...postgres,
    async database(template: string | null) {
      const name = `test_${randomBytes(8).toString('hex')}`;
      await client.query(`create database ${name} template ${template ?? 'template1'} ${strategy}`);
      return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
    },
  };
}
