import { command, type Command, revoked } from '@frontline/node-server';
import { id, locker_id, mustExist, organization_id } from './flags.ts';

/** What ends a key or a thing. */
export const revokeCommands: Record<string, Command> = {
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
};
