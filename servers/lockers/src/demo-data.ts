/**
 * The demonstration store that the docs print. Its secrets are public, so they are refused unless demo mode
 * is on.
 */

import { coolOff, lockerTimer } from '@frontline/specs/lockers/limits';
import type { Sql } from '@frontline/storage';
import type { ThermalMode } from './tables.ts';
import type { KeyDigest } from '@frontline/contract';

const demoSecretToken = 'demo-secret-token';
const demoLockerKeys = ['demo-locker-key-1', 'demo-locker-key-2'] as const;
const demoSecrets = new Set<string>([demoSecretToken, ...demoLockerKeys]);

/** Whether a secret is printed in the docs. */
export function isDemoSecret(secret: string): boolean {
  return demoSecrets.has(secret);
}

interface DemoCabinet {
  id: number;
  locker: 1 | 2;
  key: number;
  thermal: ThermalMode;
  disabled?: true;
  coolOff?: number;
}

const cabinets: DemoCabinet[] = [
  { id: 11, locker: 1, key: 1, thermal: 'ambient' },
  { id: 12, locker: 1, key: 2, thermal: 'ambient' },
  { id: 13, locker: 1, key: 3, thermal: 'ambient', disabled: true },
  { id: 14, locker: 1, key: 4, thermal: 'ambient', coolOff: 300 },
  { id: 21, locker: 2, key: 1, thermal: 'ambient' },
  { id: 22, locker: 2, key: 2, thermal: 'ambient' },
  { id: 23, locker: 2, key: 3, thermal: 'heat' },
  { id: 24, locker: 2, key: 4, thermal: 'chill' },
  { id: 25, locker: 2, key: 5, thermal: 'freeze' },
  { id: 26, locker: 2, key: 6, thermal: 'ambient' },
];

const orders = [
  { id: 1, cabinet: 12, order_id: 'ORD-1001', open_code: '482913' },
  { id: 2, cabinet: 22, order_id: 'ORD-1002', open_code: '731046' },
];

/** Seeds an empty database; does nothing otherwise. */
export async function seedDemo(sql: Sql, digest: KeyDigest, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 5_000).toISOString();
  const tokenHash = await digest(demoSecretToken);
  const keyHashes = await Promise.all(demoLockerKeys.map(async (key) => digest(key)));
  await sql.tx(async (tx) => {
    if ((await tx`SELECT id FROM organizations LIMIT 1`).length > 0) return;
    // If several processes start at once, the one that inserts this row inserts the rest.
    const first = await tx`INSERT INTO organizations (id, name, created_at)
      VALUES (1, 'Demo Market', ${at}) ON CONFLICT DO NOTHING RETURNING id`;
    if (first.length === 0) return;
    await tx`INSERT INTO secret_tokens (id, organization_id, name, token_hash, created_at)
      VALUES (1, 1, 'Demonstration', ${tokenHash}, ${at})`;
    for (const [index, name] of ['Front entrance', 'Service desk'].entries()) {
      await tx`INSERT INTO lockers (id, organization_id, location_id, name, api_key, api_key_hash,
          version, rear_loading_available, timer, created_at, updated_at)
        VALUES (${index + 1}, 1, 101, ${name}, ${demoLockerKeys[index] ?? ''},
          ${keyHashes[index] ?? ''}, ${index + 1}, ${index}, ${lockerTimer.seconds}, ${at}, ${at})`;
    }
    for (const cabinet of cabinets) await seedCabinet(tx, cabinet, at);
    await continueNumbering(tx);
  });
}

async function seedCabinet(sql: Sql, cabinet: DemoCabinet, at: string): Promise<void> {
  const { id, locker, key, thermal } = cabinet;
  const order = orders.find((one) => one.cabinet === id);
  await sql`INSERT INTO cabinets (id, locker_id, key, name, enabled, occupied, released_at,
      thermal_mode, heat_available, cool_off_period, created_at, updated_at)
    VALUES (${id}, ${locker}, ${key}, ${String(key)}, ${cabinet.disabled ? 0 : 1},
      ${order ? 1 : 0}, ${cabinet.coolOff ? at : null}, ${thermal}, ${locker === 2 ? 1 : 0},
      ${cabinet.coolOff ?? coolOff.seconds}, ${at}, ${at})`;
  if (!order) return;
  await sql`INSERT INTO cabinet_orders (id, organization_id, location_id, locker_id, cabinet_id,
      app_owner_id, order_id, open_code, created_at, updated_at)
    VALUES (${order.id}, 1, 101, ${locker}, ${id}, 1, ${order.order_id}, ${order.open_code},
      ${at}, ${at})`;
}

/** PostgreSQL does not advance its sequence for explicit ids; SQLite does. */
async function continueNumbering(sql: Sql): Promise<void> {
  if (sql.dialect !== 'postgres') return;
  await sql`SELECT setval(pg_get_serial_sequence('organizations', 'id'), (SELECT MAX(id) FROM organizations))`;
  await sql`SELECT setval(pg_get_serial_sequence('secret_tokens', 'id'), (SELECT MAX(id) FROM secret_tokens))`;
  await sql`SELECT setval(pg_get_serial_sequence('lockers', 'id'), (SELECT MAX(id) FROM lockers))`;
  await sql`SELECT setval(pg_get_serial_sequence('cabinets', 'id'), (SELECT MAX(id) FROM cabinets))`;
  await sql`SELECT setval(pg_get_serial_sequence('cabinet_orders', 'id'), (SELECT MAX(id) FROM cabinet_orders))`;
}
