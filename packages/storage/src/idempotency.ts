import type { Sql } from './index.ts';

/** A request that a caller may repeat without knowing whether it was carried out. */
interface IdempotentRequest {
  /** The owner of the key; the same key in another scope is a different key. */
  scope: string;
  key: string;
  /** The content of the request. Only its digest is stored. */
  request: string;
}

export type Outcome<Answer> = { answer: Answer } | { refused: 'other request' | 'in flight' };

/** The table, to be created by a migration of each database that uses idempotency keys. */
export const idempotencyTable = `
  CREATE TABLE kept_answers (
    id TEXT PRIMARY KEY,
    request TEXT NOT NULL,
    answer TEXT NOT NULL,
    at TEXT NOT NULL
  );
  CREATE INDEX kept_answers_at ON kept_answers (at);
`;

/**
 * Creates a function that carries out each request once. The work and its answer are stored in one transaction:
 * after a crash both exist or neither, and a repeat to any process gets the answer. Work that answers with a status
 * of 300 or more did nothing, so nothing is stored and the key may be used again.
 *
 * @param digest  SHA-256 in hexadecimal.
 * @param retentionMs  how long a repeat gets the first answer.
 */
export function createIdempotency({
  sql,
  now,
  digest,
  retentionMs,
}: {
  sql: Sql;
  now: () => Date;
  digest: (text: string) => string | Promise<string>;
  retentionMs: number;
}): <Answer extends { status: number }>(
  request: IdempotentRequest,
  work: (sql: Sql) => Promise<Answer>,
) => Promise<Outcome<Answer>> {
  const inFlight = new Set<string>();

  return async ({ scope, key, request }, work) => {
    const id = await digest(JSON.stringify([scope, key]));
    const requestDigest = await digest(request);
    if (inFlight.has(id)) return { refused: 'in flight' };
    inFlight.add(id);
    try {
      return await sql.tx(async (sql) => {
        if (!(await reserve(sql, id))) return { refused: 'in flight' };
        const at = now();
        await sql`DELETE FROM kept_answers WHERE id = ${id} AND at < ${oldestRetained(at, retentionMs)}`;
        const [stored] = await sql<{ request: string; answer: string }>`
          SELECT request, answer FROM kept_answers WHERE id = ${id}`;
        if (stored) {
          return stored.request === requestDigest
            ? { answer: JSON.parse(stored.answer) }
            : { refused: 'other request' };
        }
        const answer = await work(sql);
        if (answer.status < 300) {
          // Conflicts only with a row that another process inserted since this transaction's snapshot. PostgreSQL
          // reports ON CONFLICT there as a serialization failure, and the transaction is retried.
          await sql`INSERT INTO kept_answers (id, request, answer, at)
            VALUES (${id}, ${requestDigest}, ${JSON.stringify(answer)}, ${at.toISOString()})
            ON CONFLICT (id) DO NOTHING`;
        }
        return { answer };
      });
    } finally {
      inFlight.delete(id);
    }
  };
}

/** Deletes expired answers, at most 500 at a time so that no caller is delayed. */
export async function purgeAnswers(sql: Sql, now: Date, retentionMs: number): Promise<void> {
  await sql`DELETE FROM kept_answers WHERE id IN
    (SELECT id FROM kept_answers WHERE at < ${oldestRetained(now, retentionMs)} LIMIT 500)`;
}

/**
 * Deletes the stored answers that contain a record of somebody, at any depth.
 *
 * @param isTheirs  called for each object of an answer. Values are compared after parsing, because JSON escapes in
 *   a name, or `LIKE` wildcards, would not match it.
 */
export async function deleteAnswersOf(
  sql: Sql,
  isTheirs: (record: Record<string, unknown>) => boolean,
): Promise<void> {
  for (let after = ''; ;) {
    const page = await sql<{ id: string; answer: string }>`
      SELECT id, answer FROM kept_answers WHERE id > ${after} ORDER BY id LIMIT 200`;
    for (const { id, answer } of page) {
      if (contains(JSON.parse(answer), isTheirs))
        await sql`DELETE FROM kept_answers WHERE id = ${id}`;
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function contains(value: unknown, isTheirs: (record: Record<string, unknown>) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const isRecord = !Array.isArray(value) && isTheirs(value as Record<string, unknown>);
  return isRecord || Object.values(value).some((inner) => contains(inner, isTheirs));
}

const oldestRetained = (now: Date, retentionMs: number) =>
  new Date(now.getTime() - retentionMs).toISOString();

/**
 * False if another process is working on this key. The lock ends with the transaction or the process. A
 * SQLite file has one process.
 */
async function reserve(sql: Sql, id: string): Promise<boolean> {
  if (sql.dialect === 'sqlite') return true;
  const [lock] = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) AS free`;
  return lock?.free === true;
}
