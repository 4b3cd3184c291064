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

/** An answer on its way, of which everything may be changed. */
export interface Passing {
  path: string;
  status: number;
  headers: Headers;
  /** Of an answer in JSON; a change of it is sent. */
  body: unknown;
  /** Of any other answer. */
  text: string;
}

/** What an alteration may remember. */
export interface Memory {
  calls: number;
  /** How many orders were created. */
  orders: number;
  first?: string;
}

export type Alter = (answer: Passing, memory: Memory) => unknown;

/** Alters every answer of a server. */
export function altered(alter: Alter): (fetch: Fetch) => Fetch {
  const memory: Memory = { calls: 0, orders: 0 };
  return (fetch) => async (request) => {
    const response = await fetch(request);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    memory.calls += 1;
    memory.orders += Number(response.status === 201);
    const answer: Passing = {
      path: new URL(request.url).pathname,
      status: response.status,
      headers: new Headers(response.headers),
      body: isJson ? (JSON.parse(text) as unknown) : undefined,
      text,
    };
    alter(answer, memory);
    const { status, headers } = answer;
    return new Response(isJson ? JSON.stringify(answer.body) : answer.text, { status, headers });
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
