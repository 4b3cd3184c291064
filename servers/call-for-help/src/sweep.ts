import type { Sql } from '@frontline/storage';
import { oldestKept, sweptAtOnce } from '@frontline/storage/oldest-kept';

/** Deletes some of the requests that nothing has happened to for so many days; 0 days deletes none. */
export async function sweepRequests(sql: Sql, now: Date, days: number): Promise<void> {
  const oldest = oldestKept(now, days);
  if (oldest === undefined) return;
  await sql`DELETE FROM requests WHERE id IN
    (SELECT id FROM requests WHERE updated_at < ${oldest} ORDER BY updated_at LIMIT ${sweptAtOnce})`;
}
