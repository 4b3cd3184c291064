/** Stores the status report of a locker atomically. */

import type { Sql } from '@frontline/storage';
import { recordActivity } from './activity.ts';
import { moveDoor } from './cabinet-state.ts';
import { cabinetByKey, changeCabinet } from './cabinets.ts';
import type { Clock } from './cabinets.ts';

export interface StatusReport {
  cabinets: SeenCabinet[];
  locker_info?: { ip?: string; firmware?: string };
  event?: { type?: string };
}

/** At least one of the two doors. */
interface SeenCabinet {
  key: number;
  front_status?: 'open' | 'closed';
  rear_status?: 'open' | 'closed';
}

/**
 * Stores all entries or none. Returns the index of the first entry whose key the locker does not have; then nothing is
 * changed.
 */
export async function storeReport(
  sql: Sql,
  lockerId: number,
  report: StatusReport,
  clock: Clock,
): Promise<number | undefined> {
  const known = await sql<{ key: number }>`SELECT key FROM cabinets
    WHERE locker_id = ${lockerId} AND revoked_at IS NULL`;
  const keys = new Set(known.map(({ key }) => key));
  const unknown = report.cabinets.findIndex(({ key }) => !keys.has(key));
  if (unknown >= 0) return unknown;
  for (const seen of report.cabinets) await storeSeen(sql, lockerId, seen, clock);
  const { ip = null, firmware = null } = report.locker_info ?? {};
  await sql`UPDATE lockers SET seen_at = ${clock.at}, ip = COALESCE(${ip}, ip),
    firmware = COALESCE(${firmware}, firmware) WHERE id = ${lockerId}`;
  const what = report.event?.type;
  if (what) await recordActivity(sql, { at: clock.at, locker_id: lockerId, what });
  return undefined;
}

/** Ignores a rear door if the locker has none: one firmware may serve both kinds. */
async function storeSeen(sql: Sql, lockerId: number, seen: SeenCabinet, clock: Clock) {
  await changeCabinet(sql, cabinetByKey(lockerId, seen.key), clock, (cabinet, locker, moment) => {
    const { front_status, rear_status } = seen;
    const front = front_status
      ? moveDoor(cabinet, 'front', `seen_${front_status}`, moment)
      : cabinet;
    return {
      cabinet:
        rear_status && locker.rear_loading_available === 1
          ? moveDoor(front, 'rear', `seen_${rear_status}`, moment)
          : front,
    };
  });
}
