import type { Sql } from '@frontline/storage';
import { oldestRetained, purgedAtOnce } from '@frontline/storage/retention';

/** Deletes some of the requests that ended so many days ago; 0 days deletes none. One that is open stays. */
export async function purgeRequests(sql: Sql, now: Date, days: number): Promise<void> {
  const oldest = oldestRetained(now, days);
  if (oldest === undefined) return;
  await sql`DELETE FROM requests WHERE id IN
    (SELECT id FROM requests WHERE updated_at < ${oldest}
      AND (is_completed = 1 OR is_closed = 1 OR is_timeout = 1)
      ORDER BY updated_at LIMIT ${purgedAtOnce})`;
}

/** When something last happened to a request. */
export const newestRequest = (sql: Sql) => async (): Promise<string | null | undefined> => {
  const [newest] = await sql<{ at: string | null }>`SELECT MAX(updated_at) AS at FROM requests`;
  return newest?.at;
};
