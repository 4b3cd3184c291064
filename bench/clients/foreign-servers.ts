import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiNames, type ApiName } from '@frontline/specs/api-names';
import { demoIds } from '../../client/check/ids.ts';
import { verdictOf, type Result } from '../../client/check/result.ts';
import { check } from '../../client/check/run.ts';
import { demoPublicUrl, demoSecrets } from '../../client/demonstration/servers.ts';
import { documentOf, startPeer } from './tools.ts';

/** The result of a check in one line. */
const summary = (who: string, { api, rows, abortReason }: Result): string => {
  const of = (verdict: string) => rows.filter((row) => verdictOf(row) === verdict).length;
  const counts = `${of('as documented')} as documented, ${of('differs')} differ, ${of('not provoked')} not provoked`;
  return `check of ${who}, ${api}: ${counts}${abortReason ? `; ${abortReason}` : ''}`;
};

/**
 * Runs our check against servers that cannot be as documented, so that a check without findings is a fault of the
 * check: Prism's mock of each API, which returns the examples and stores nothing, and a server that answers every
 * request with `{}`.
 */
export async function checkForeignServers(): Promise<{ lines: string[]; faults: string[] }> {
  const lines: string[] = [];
  const faults: string[] = [];
  const checkServer = async (who: string, api: ApiName, base: string) => {
    const result = await checkAt(api, base);
    lines.push(summary(who, result));
    if (result.rows.every((row) => verdictOf(row) !== 'differs'))
      faults.push(`${who} was taken for the ${api} server.`);
  };
  for (const [index, api] of apiNames.entries()) {
    const port = 41_100 + index;
    const args = ['mock', documentOf(api), `--port=${port}`];
    const prism = await startPeer('@stoplight/prism-cli', 'prism', args, /is listening/);
    await checkServer("Prism's mock", api, `http://127.0.0.1:${port}`);
    prism.kill();
  }
  const empty = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
  const { port } = empty.address() as AddressInfo;
  for (const api of apiNames)
    await checkServer('a server of empty answers', api, `http://127.0.0.1:${port}`);
  empty.close();
  empty.closeAllConnections();
  return { lines, faults };
}

const checkAt = (api: ApiName, base: string): Promise<Result> =>
  check({
    api,
    base,
    ids: demoIds(api),
    secrets: demoSecrets,
    schemeWord: undefined,
    publicUrl: demoPublicUrl,
    runId: 'CONFORM-1',
    fetch,
    // No need to wait: these servers have no delayed effects.
    wait: async () => undefined,
    log: () => undefined,
    timeLimit: 5_000,
    isAborted: () => false,
    mayChange: async () => true,
  });
