import type { Sql } from '@frontline/storage';
import { oldestRetained, purgedAtOnce } from '@frontline/storage/retention';

/** Deletes some of the messages accepted more than so many days ago; 0 days deletes none. */
export async function purgeMessages(sql: Sql, now: Date, days: number): Promise<void> {
  const oldest = oldestRetained(now, days);
  if (oldest === undefined) return;
  await sql`DELETE FROM messages WHERE id IN
    (SELECT id FROM messages WHERE accepted_at < ${oldest} ORDER BY accepted_at LIMIT ${purgedAtOnce})`;
}

/** When a message was last accepted. */
export const newestMessage = (sql: Sql) => async (): Promise<string | null | undefined> => {
  const [newest] = await sql<{ at: string | null }>`SELECT MAX(accepted_at) AS at FROM messages`;
  return newest?.at;
};
