/** The state that a server of some version left, which every later version opens. */
import type { Database, Migration } from './src/index.ts';

/** How to create the state of a server, and how to check it later. */
export interface StateFixture {
  /** The PostgreSQL schema of this server. */
  schema: string;
  migrations: readonly Migration[];
  /** Creates the server with its demonstration data; random values are the same each time. */
  create: (db: Database, now: () => Date) => Promise<{ fetch: Ask }>;
  /** Requests before the state is stored. */
  setup: readonly StoredRequest[];
  /** Requests to every later version, in this order. */
  queries: readonly StoredRequest[];
}

type Ask = (request: Request) => Promise<Response>;

export interface StoredRequest {
  /** Method and path, such as `GET /api/lockers/locations/101`. */
  line: string;
  headers?: Record<string, string>;
  body?: string | object;
}

interface StoredResponse {
  status: number;
  body: string;
}

/** The JSON file beside a stored database: each request with the response of the version that stored it. */
export type StoredAsks = { ask: StoredRequest; answer: StoredResponse }[];

/** The time of the setup, and of the queries: an hour later, well within the retention of idempotency keys. */
export const storedAt = () => new Date('2025-03-14T15:04:05.000Z');
export const checkedAt = () => new Date('2025-03-14T16:04:05.000Z');

/** Sends the requests one after the other. */
export async function sendAll(
  { fetch }: { fetch: Ask },
  requests: readonly StoredRequest[],
): Promise<StoredResponse[]> {
  const responses: StoredResponse[] = [];
  for (const { line, headers = {}, body } of requests) {
    const [method = '', path = ''] = line.split(' ');
    const isText = typeof body === 'string' || body === undefined;
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { ...(isText ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    const response = await fetch(request);
    responses.push({ status: response.status, body: await response.text() });
  }
  return responses;
}
