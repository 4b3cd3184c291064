import type { ApiName } from '@frontline/specs/api-names';
import { openSqlite } from '@frontline/storage/sqlite';
import { demoIds } from '../../check/ids.ts';
import type { Difference, Result, Row } from '../../check/result.ts';
import { check, type Run } from '../../check/run.ts';
import { demoPublicUrl, demoSecrets, demoServer } from '../../demonstration/servers.ts';
import type { DemoServer } from '../../demonstration/servers.ts';

export type Fetch = DemoServer['fetch'];

/** Checks one of our servers in this process; `broken` wraps its `fetch`. */
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
      runId: 'CONFORM-1',
      fetch: broken(server.fetch),
      wait: server.wait,
      log: () => undefined,
      timeLimit: 5_000,
      isAborted: () => false,
      mayChange: async () => true,
      ...own,
    });
  } finally {
    await server.close();
  }
}

/** Every difference of a result with its operation and status: `claimRequest 200: …`. */
export const messagesOf = (
  { rows }: Result,
  which: (difference: Difference) => boolean = ({ isNote }) => !isNote,
): string[] =>
  rows.flatMap(({ operationId, status, differences }: Row) =>
    differences.filter(which).map(({ message }) => `${operationId} ${status}: ${message}`),
  );

/** An answer that an `Alter` may change in any way. */
export interface AlterableAnswer {
  request: Request;
  path: string;
  status: number;
  headers: Headers;
  /** Text is sent as it is, anything else as JSON. */
  body: unknown;
  /** How many answers there were, this one included, and how many orders were created. */
  calls: number;
  orders: number;
}

export type Alter = (answer: AlterableAnswer) => unknown;

/** Alters every answer of a server. */
export function altered(alter: Alter): (fetch: Fetch) => Fetch {
  let calls = 0;
  let orders = 0;
  return (fetch) => async (request) => {
    const response = await fetch(request.clone());
    const text = await response.text();
    const headers = new Headers(response.headers);
    const isJson = headers.get('content-type')?.includes('json') ?? false;
    const answer: AlterableAnswer = {
      request,
      path: new URL(request.url).pathname,
      status: response.status,
      headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
      calls: (calls += 1),
      orders: (orders += Number(response.status === 201)),
    };
    alter(answer);
    const { body, status } = answer;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers,
    });
  };
}

/** Finds every object within a value that has a field. */
export const recordsWith =
  (field: string) =>
  (value: unknown): Record<string, unknown>[] => {
    if (typeof value !== 'object' || value === null) return [];
    const inner = Object.values(value).flatMap(recordsWith(field));
    return Object.hasOwn(value, field) ? [value as Record<string, unknown>, ...inner] : inner;
  };
