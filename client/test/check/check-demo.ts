import type { ApiName } from '@frontline/specs/api-names';
import { openSqlite } from '@frontline/storage/sqlite';
import { demoIds } from '../../check/ids.ts';
import type { Difference, Result, Row } from '../../check/result.ts';
import { check, type Run } from '../../check/run.ts';
import {
  demoPublicUrl,
  demoSecrets,
  demoServer,
  type DemoServer,
} from '../../demonstration/servers.ts';

export type Fetch = DemoServer['fetch'];

/** Checks one of our servers in this process; `broken` stands between it and the check. */
export async function checkDemo(
  api: ApiName,
  broken: (fetch: Fetch) => Fetch = (fetch) => fetch,
  own: Partial<Run> = {},
): Promise<Result> {
  const server = await demoServer(api, () => openSqlite({ file: ':memory:' }));
  try {
    return await check({
      api,
      base: 'http://localhost:1/',
      ids: demoIds(api),
      secrets: demoSecrets,
      schemeWord: undefined,
      publicUrl: demoPublicUrl,
      mark: 'CONFORM-1',
      fetch: broken(server.fetch),
      wait: server.wait,
      tell: () => undefined,
      timeLimit: 5_000,
      isEnded: () => false,
      mayChange: async () => true,
      ...own,
    });
  } finally {
    await server.close();
  }
}

/** Every difference of a result with where it was found: `claimRequest 200: …`. */
export const saysOf = (
  { rows }: Result,
  which: (difference: Difference) => boolean = ({ isNote }) => !isNote,
): string[] =>
  rows.flatMap(({ operationId, status, differences }: Row) =>
    differences.filter(which).map(({ says }) => `${operationId} ${status}: ${says}`),
  );
