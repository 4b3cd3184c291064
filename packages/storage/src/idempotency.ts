import type { Sql } from './index.ts';

/** What a caller may ask to be done again without knowing whether it was done. */
export interface Keyed {
  /** Whose key it is; the same key of another scope is another key. */
  scope: string;
  key: string;
  /** What is to be done. Only its digest is stored. */
  request: string;
}

export type Done<Answer> = { answer: Answer } | { refused: 'other request' | 'in flight' };

interface WorkInOne<Answer> {
  /** What to answer, now and to every repeat. Stored as JSON. */
  answer: Answer;
  /** False: nothing was done, so nothing is kept and the key may be used again. */
  keep: boolean;
}

/** The table, for a migration of each database that does something once. */
export const keptAnswersTable = `
  CREATE TABLE kept_answers (
    id TEXT PRIMARY KEY,
    request TEXT NOT NULL,
    answer TEXT NOT NULL,
    at TEXT NOT NULL
  );
  CREATE INDEX kept_answers_at ON kept_answers (at);
`;

/**
 * Makes a function that does each thing once. The work and its answer are stored in one transaction:
 * after a crash both are there or neither is, and a repeat in any process gets the answer.
 *
 * @param digest  SHA-256 in hexadecimal.
 * @param keptMs  How long a repeat gets the first answer.
 */
export function createIdempotency({
  sql,
  now,
  digest,
  keptMs,
}: {
  sql: Sql;
  now: () => Date;
  digest: (text: string) => string | Promise<string>;
  keptMs: number;
}): <Answer>(
  keyed: Keyed,
  work: (sql: Sql) => Promise<WorkInOne<Answer>>,
) => Promise<Done<Answer>> {
  const inFlight = new Set<string>();

  return async ({ scope, key, request }, work) => {
    const id = await digest(JSON.stringify([scope, key]));
    const wanted = await digest(request);
    if (inFlight.has(id)) return { refused: 'in flight' };
    inFlight.add(id);
    try {
      return await sql.tx(async (sql) => {
        if (!(await reserve(sql, id))) return { refused: 'in flight' };
        const at = now();
        await sql`DELETE FROM kept_answers WHERE id = ${id} AND at < ${oldestRetained(at, keptMs)}`;
        const [kept] = await sql<{ request: string; answer: string }>`
          SELECT request, answer FROM kept_answers WHERE id = ${id}`;
        if (kept) {
          return kept.request === wanted
            ? { answer: JSON.parse(kept.answer) }
            : { refused: 'other request' };
        }
        const { answer, keep } = await work(sql);
        if (keep) {
          // Meets a row only where another process has kept one since this transaction began to read. With
          // ON CONFLICT, PostgreSQL calls that lost against another, and the whole is done again.
          await sql`INSERT INTO kept_answers (id, request, answer, at)
            VALUES (${id}, ${wanted}, ${JSON.stringify(answer)}, ${at.toISOString()})
            ON CONFLICT (id) DO NOTHING`;
        }
        return { answer };
      });
    } finally {
      inFlight.delete(id);
    }
  };
}

/** Deletes some of the answers that no repeat gets any more: few enough to hold nobody up. */
export async function purgeAnswers(sql: Sql, now: Date, keptMs: number): Promise<void> {
  await sql`DELETE FROM kept_answers WHERE id IN
    (SELECT id FROM kept_answers WHERE at < ${oldestRetained(now, keptMs)} LIMIT 500)`;
}

/**
 * Deletes the kept answers that hold a record of somebody, however deep it lies in them.
 *
 * @param isTheirs  gets each object of an answer. Values are compared as they are: what JSON writes of a name, and
 *   what `LIKE` takes for a pattern, are other texts than the name.
 */
export async function forgetAnswersOf(
  sql: Sql,
  isTheirs: (record: Record<string, unknown>) => boolean,
): Promise<void> {
  for (let after = ''; ;) {
    const page = await sql<{ id: string; answer: string }>`
      SELECT id, answer FROM kept_answers WHERE id > ${after} ORDER BY id LIMIT 200`;
    for (const { id, answer } of page) {
      if (holds(JSON.parse(answer), isTheirs)) await sql`DELETE FROM kept_answers WHERE id = ${id}`;
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function holds(value: unknown, isTheirs: (record: Record<string, unknown>) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const isRecord = !Array.isArray(value) && isTheirs(value as Record<string, unknown>);
  return isRecord || Object.values(value).some((inner) => holds(inner, isTheirs));
}

const oldestRetained = (now: Date, keptMs: number) =>
  new Date(now.getTime() - keptMs).toISOString();

/**
 * False where another process is at it. The lock ends with the transaction, or with the process. A
 * SQLite file has one process.
 */
async function reserve(sql: Sql, id: string): Promise<boolean> {
  if (sql.dialect === 'sqlite') return true;
  const [lock] = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) AS free`;
  return lock?.free === true;
}
