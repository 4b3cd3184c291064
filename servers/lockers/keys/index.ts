import {
  type Command,
  command,
  exportCommand,
  listCommand,
  sealCommand,
  text,
  wholeNumber,
} from '@frontline/node-server';
import { deleteAnswersOf } from '@frontline/storage/idempotency';
import { createCommands } from './create.ts';
import { sealApiKeys } from '../src/seal-api-keys.ts';
import { revokeCommands, restoreCommands } from './revoke.ts';

/** Commands that list, export, erase and seal stored data. */
const readCommands: Record<string, Command> = {
  'list-organizations': listCommand('Lists organizations.', (sql) => {
    return sql`SELECT id, name, created_at FROM organizations ORDER BY id`;
  }),
  'list-keys': listCommand('Lists secret tokens, without the tokens themselves.', (sql) => {
    return sql`SELECT id, organization_id, name, created_at, revoked_at
      FROM secret_tokens ORDER BY id`;
  }),
  'list-lockers': listCommand('Lists lockers, without their api-keys.', (sql) => {
    return sql`SELECT id, organization_id, location_id, name, version, rear_loading_available,
      timer, ip, firmware, seen_at, revoked_at FROM lockers ORDER BY id`;
  }),
  'list-cabinets': listCommand('Lists cabinets.', (sql) => {
    return sql`SELECT id, locker_id, key, size, enabled, occupied, thermal_mode, heat_available,
      cool_off_period, revoked_at FROM cabinets ORDER BY locker_id, key, id`;
  }),

  'list-open-orders': listCommand('Lists open orders, without their open codes.', (sql) => {
    return sql`SELECT id, order_id, organization_id, location_id, locker_id, cabinet_id,
      application, created_at, arrived_at FROM cabinet_orders
      WHERE completed_at IS NULL AND canceled_at IS NULL ORDER BY id`;
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
  'export-activity': exportCommand(
    'activity',
    (sql, after, count) =>
      sql`SELECT * FROM activity WHERE id > ${after} ORDER BY id LIMIT ${count}`,
  ),
  'export-orders': exportCommand('orders, without their open codes', (sql, after, count) => {
    return sql`SELECT id, organization_id, location_id, locker_id, cabinet_id, order_id,
      arrived_at, completed_at, completed_by, completed_device_id, canceled_at, application,
      created_at, updated_at FROM cabinet_orders WHERE id > ${after} ORDER BY id LIMIT ${count}`;
  }),
  'erase-person': command({
    about: 'Puts "erased" in place of a name in orders and activity.',
    flags: { name: text({ about: 'Name as it was sent.', required: true, example: 'Sam Lee' }) },
    run: async ({ db: { sql }, values }) => {
      const { name } = values;
      const erased = await sql.tx(async (tx) => {
        const activity = await tx`UPDATE activity SET acted_by = 'erased', reason = NULL
          WHERE acted_by = ${name} RETURNING id`;
        const orders = await tx`UPDATE cabinet_orders SET completed_by = 'erased'
          WHERE completed_by = ${name} RETURNING id`;
        return activity.length + orders.length;
      });
      await deleteAnswersOf(
        sql,
        (record) => record['completed_by'] === name || record['acted_by'] === name,
      );
      return { message: `Erased in ${erased} records.` };
    },
  }),

  seal: sealCommand('api-keys', sealApiKeys),
};

export const commands: Record<string, Command> = {
  ...createCommands,
  ...readCommands,
  ...revokeCommands,
  ...restoreCommands,
};
