import { apiNames, type ApiName } from '../specs/api-names.ts';
import { openSqlite } from '../packages/storage/src/sqlite.ts';
import { demoIds } from '../client/check/ids.ts';
import { check } from '../client/check/run.ts';
import { exitCodeOf, tableOf } from '../client/check/table.ts';
import { demoPublicUrl, demoSecrets, demoServer } from '../client/demonstration/servers.ts';
import { checkOnMachine } from '../client/command/run.ts';

/** Where `npm start` serves the docs. */
const docs = 'http://localhost:3000';

/** `npm run conform`: checks the named server, or our three servers in this process. */
async function conform(given: string[]): Promise<void> {
  if (given.length > 0) return checkOnMachine(given, docs);
  const codes: number[] = [];
  for (const api of apiNames) codes.push(await checkOurs(api));
  process.exitCode = Math.max(...codes);
}

async function checkOurs(api: ApiName): Promise<number> {
  const server = await demoServer(api, () => openSqlite({ file: ':memory:' }));
  const result = await check({
    api,
    ids: demoIds(api),
    secrets: demoSecrets,
    schemeWord: undefined,
    base: 'http://in-process',
    publicUrl: demoPublicUrl,
    runId: 'CONFORM',
    timeLimit: 10_000,
    fetch: server.fetch,
    wait: server.wait,
    log: () => undefined,
    isAborted: () => false,
    mayChange: async () => true,
  });
  await server.close();
  console.log(`${tableOf(result, docs)}\n`);
  return exitCodeOf(result);
}

await conform(process.argv.slice(2));
