/** Creates and ends cabinet orders in the database. */

import type { Sql } from '@frontline/storage';
import { release } from './cabinet-commands.ts';
import { cabinetById, changeCabinet } from './cabinets.ts';
import type { Clock } from './cabinets.ts';
import type { OrderRow } from './tables.ts';

type NewOrder = Pick<
  OrderRow,
  | 'organization_id'
  | 'location_id'
  | 'locker_id'
  | 'cabinet_id'
  | 'app_owner_id'
  | 'application'
  | 'order_id'
>;

/** The open order that the same body created, for a caller that lost the answer and retries. */
export async function openOrderLike(
  sql: Sql,
  order: Omit<NewOrder, 'app_owner_id' | 'application'>,
): Promise<OrderRow | undefined> {
  const [open] = await sql<OrderRow>`SELECT * FROM cabinet_orders
    WHERE cabinet_id = ${order.cabinet_id} AND order_id = ${order.order_id}
      AND organization_id = ${order.organization_id} AND location_id = ${order.location_id}
      AND locker_id = ${order.locker_id} AND completed_at IS NULL AND canceled_at IS NULL`;
  return open;
}

/** Attempts to find a free code; with half of all codes in use, all fail with a probability of 2^-64. */
const codeAttempts = 64;

/** Inserts the order with the first generated code that no open order of the organization has. */
export async function insertOrder(
  sql: Sql,
  order: NewOrder,
  at: string,
  newCode: () => string,
): Promise<OrderRow> {
  for (let attempt = 0; attempt < codeAttempts; attempt++) {
    const [stored] = await sql<OrderRow>`INSERT INTO cabinet_orders (organization_id, location_id,
        locker_id, cabinet_id, app_owner_id, application, order_id, open_code, created_at,
        updated_at)
      VALUES (${order.organization_id}, ${order.location_id}, ${order.locker_id},
        ${order.cabinet_id}, ${order.app_owner_id}, ${order.application}, ${order.order_id},
        ${newCode()}, ${at}, ${at})
      ON CONFLICT DO NOTHING
      RETURNING *`;
    if (stored) return stored;
  }
  throw new Error('No free open code was found: too many orders of the organization are open.');
}

/** How an order is handed over; only staff set `completed_device_id`. */
interface HandOver {
  completed_by: string | null;
  completed_device_id: string | null;
  /** Seconds until the doors start to close. */
  delay: number;
}

/**
 * Completes the order, closes the doors and frees the cabinet. `undefined` if the order has ended already: of two
 * concurrent callers, only one gets the order.
 */
export async function completeOrder(
  sql: Sql,
  id: number,
  { completed_by, completed_device_id, delay }: HandOver,
  clock: Clock,
): Promise<OrderRow | undefined> {
  const [completed] = await sql<OrderRow>`UPDATE cabinet_orders
    SET completed_at = ${clock.at}, updated_at = ${clock.at}, completed_by = ${completed_by},
      completed_device_id = ${completed_device_id}
    WHERE id = ${id} AND completed_at IS NULL AND canceled_at IS NULL
    RETURNING *`;
  if (!completed) return undefined;
  await changeCabinet(
    sql,
    cabinetById(completed.organization_id, completed.cabinet_id),
    clock,
    (cabinet, _locker, moment) => ({ cabinet: release(cabinet, delay, moment) }),
  );
  return completed;
}

/** Cancels the order unless it has ended. */
export async function cancelOrder(sql: Sql, id: number, at: string): Promise<void> {
  await sql`UPDATE cabinet_orders SET canceled_at = ${at}, updated_at = ${at}
    WHERE id = ${id} AND completed_at IS NULL AND canceled_at IS NULL`;
}

/** The order in a cabinet, or the last one. */
export async function latestOrderOfCabinet(
  sql: Sql,
  organizationId: number,
  cabinetId: number,
): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow>`SELECT cabinet_orders.* FROM cabinet_orders
    JOIN lockers ON lockers.id = cabinet_orders.locker_id AND lockers.revoked_at IS NULL
    JOIN cabinets ON cabinets.id = cabinet_orders.cabinet_id AND cabinets.revoked_at IS NULL
    WHERE cabinet_orders.cabinet_id = ${cabinetId}
      AND cabinet_orders.organization_id = ${organizationId}
    ORDER BY cabinet_orders.id DESC LIMIT 1`;
  return order;
}

/**
 * The last order with this code, unless its cabinet has had another order since: codes are reused, and must not lead to
 * the order of another customer.
 */
export async function latestOrderOfCode(
  sql: Sql,
  organizationId: number,
  openCode: string,
): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow>`SELECT * FROM cabinet_orders
    WHERE organization_id = ${organizationId} AND open_code = ${openCode}
    ORDER BY id DESC LIMIT 1`;
  if (!order) return undefined;
  const latest = await latestOrderOfCabinet(sql, organizationId, order.cabinet_id);
  return latest?.id === order.id ? order : undefined;
}

/** Stores when the customer first sent `here`. */
export async function recordArrival(sql: Sql, cabinetId: number, at: string): Promise<void> {
  await sql`UPDATE cabinet_orders SET arrived_at = ${at}, updated_at = ${at}
    WHERE cabinet_id = ${cabinetId} AND arrived_at IS NULL
      AND completed_at IS NULL AND canceled_at IS NULL`;
}
