import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres, type OwnPostgres } from './test-postgres-server.ts';

/** Waits to be asked for a PostgreSQL, so that runs which need none do not pay for one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<OwnPostgres> | undefined;
  const starter = createServer((_, response) => {
    started ??= startPostgres();
    void started
      .then(({ url }) => ({ url }))
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
    await started?.then((postgres) => postgres.remove()).catch(() => undefined);
  };
}
