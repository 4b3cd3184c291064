/** What a server of some version left behind, kept to be opened by every later one. */
import type { Database, Migration } from './src/index.ts';

/** How one server is made to leave a state behind, and to be asked for it later. */
export interface Remembered {
  /** Where PostgreSQL keeps the tables of this server. */
  schema: string;
  migrations: readonly Migration[];
  /** Makes the server with its demonstration data; whatever chance decides, it decides alike each time. */
  create: (db: Database, now: () => Date) => Promise<{ fetch: Ask }>;
  /** What happens before the state is stored. */
  acts: readonly StoredRequest[];
  /** What is asked of it ever after, in this order. */
  asks: readonly StoredRequest[];
}

type Ask = (request: Request) => Promise<Response>;

export interface StoredRequest {
  /** Method and path, such as `GET /api/lockers/locations/101`. */
  line: string;
  headers?: Record<string, string>;
  body?: string | object;
}

interface StoredAnswer {
  status: number;
  body: string;
}

/** What lies beside a stored database: each question with the answer of the version that stored it. */
export type StoredAsks = { ask: StoredRequest; answer: StoredAnswer }[];

/** When the acts happened, and when is asked: an hour later, well within the time a key is kept. */
export const actedAt = () => new Date('2025-03-14T15:04:05.000Z');
export const askedAt = () => new Date('2025-03-14T16:04:05.000Z');

/** Sends one request after the other. */
export async function answersTo(
  { fetch }: { fetch: Ask },
  asks: readonly StoredRequest[],
): Promise<StoredAnswer[]> {
  const answers: StoredAnswer[] = [];
  for (const { line, headers = {}, body } of asks) {
    const [method = '', path = ''] = line.split(' ');
    const isText = typeof body === 'string' || body === undefined;
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { ...(isText ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    const response = await fetch(request);
    answers.push({ status: response.status, body: await response.text() });
  }
  return answers;
}
