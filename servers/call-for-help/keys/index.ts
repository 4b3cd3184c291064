import { type Command, command, exportCommand, listCommand, text } from '@frontline/node-server';
import { deleteAnswersOf } from '@frontline/storage/idempotency';
import { createCommands } from './create.ts';
import { revokeCommands, restoreCommands } from './revoke.ts';

/** Commands that list, export, erase and seal stored data. */
const readCommands: Record<string, Command> = {
  'list-organizations': listCommand('Lists organizations.', (sql) => {
    return sql`SELECT id, name, created_at FROM organizations ORDER BY id`;
  }),
  'list-locations': listCommand('Lists locations with their channels.', (sql) => {
    return sql`SELECT id, organization_id, name, channel_id, timeout_seconds
      FROM locations ORDER BY id`;
  }),
  'list-options': listCommand('Lists options; one without a location is offered at all.', (sql) => {
    return sql`SELECT id, organization_id, location_id, text_en, text_fr
      FROM options ORDER BY id`;
  }),
  'list-devices': listCommand('Lists call buttons, without their keys.', (sql) => {
    return sql`SELECT id, location_id, option_id, name, mac_address, voltage, last_press_at,
      revoked_at FROM devices ORDER BY id`;
  }),
  'list-keys': listCommand('Lists keys of call buttons, without the keys themselves.', (sql) => {
    return sql`SELECT id, organization_id, name, created_at, revoked_at
      FROM button_keys ORDER BY id`;
  }),

  'export-requests': exportCommand('requests', (sql, after, count) => {
    return sql`SELECT id, device_id, organization_id, location_id, option_id,
      teams_channel_id, claimed_at, claimed_by, claimed_by_user_id, staff_on_the_way_at,
      timeout_at, closed_at, completed_at, completion_reason, customer_canceled_at, created_at,
      updated_at FROM requests WHERE id > ${after} ORDER BY id LIMIT ${count}`;
  }),
  'erase-person': command({
    about: 'Puts "erased" in place of the name and the user id of a staff member.',
    flags: {
      user_id: text({ about: 'claimed_by_user_id.', required: true, example: 'staff-sam' }),
    },
    run: async ({ db: { sql }, values }) => {
      const rows = await sql`UPDATE requests
        SET claimed_by = 'erased', claimed_by_user_id = 'erased'
        WHERE claimed_by_user_id = ${values.user_id} RETURNING id`;
      // A stored answer has the name but not the user id, and names are not unique: find it by its request.
      const erased = await sql<{ id: number }>`SELECT id FROM requests
        WHERE claimed_by_user_id = 'erased'`;
      const ids = new Set<unknown>(erased.map(({ id }) => id));
      await deleteAnswersOf(
        sql,
        ({ id, claimed_by }) =>
          ids.has(id) && typeof claimed_by === 'string' && claimed_by !== 'erased',
      );
      return { message: `Erased in ${rows.length} records.` };
    },
  }),
};

export const commands: Record<string, Command> = {
  ...createCommands,
  ...readCommands,
  ...revokeCommands,
  ...restoreCommands,
};
