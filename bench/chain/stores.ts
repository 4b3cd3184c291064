import { createCallForHelp } from '@frontline/call-for-help';
import { createLockers } from '@frontline/lockers';
import { digest, newId } from '@frontline/node-server';
import { createRadio } from '@frontline/radio';
import { closeAll, openAll } from '../day/places.ts';
import { scatter } from '../servers/messages.ts';

/** Call buttons and cabinets per store. */
export const BUTTONS = 20;
export const CABINETS = 8;

/** First id of the chain; demonstration data uses lower ones. */
export const FIRST = 2_000;

export const channelOf = (store: number) => `chain-channel-${store}`;
export const buttonKey = (store: number, button: number) => `chain-button-${store}-${button}`;
export const edgeOf = (store: number) => ({ id: `chain-${store}`, key: `chain-key-${store}` });
export const cabinetOf = (store: number, order: number) =>
  FIRST + store * CABINETS + (order % CABINETS);

/** Inserts the stores of a chain in one organization, each with a location, buttons, a locker and an edge device. */
export async function openStores(url: string, stores: number): Promise<void> {
  const databases = await openAll({ url });
  const { callForHelp, lockers, radio } = databases;
  const now = () => new Date();
  const usual = { now, digest, demo: true };
  await createCallForHelp({ ...usual, db: callForHelp, newId });
  await createLockers({ ...usual, db: lockers });
  await createRadio({ ...usual, db: radio, hmacSha1: () => '' });
  const at = now().toISOString();
  for (let store = 0; store < stores; store++) {
    const id = FIRST + store;
    await callForHelp.sql.tx(async (sql) => {
      await sql`
        INSERT INTO locations (id, organization_id, name, channel_id, timeout_seconds, created_at)
        VALUES (${id}, 1, ${`Store ${store}`}, ${channelOf(store)}, 600, ${at})`;
      for (let button = 0; button < BUTTONS; button++)
        await sql`
          INSERT INTO devices (id, organization_id, location_id, option_id, name, key_hash, created_at, updated_at)
          VALUES (${FIRST + store * BUTTONS + button}, 1, ${id}, 3, ${`Button ${button}`},
            ${digest(buttonKey(store, button))}, ${at}, ${at})`;
    });
    await lockers.sql.tx(async (sql) => {
      await sql`
        INSERT INTO lockers (id, organization_id, location_id, name, api_key, api_key_hash, version, created_at, updated_at)
        VALUES (${id}, 1, ${id}, 'Entrance', '', ${digest(`chain-locker-${store}`)}, 1, ${at}, ${at})`;
      for (let key = 0; key < CABINETS; key++)
        await sql`
          INSERT INTO cabinets (id, locker_id, key, name, created_at, updated_at)
          VALUES (${cabinetOf(store, key)}, ${id}, ${key + 1}, ${String(key + 1)}, ${at}, ${at})`;
    });
    const edge = edgeOf(store);
    await radio.sql`
      INSERT INTO edge_devices (edge_id, name, key_hash, created_at)
      VALUES (${edge.id}, ${`Store ${store}`}, ${digest(edge.key)}, ${at})`;
  }
  await closeAll(databases);
}

/** Inserts `perDay` completed requests for each of the past days, so that each day the same number is due for deletion. */
export async function addHistory(url: string, days: number, perDay: number): Promise<void> {
  const { callForHelp, ...others } = await openAll({ url });
  const now = Date.now();
  for (let day = 1; day <= days; day++) {
    const at = new Date(now - day * 86_400_000).toISOString();
    await callForHelp.sql`
      INSERT INTO requests (message_id, device_id, organization_id, location_id, option_id, teams_channel_id,
        is_claimed, claimed_at, claimed_by, claimed_by_user_id, is_on_the_way, staff_on_the_way_at,
        is_completed, completed_at, completion_reason, times_out_at, created_at, updated_at)
      SELECT 'history-' || (n * CAST(${scatter.MULTIPLIER} AS BIGINT) % CAST(${scatter.MODULUS} AS BIGINT)),
        ${FIRST}, 1, ${FIRST}, 3, ${channelOf(0)}, 1, moment, 'Sam Lee', 'staff-sam', 1, moment,
        1, moment, 'helped', moment, moment, moment
      FROM generate_series(CAST(${day * perDay} AS BIGINT), CAST(${(day + 1) * perDay - 1} AS BIGINT)) AS n,
        LATERAL (SELECT to_char(CAST(${at} AS TIMESTAMP) + n % ${perDay} * INTERVAL '7 seconds',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS moment) AS one`;
  }
  await callForHelp.sql`ANALYZE`;
  await closeAll({ callForHelp, ...others });
}
