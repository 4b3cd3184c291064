import { createHash } from 'node:crypto';
import { createCallForHelp } from '@frontline/call-for-help';
import { newId } from '@frontline/node-server';
import type { Database, Sql } from '@frontline/storage';
import { channel, deviceKey, messageId, scatter } from './messages.ts';

const CHUNK = 50_000;

export interface Filling {
  /** Number of requests in the store. */
  requests: number;
  /** How many of the first ones are unclaimed; the others are completed. */
  fresh: number;
  /** Number of call buttons, with keys from `deviceKey`. */
  buttons?: number;
}

/** Creates the Call for Help server in this process with demonstration data. */
export function openServer(db: Database) {
  return createCallForHelp({ db, newId, now: () => new Date(), demo: true, digest: sha256 });
}

/** Migrates an empty database and fills it. */
export async function fill(db: Database, { requests, fresh, buttons = 0 }: Filling): Promise<void> {
  await openServer(db);
  for (let from = 0; from < requests; from += CHUNK) {
    await storeRequests(db.sql, from, Math.min(from + CHUNK, requests), fresh);
  }
  const [check] =
    await db.sql`SELECT id FROM requests WHERE message_id = ${messageId(requests - 1)}`;
  if (!check) throw new Error('The store does not hold the ids that the load will ask for.');
  const at = new Date().toISOString();
  await db.sql.tx(async (sql) => {
    for (let n = 0; n < buttons; n += 1) {
      await sql`
        INSERT INTO devices (organization_id, location_id, option_id, name, key_hash, created_at,
          updated_at)
        VALUES (1, 101, 1, ${`Button ${n}`}, ${sha256(deviceKey(n))}, ${at}, ${at})`;
    }
  });
  // PostgreSQL would do this automatically within a minute.
  if (db.sql.dialect === 'postgres') await db.sql`ANALYZE`;
}

/** Inserts requests that do not time out within an hour, so that only the load changes them. */
async function storeRequests(sql: Sql, from: number, to: number, fresh: number): Promise<void> {
  const at = new Date().toISOString();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  await sql`
    INSERT INTO requests (message_id, device_id, organization_id, location_id, option_id,
      teams_channel_id, is_claimed, claimed_at, claimed_by, claimed_by_user_id, is_on_the_way,
      staff_on_the_way_at, is_completed, completed_at, completion_reason, times_out_at, created_at,
      updated_at)
    WITH RECURSIVE numbers (n) AS (
      SELECT CAST(${from} AS BIGINT) UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${to}
    ), rows (n, done, moment) AS (
      SELECT n, CASE WHEN n < ${fresh} THEN 0 ELSE 1 END, CAST(${at} AS TEXT) FROM numbers
    )
    SELECT 'request-' || CAST(
        n * CAST(${scatter.MULTIPLIER} AS BIGINT) % CAST(${scatter.MODULUS} AS BIGINT) AS TEXT
      ), 1, 1, 101, 1, CAST(${channel} AS TEXT), done, CASE done WHEN 1 THEN moment END,
      CASE done WHEN 1 THEN 'Sam Lee' END, CASE done WHEN 1 THEN 'staff-sam' END, done,
      CASE done WHEN 1 THEN moment END, done, CASE done WHEN 1 THEN moment END,
      CASE done WHEN 1 THEN 'helped' END, CAST(${later} AS TEXT), moment, moment
    FROM rows`;
}

function sha256(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
