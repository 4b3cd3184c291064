import { command, type Command, digest, flag, text, wholeNumber } from '@frontline/node-server';
import { coolOff, lockerTimer } from '@frontline/specs/lockers/limits';
import { id, locker_id, mustExist, name, organization_id } from './flags.ts';

/** Commands that create records or replace a key. */
export const createCommands: Record<string, Command> = {
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
    about: 'Makes another secret_token for the same application; the old one works until revoked.',
    flags: { id: id('key') },
    run: async ({ db: { sql }, values, now, newSecret }) => {
      const secret_token = newSecret();
      const rows = await sql`
        INSERT INTO secret_tokens (organization_id, name, token_hash, created_at, app_owner_id)
        SELECT organization_id, name, ${digest(secret_token)}, ${now().toISOString()},
          COALESCE(app_owner_id, id)
        FROM secret_tokens WHERE id = ${values.id}
        RETURNING id, name, organization_id, app_owner_id`;
      if (rows.length === 0) throw new Error(`There is no key ${values.id}: list-keys shows them.`);
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
      // Not in `secrets`, which are stored as digests: the API lists this one as a field.
      return {
        message: `The locker is made. Its api-key is ${api_key}\nWhoever holds a secret_token of the organization can read it later.`,
        rows,
      };
    },
  }),

  'renew-api-key': command({
    about: 'Gives a locker a new api-key in place of the old one.',
    flags: { id: locker_id },
    run: async ({ db: { sql }, values, now, seal, newSecret }) => {
      const api_key = newSecret();
      const rows = await sql`UPDATE lockers SET api_key = ${seal.close(api_key)},
          api_key_hash = ${digest(api_key)}, updated_at = ${now().toISOString()}
        WHERE id = ${values.id} AND revoked_at IS NULL RETURNING id, name, location_id`;
      if (rows.length === 0) {
        throw new Error(
          `There is no locker ${values.id} that is not revoked: list-lockers shows them.`,
        );
      }
      const message = `The old api-key no longer works. The new one is ${api_key}\nWhoever holds a secret_token of the organization can read it later.`;
      return { message, rows };
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
};
