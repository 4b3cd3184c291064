import { command, type Command, revokedMessage, restoredMessage } from '@frontline/node-server';
import { UniqueViolation } from '@frontline/storage';
import { id, locker_id, mustExist, organization_id } from './flags.ts';

/** Commands that undo a revocation. */
export const restoreCommands: Record<string, Command> = {
  'restore-organization': command({
    about: 'Takes back the last revocation of an organization, of all that was revoked with it.',
    flags: { id: organization_id },
    run: async ({ db: { sql }, values }) => {
      const rows = await sql.tx(async (tx) => {
        const [last] = await tx<{ at: string | null }>`SELECT MAX(revoked_at) AS at FROM (
          SELECT revoked_at FROM secret_tokens WHERE organization_id = ${values.id}
          UNION ALL SELECT revoked_at FROM lockers WHERE organization_id = ${values.id}) AS ended`;
        const at = last?.at ?? null;
        return [
          ...(await tx`UPDATE secret_tokens SET revoked_at = NULL
            WHERE organization_id = ${values.id} AND revoked_at = ${at} RETURNING id`),
          ...(await tx`UPDATE lockers SET revoked_at = NULL
            WHERE organization_id = ${values.id} AND revoked_at = ${at} RETURNING id`),
        ];
      });
      return restoredMessage(`organization ${values.id}`, rows);
    },
  }),
  'restore-key': command({
    about: 'Lets a revoked secret token work again.',
    flags: { id: id('key') },
    run: async ({ db: { sql }, values }) => {
      const rows = await sql`UPDATE secret_tokens SET revoked_at = NULL
        WHERE id = ${values.id} AND revoked_at IS NOT NULL RETURNING id`;
      return restoredMessage(`key ${values.id}`, rows);
    },
  }),
  'restore-locker': command({
    about: 'Lets a revoked locker work again, with its api-key and its cabinets.',
    flags: { id: locker_id },
    run: async ({ db: { sql }, values }) => {
      const rows = await sql`UPDATE lockers SET revoked_at = NULL
        WHERE id = ${values.id} AND revoked_at IS NOT NULL RETURNING id`;
      return restoredMessage(`locker ${values.id}`, rows);
    },
  }),
  'restore-cabinet': command({
    about: 'Lets a revoked cabinet be found again, at its position.',
    flags: { id: id('cabinet') },
    run: async ({ db: { sql }, values }) => {
      try {
        const rows = await sql`UPDATE cabinets SET revoked_at = NULL
          WHERE id = ${values.id} AND revoked_at IS NOT NULL RETURNING id`;
        return restoredMessage(`cabinet ${values.id}`, rows);
      } catch (cause) {
        if (!(cause instanceof UniqueViolation)) throw cause;
        throw new Error(
          `The position of cabinet ${values.id} has been given to another one. Revoke that one first.`,
          { cause },
        );
      }
    },
  }),
};

/** Commands that revoke keys and equipment. */
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
      return revokedMessage(`key ${values.id}`, rows);
    },
  }),
  'revoke-locker': command({
    about: 'Revokes a locker: its api-key is refused and its cabinets are no longer found.',
    flags: { id: locker_id },
    run: async ({ db: { sql }, values, now }) => {
      const rows = await sql`UPDATE lockers SET revoked_at = ${now().toISOString()}
        WHERE id = ${values.id} AND revoked_at IS NULL RETURNING id`;
      return revokedMessage(`locker ${values.id}`, rows);
    },
  }),
  'revoke-cabinet': command({
    about: 'Revokes a cabinet: it is no longer found, and its position can be given again.',
    flags: { id: id('cabinet') },
    run: async ({ db: { sql }, values, now }) => {
      const rows = await sql`UPDATE cabinets SET revoked_at = ${now().toISOString()}
        WHERE id = ${values.id} AND occupied = 0 AND revoked_at IS NULL RETURNING id`;
      if (rows.length > 0) return revokedMessage(`cabinet ${values.id}`, rows);
      throw new Error(
        `There is no cabinet ${values.id} that is empty and not revoked already. Complete or cancel its order first.`,
      );
    },
  }),
};
