import { command, type Command, revokedMessage, restoredMessage } from '@frontline/node-server';
import { id, location_id, mustExist, organization_id } from './flags.ts';

/** Commands that undo a revocation. */
export const restoreCommands: Record<string, Command> = {
  'restore-organization': command({
    about: 'Takes back the last revocation of an organization, of all that was revoked with it.',
    flags: { id: organization_id },
    run: async ({ db: { sql }, values }) => {
      const rows = await sql.tx(async (sql) => {
        const [last] = await sql<{ at: string | null }>`SELECT MAX(revoked_at) AS at FROM (
          SELECT revoked_at FROM button_keys WHERE organization_id = ${values.id}
          UNION ALL SELECT revoked_at FROM devices WHERE organization_id = ${values.id}) AS ended`;
        const at = last?.at ?? null;
        return [
          ...(await sql`UPDATE button_keys SET revoked_at = NULL
            WHERE organization_id = ${values.id} AND revoked_at = ${at} RETURNING id`),
          ...(await sql`UPDATE devices SET revoked_at = NULL
            WHERE organization_id = ${values.id} AND revoked_at = ${at} RETURNING id`),
        ];
      });
      return restoredMessage(`organization ${values.id}`, rows);
    },
  }),
  'restore-location': command({
    about: 'Takes back the last revocation of call buttons of a location.',
    flags: { id: location_id },
    run: async ({ db: { sql }, values }) => {
      const rows = await sql`UPDATE devices SET revoked_at = NULL
        WHERE location_id = ${values.id} AND revoked_at =
          (SELECT MAX(revoked_at) FROM devices WHERE location_id = ${values.id})
        RETURNING id`;
      return restoredMessage(`location ${values.id}`, rows);
    },
  }),
  'restore-device': command({
    about: 'Lets a revoked call button work again, with its device_key.',
    flags: { id: id('call button', 1001) },
    run: async ({ db: { sql }, values }) => {
      const rows = await sql`UPDATE devices SET revoked_at = NULL
        WHERE id = ${values.id} AND revoked_at IS NOT NULL RETURNING id`;
      return restoredMessage(`call button ${values.id}`, rows);
    },
  }),
  'restore-key': command({
    about: 'Lets a revoked key work again.',
    flags: { id: id('key', 1001) },
    run: async ({ db: { sql }, values }) => {
      const rows = await sql`UPDATE button_keys SET revoked_at = NULL
        WHERE id = ${values.id} AND revoked_at IS NOT NULL RETURNING id`;
      return restoredMessage(`key ${values.id}`, rows);
    },
  }),
};

/** Commands that revoke keys and devices. */
export const revokeCommands: Record<string, Command> = {
  'revoke-organization': command({
    about: 'Revokes every key and every call button of an organization.',
    flags: { id: organization_id },
    run: async ({ db: { sql }, values, now }) => {
      const at = now().toISOString();
      await mustExist(sql, 'organization', values.id);
      await sql.tx(async (sql) => {
        await sql`UPDATE button_keys SET revoked_at = ${at}
          WHERE organization_id = ${values.id} AND revoked_at IS NULL`;
        await sql`UPDATE devices SET revoked_at = ${at}
          WHERE organization_id = ${values.id} AND revoked_at IS NULL`;
      });
      return { message: `The keys and call buttons of organization ${values.id} are revoked.` };
    },
  }),
  'revoke-location': command({
    about: 'Revokes every call button of a location.',
    flags: { id: location_id },
    run: async ({ db: { sql }, values, now }) => {
      await mustExist(sql, 'location', values.id);
      await sql`UPDATE devices SET revoked_at = ${now().toISOString()}
        WHERE location_id = ${values.id} AND revoked_at IS NULL`;
      return { message: `The call buttons of location ${values.id} are revoked.` };
    },
  }),
  'revoke-device': command({
    about: 'Revokes a call button: its device_key is no longer found.',
    flags: { id: id('call button', 1001) },
    run: async ({ db: { sql }, values, now }) => {
      const rows = await sql`UPDATE devices SET revoked_at = ${now().toISOString()}
        WHERE id = ${values.id} AND revoked_at IS NULL RETURNING id`;
      return revokedMessage(`call button ${values.id}`, rows);
    },
  }),
  'revoke-key': command({
    about: 'Revokes a key: calls that carry it are unauthorized.',
    flags: { id: id('key', 1001) },
    run: async ({ db: { sql }, values, now }) => {
      const rows = await sql`UPDATE button_keys SET revoked_at = ${now().toISOString()}
        WHERE id = ${values.id} AND revoked_at IS NULL RETURNING id`;
      return revokedMessage(`key ${values.id}`, rows);
    },
  }),
};
