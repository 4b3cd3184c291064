import { command, type Command, restored } from '@frontline/node-server';
import { id, location_id, organization_id } from './flags.ts';

/** What takes a revocation back. */
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
      return restored(`organization ${values.id}`, rows);
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
      return restored(`location ${values.id}`, rows);
    },
  }),
  'restore-device': command({
    about: 'Lets a revoked call button work again, with its device_key.',
    flags: { id: id('call button', 1001) },
    run: async ({ db: { sql }, values }) => {
      const rows = await sql`UPDATE devices SET revoked_at = NULL
        WHERE id = ${values.id} AND revoked_at IS NOT NULL RETURNING id`;
      return restored(`call button ${values.id}`, rows);
    },
  }),
  'restore-key': command({
    about: 'Lets a revoked key work again.',
    flags: { id: id('key', 1001) },
    run: async ({ db: { sql }, values }) => {
      const rows = await sql`UPDATE button_keys SET revoked_at = NULL
        WHERE id = ${values.id} AND revoked_at IS NOT NULL RETURNING id`;
      return restored(`key ${values.id}`, rows);
    },
  }),
};
