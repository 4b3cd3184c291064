import {
  command,
  digest,
  exporting,
  flag,
  listing,
  revoked,
  runCommands,
  text,
  wholeNumber,
} from '@frontline/serving';
import { coolOff, lockerTimer } from '@frontline/specs/lockers/limits';
import type { Sql } from '@frontline/storage';
import { migrations } from './src/migrations/index.ts';

const name = text({ about: 'Name for people to read.', required: true, example: 'Riverside' });
const organization_id = id('organization');
const locker_id = id('locker');

await runCommands({
  name: 'lockers',
  prepare: (db) => db.migrate(migrations),
  commands: {
    'create-organization': command({
      about: 'Makes an organization, which owns lockers and secret tokens.',
      flags: { name },
      run: async ({ db: { sql }, values, now }) => {
        const rows = await sql`INSERT INTO organizations (name, created_at)
          VALUES (${values.name}, ${now().toISOString()}) RETURNING id, name`;
        return { message: 'The organization is made.', rows };
      },
    }),

    'create-key': command({
      about: 'Makes a secret_token for an application of an organization.',
      flags: { organization_id, name },
      run: async ({ db: { sql }, values, now, newSecret }) => {
        const secret_token = newSecret();
        await mustExist(sql, 'organization', values.organization_id);
        const rows =
          await sql`INSERT INTO secret_tokens (organization_id, name, token_hash, created_at)
          VALUES (${values.organization_id}, ${values.name}, ${digest(secret_token)},
            ${now().toISOString()})
          RETURNING id, name, organization_id, id AS app_owner_id`;
        return { message: 'The key is made.', rows, secrets: { secret_token } };
      },
    }),

    'renew-key': command({
      about:
        'Makes another secret_token for the same application; the old one works until revoked.',
      flags: { id: id('key') },
      run: async ({ db: { sql }, values, now, newSecret }) => {
        const secret_token = newSecret();
        const rows = await sql`
          INSERT INTO secret_tokens (organization_id, name, token_hash, created_at, app_owner_id)
          SELECT organization_id, name, ${digest(secret_token)}, ${now().toISOString()},
            COALESCE(app_owner_id, id)
          FROM secret_tokens WHERE id = ${values.id}
          RETURNING id, name, organization_id, app_owner_id`;
        if (rows.length === 0)
          throw new Error(`There is no key ${values.id}: list-keys shows them.`);
        const message = `Orders keep their app_owner_id. Put the new token in place, then revoke key ${values.id}.`;
        return { message, rows, secrets: { secret_token } };
      },
    }),

    'create-locker': command({
      about: 'Makes a locker and its api-key.',
      flags: {
        organization_id,
        location_id: id('location'),
        name,
        version: wholeNumber({
          about: 'Kind of its doors, 1 or 2.',
          min: 1,
          max: 2,
          required: true,
        }),
        rear_loading: flag({ about: 'Whether it has doors at the back.', fallback: false }),
        timer: wholeNumber({
          about: 'Seconds until a door that a customer opened closes by itself.',
          min: 1,
          max: 3_600,
          fallback: lockerTimer.seconds,
        }),
      },
      run: async ({ db: { sql }, values, now, seal, newSecret }) => {
        const api_key = newSecret();
        const at = now().toISOString();
        await mustExist(sql, 'organization', values.organization_id);
        const rows = await sql`INSERT INTO lockers (organization_id, location_id, name, api_key,
            api_key_hash, version, rear_loading_available, timer, created_at, updated_at)
          VALUES (${values.organization_id}, ${values.location_id}, ${values.name}, ${seal.close(api_key)},
            ${digest(api_key)}, ${values.version}, ${values.rear_loading}, ${values.timer}, ${at}, ${at})
          RETURNING id, name, location_id, version, rear_loading_available, timer`;
        // Not among `secrets`: those are stored as digests, this one the API lists as a field.
        return {
          message: `The locker is made. Its api-key is ${api_key}\nWhoever holds a secret_token of the organization can read it later.`,
          rows,
        };
      },
    }),

    'create-cabinets': command({
      about: 'Makes cabinets in a locker, at the positions after its last one.',
      flags: {
        locker_id,
        count: wholeNumber({ about: 'How many.', min: 1, max: 1_000, fallback: 1 }),
        size: text({ about: 'Their size.', fallback: 'mini' }),
        heat: flag({ about: 'Whether they can heat.', fallback: false }),
        cool_off_period: wholeNumber({
          about: 'Seconds without a new order after one has left.',
          min: 0,
          max: 86_400,
          fallback: coolOff.seconds,
        }),
      },
      run: async ({ db: { sql }, values, now }) => {
        const at = now().toISOString();
        await mustExist(sql, 'locker', values.locker_id);
        const rows = await sql.tx(async (tx) => {
          const [last] = await tx<{ key: number }>`SELECT COALESCE(MAX(key), 0) AS key
            FROM cabinets WHERE locker_id = ${values.locker_id} AND revoked_at IS NULL`;
          const made: object[] = [];
          for (let key = (last?.key ?? 0) + 1; made.length < values.count; key++) {
            made.push(
              ...(await tx`INSERT INTO cabinets (locker_id, key, name, size, heat_available,
                  cool_off_period, created_at, updated_at)
                VALUES (${values.locker_id}, ${key}, ${String(key)}, ${values.size}, ${values.heat},
                  ${values.cool_off_period}, ${at}, ${at})
                RETURNING id, key, size, heat_available, cool_off_period`),
            );
          }
          return made;
        });
        return { message: 'The cabinets are made.', rows };
      },
    }),

    'list-organizations': listing('Lists organizations.', (sql) => {
      return sql`SELECT id, name, created_at FROM organizations ORDER BY id`;
    }),
    'list-keys': listing('Lists secret tokens, without the tokens themselves.', (sql) => {
      return sql`SELECT id, organization_id, name, created_at, revoked_at
        FROM secret_tokens ORDER BY id`;
    }),
    'list-lockers': listing('Lists lockers, without their api-keys.', (sql) => {
      return sql`SELECT id, organization_id, location_id, name, version, rear_loading_available,
        timer, ip, firmware, seen_at, revoked_at FROM lockers ORDER BY id`;
    }),
    'list-cabinets': listing('Lists cabinets.', (sql) => {
      return sql`SELECT id, locker_id, key, size, enabled, occupied, thermal_mode, heat_available,
        cool_off_period, revoked_at FROM cabinets ORDER BY locker_id, key, id`;
    }),

    'list-activity': command({
      about: 'Shows the latest commands and events, newest first.',
      flags: {
        count: wholeNumber({ about: 'How many.', min: 1, max: 10_000, fallback: 50 }),
      },
      run: async ({ db: { sql }, values }) => ({
        rows: await sql`SELECT * FROM activity ORDER BY id DESC LIMIT ${values.count}`,
      }),
    }),
    'export-activity': exporting(
      'activity',
      (sql, after, count) =>
        sql`SELECT * FROM activity WHERE id > ${after} ORDER BY id LIMIT ${count}`,
    ),
    'export-orders': exporting('orders, without their open codes', (sql, after, count) => {
      return sql`SELECT id, organization_id, location_id, locker_id, cabinet_id, order_id,
        arrived_at, completed_at, completed_by, completed_device_id, canceled_at, application,
        created_at, updated_at FROM cabinet_orders WHERE id > ${after} ORDER BY id LIMIT ${count}`;
    }),
    'erase-person': command({
      about: 'Puts "erased" in place of a name in orders and activity.',
      flags: { name: text({ about: 'Name as it was sent.', required: true, example: 'Sam Lee' }) },
      run: async ({ db: { sql }, values }) => {
        const erased = await sql.tx(async (tx) => {
          const activity = await tx`UPDATE activity SET acted_by = 'erased', reason = NULL
            WHERE acted_by = ${values.name} RETURNING id`;
          const orders = await tx`UPDATE cabinet_orders SET completed_by = 'erased'
            WHERE completed_by = ${values.name} RETURNING id`;
          await tx`DELETE FROM kept_answers WHERE answer LIKE ${`%${values.name}%`}`;
          return activity.length + orders.length;
        });
        return { message: `Erased in ${erased} records.` };
      },
    }),

    'revoke-organization': command({
      about: 'Revokes every secret token and every locker of an organization.',
      flags: { id: organization_id },
      run: async ({ db: { sql }, values, now }) => {
        const at = now().toISOString();
        await mustExist(sql, 'organization', values.id);
        await sql.tx(async (tx) => {
          await tx`UPDATE secret_tokens SET revoked_at = ${at}
            WHERE organization_id = ${values.id} AND revoked_at IS NULL`;
          await tx`UPDATE lockers SET revoked_at = ${at}
            WHERE organization_id = ${values.id} AND revoked_at IS NULL`;
        });
        return { message: `The keys and lockers of organization ${values.id} are revoked.` };
      },
    }),
    'revoke-key': command({
      about: 'Revokes a secret token: calls that carry it are forbidden.',
      flags: { id: id('key') },
      run: async ({ db: { sql }, values, now }) => {
        const rows = await sql`UPDATE secret_tokens SET revoked_at = ${now().toISOString()}
          WHERE id = ${values.id} AND revoked_at IS NULL RETURNING id`;
        return revoked(`key ${values.id}`, rows);
      },
    }),
    'revoke-locker': command({
      about: 'Revokes a locker: its api-key is refused and its cabinets are no longer found.',
      flags: { id: locker_id },
      run: async ({ db: { sql }, values, now }) => {
        const rows = await sql`UPDATE lockers SET revoked_at = ${now().toISOString()}
          WHERE id = ${values.id} AND revoked_at IS NULL RETURNING id`;
        return revoked(`locker ${values.id}`, rows);
      },
    }),
    'revoke-cabinet': command({
      about: 'Revokes a cabinet: it is no longer found, and its position can be given again.',
      flags: { id: id('cabinet') },
      run: async ({ db: { sql }, values, now }) => {
        const rows = await sql`UPDATE cabinets SET revoked_at = ${now().toISOString()}
          WHERE id = ${values.id} AND occupied = 0 AND revoked_at IS NULL RETURNING id`;
        if (rows.length > 0) return revoked(`cabinet ${values.id}`, rows);
        throw new Error(
          `There is no cabinet ${values.id} that is empty and not revoked already. Complete or cancel its order first.`,
        );
      },
    }),
  },
});

function id(of: string) {
  return wholeNumber({
    about: `Id of the ${of}.`,
    required: true,
    min: 1,
    max: 2_147_483_647,
    example: '1',
  });
}

async function mustExist(sql: Sql, what: 'organization' | 'locker', of: number): Promise<void> {
  const rows =
    what === 'organization'
      ? await sql`SELECT id FROM organizations WHERE id = ${of}`
      : await sql`SELECT id FROM lockers WHERE id = ${of} AND revoked_at IS NULL`;
  if (rows.length === 0) {
    throw new Error(`There is no ${what} ${of}: list-${what}s shows those there are.`);
  }
}
