import type { Fetch } from './check-demo.ts';

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
