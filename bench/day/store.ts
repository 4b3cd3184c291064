import { createCallForHelp } from '@frontline/call-for-help';
import { createLockers } from '@frontline/lockers';
import { digest, newId } from '@frontline/node-server';
import { closeAll, openAll, type Place } from './places.ts';

/** First id of the day's buttons and cabinets; demonstration data uses lower ones. */
export const FIRST = 1_000;

export const buttonKey = (n: number) => `day-button-${n}`;

/** Creates a store with a call button per act and a cabinet per lane, so that acts do not block each other. */
export async function prepareStore(place: Place, acts: number, lanes: number): Promise<void> {
  const databases = await openAll(place);
  const now = () => new Date();
  const usual = { now, digest, demo: true };
  await createCallForHelp({ ...usual, db: databases.callForHelp, newId });
  await createLockers({ ...usual, db: databases.lockers });
  const at = now().toISOString();
  await databases.callForHelp.sql.tx(async (sql) => {
    for (let n = 0; n < acts; n++) {
      await sql`
        INSERT INTO devices (id, organization_id, location_id, option_id, name, key_hash, created_at,
          updated_at)
        VALUES (${FIRST + n}, 1, 101, 1, ${`Button ${n}`}, ${digest(buttonKey(n))}, ${at}, ${at})`;
    }
  });
  await databases.lockers.sql.tx(async (sql) => {
    for (let lane = 0; lane < lanes; lane++) {
      const key = 100 + lane;
      await sql`
        INSERT INTO cabinets (id, locker_id, key, name, created_at, updated_at)
        VALUES (${FIRST + lane}, 1, ${key}, ${String(key)}, ${at}, ${at})`;
    }
  });
  await closeAll(databases);
}
