/** Reading and changing one cabinet in the database. */

import type { Sql } from '@frontline/storage';
import type { Verdict } from './cabinet-commands.ts';
import { currentCabinet, onSetBackClock, settleCabinet } from './cabinet-state.ts';
import type { Moment } from './cabinet-state.ts';
import type { CabinetRow, LockerRow } from './tables.ts';

/** The time of the call, and the travel time of simulated doors (null: real lockers report). */
export interface Clock {
  at: string;
  travelMs: number | null;
}

/** Reads the cabinet; called again after a conflict with another writer. */
type Find = (sql: Sql) => Promise<CabinetRow | undefined>;

type Decide = (cabinet: CabinetRow, locker: LockerRow, moment: Moment) => Verdict;

interface Changed {
  cabinet: CabinetRow;
  locker: LockerRow;
}

/**
 * Optimistic locking: reads, decides and writes with a conditional UPDATE. If the revision has changed, it starts again.
 * `undefined` if there is no such cabinet.
 */
export async function changeCabinet(
  sql: Sql,
  find: Find,
  clock: Clock,
  decide: Decide,
): Promise<Changed | { refused: string } | undefined> {
  for (;;) {
    const cabinet = await find(sql);
    if (!cabinet) return undefined;
    if (cabinet.updated_at > clock.at) {
      await save(sql, onSetBackClock(cabinet, clock.at));
      continue;
    }
    const locker = await lockerOf(sql, cabinet.locker_id);
    const moment = momentOf(clock, locker);
    const verdict = decide(settleCabinet(cabinet, moment), locker, moment);
    if ('refused' in verdict) return verdict;
    const saved = await save(sql, { ...verdict.cabinet, updated_at: clock.at });
    if (saved) return { cabinet: saved, locker };
  }
}

export function cabinetById(organizationId: number, cabinetId: number): Find {
  return async (sql) => {
    const [cabinet] = await sql<CabinetRow>`SELECT cabinets.* FROM cabinets
      JOIN lockers ON lockers.id = cabinets.locker_id
      WHERE cabinets.id = ${cabinetId} AND lockers.organization_id = ${organizationId}
        AND lockers.revoked_at IS NULL AND cabinets.revoked_at IS NULL`;
    return cabinet;
  };
}

/**
 * Reads order and cabinet in one statement, so that the revision belongs to an open order. A cabinet with an order is
 * never revoked.
 */
export function cabinetByOpenCode(organizationId: number, openCode: string): Find {
  return async (sql) => {
    const [cabinet] = await sql<CabinetRow>`SELECT cabinets.* FROM cabinet_orders
      JOIN cabinets ON cabinets.id = cabinet_orders.cabinet_id
      JOIN lockers ON lockers.id = cabinets.locker_id AND lockers.revoked_at IS NULL
      WHERE cabinet_orders.organization_id = ${organizationId}
        AND cabinet_orders.open_code = ${openCode}
        AND cabinet_orders.completed_at IS NULL AND cabinet_orders.canceled_at IS NULL`;
    return cabinet;
  };
}

/** How many cabinets are settled at a time: few enough that callers wait for no more. */
const atOnce = 5;

/**
 * Stores every movement and close that is due.
 *
 * @param setBackMs  by how much the clock was set back since the last call, if known.
 */
export async function settleDue(sql: Sql, clock: () => Clock, setBackMs?: number): Promise<void> {
  const { at } = clock();
  const due = await sql<{ id: number }>`SELECT id FROM cabinets
    WHERE due_at IS NOT NULL AND (due_at <= ${at} OR updated_at > ${at}) ORDER BY due_at`;
  for (let first = 0; first < due.length; first += atOnce) {
    const some = due.slice(first, first + atOnce);
    await Promise.all(some.map(({ id }) => sql.tx((tx) => settleOne(tx, id, clock, setBackMs))));
  }
}

export function momentOf(clock: Clock, locker: LockerRow): Moment {
  const { version } = locker;
  return { at: clock.at, mechanism: { version, travelMs: version === 2 ? clock.travelMs : null } };
}

async function settleOne(
  sql: Sql,
  id: number,
  clock: () => Clock,
  setBackMs?: number,
): Promise<void> {
  const [found] = await sql<CabinetRow>`SELECT * FROM cabinets WHERE id = ${id}`;
  if (!found) return;
  // Read after the cabinet: a change by others meanwhile is no sign of a clock that was set back.
  const now = clock();
  const moment = momentOf(now, await lockerOf(sql, found.locker_id));
  // After a conflict no retry is needed: the other writer has settled the cabinet.
  await save(sql, currentCabinet(found, moment, setBackMs));
}

export async function lockerOf(sql: Sql, id: number): Promise<LockerRow> {
  const [locker] = await sql<LockerRow>`SELECT * FROM lockers WHERE id = ${id}`;
  if (!locker) throw new Error(`There is no locker ${id}.`);
  return locker;
}

/** Stores a cabinet, unless another writer has changed it since it was read. */
export async function save(sql: Sql, cabinet: CabinetRow): Promise<CabinetRow | undefined> {
  const c = cabinet;
  const [saved] = await sql<CabinetRow>`UPDATE cabinets SET
      state = ${c.state}, front_arrives_at = ${c.front_arrives_at},
      front_closes_at = ${c.front_closes_at}, rear_load_status = ${c.rear_load_status},
      rear_arrives_at = ${c.rear_arrives_at}, rear_closes_at = ${c.rear_closes_at},
      due_at = ${c.due_at}, enabled = ${c.enabled}, size = ${c.size}, occupied = ${c.occupied},
      released_at = ${c.released_at}, thermal_mode = ${c.thermal_mode},
      updated_at = ${c.updated_at}, revision = revision + 1
    WHERE id = ${c.id} AND revision = ${c.revision}
    RETURNING *`;
  return saved;
}
