import {
  command,
  type Command,
  digest,
  exportCommand,
  listCommand,
  restoredMessage,
  revokedMessage,
  sealCommand,
  text,
  wholeNumber,
} from '@frontline/node-server';
import { sealAuthTokens } from '../src/seal-auth-tokens.ts';

const name = text({ about: 'Name for people to read.', required: true, example: 'Riverside' });
const edge_id = text({
  about: 'Id of the edge device, as messages and webhook addresses name it.',
  required: true,
  pattern: /^[\w.-]{1,255}$/,
  expects: 'letters, digits, dots, hyphens and underscores',
  example: 'edge-1001',
});
const accountId = {
  about: 'Id of the text-message account.',
  min: 1,
  max: 2_147_483_647,
  example: '1001',
};

export const commands: Record<string, Command> = {
  'create-account': command({
    about: 'Adds a text-message account. Give its auth token in RADIO_AUTH_TOKEN.',
    flags: {
      name,
      account_sid: text({
        about: 'AccountSid of the account.',
        required: true,
        pattern: /^AC[\da-f]{32}$/,
        expects: 'AC and 32 hexadecimal digits',
        example: 'AC00000000000000000000000000000000',
      }),
    },
    run: async ({ db: { sql }, values, now, seal }) => {
      const token = process.env['RADIO_AUTH_TOKEN']?.trim();
      if (!token) {
        throw new Error(
          'RADIO_AUTH_TOKEN is missing: set it for this one command, so that it stays out of the list of processes.',
        );
      }
      const rows = await sql`
          INSERT INTO text_accounts (name, account_sid, auth_token, created_at)
          VALUES (${values.name}, ${values.account_sid}, ${seal.close(token)}, ${now().toISOString()})
          ON CONFLICT (account_sid) DO UPDATE
            SET auth_token = excluded.auth_token, name = excluded.name, revoked_at = NULL
          RETURNING id, name, account_sid`;
      return { message: 'The account is stored with this auth token.', rows };
    },
  }),

  'create-device': command({
    about: 'Makes an edge device and its api-key.',
    flags: { edge_id, name, account_id: wholeNumber(accountId) },
    run: async ({ db: { sql }, values, now, newSecret }) => {
      const { account_id = null } = values;
      const key = newSecret();
      if (account_id !== null) {
        const accounts = await sql`SELECT id FROM text_accounts WHERE id = ${account_id}`;
        if (accounts.length === 0) {
          throw new Error(
            `There is no account ${account_id}: list-accounts shows those there are.`,
          );
        }
      }
      const rows = await sql`
          INSERT INTO edge_devices (edge_id, name, key_hash, text_account_id, created_at)
          VALUES (${values.edge_id}, ${values.name}, ${digest(key)}, ${account_id},
            ${now().toISOString()})
          ON CONFLICT (edge_id) DO NOTHING
          RETURNING edge_id, name, text_account_id`;
      if (rows.length === 0) {
        throw new Error(
          `The edge device "${values.edge_id}" is there already: renew-key gives it another key.`,
        );
      }
      return { message: 'The edge device is made.', rows, secrets: { 'api-key': key } };
    },
  }),

  'renew-key': command({
    about: 'Gives an edge device a new api-key in place of the old one, also after a revocation.',
    flags: { edge_id },
    run: async ({ db: { sql }, values, newSecret }) => {
      const key = newSecret();
      const rows = await sql`
          UPDATE edge_devices SET key_hash = ${digest(key)}, revoked_at = NULL
          WHERE edge_id = ${values.edge_id} RETURNING edge_id, name`;
      if (rows.length === 0) throw new Error(`There is no edge device "${values.edge_id}".`);
      return { message: 'The old key no longer works.', rows, secrets: { 'api-key': key } };
    },
  }),

  'list-accounts': listCommand('Lists text-message accounts, without their tokens.', (sql) => {
    return sql`SELECT id, name, account_sid, created_at, revoked_at
        FROM text_accounts ORDER BY id`;
  }),
  'list-devices': listCommand('Lists edge devices, without their keys.', (sql) => {
    return sql`SELECT edge_id, name, text_account_id, created_at, revoked_at
        FROM edge_devices ORDER BY edge_id`;
  }),

  'export-messages': exportCommand(
    'messages',
    (sql, after, count) =>
      sql`SELECT * FROM messages WHERE id > ${after} ORDER BY id LIMIT ${count}`,
  ),
  'erase-person': command({
    about: 'Erases the texts of a sender, and puts "erased" in place of the phone number or name.',
    flags: {
      actor: text({ about: 'Sender as it was sent.', required: true, example: '+15550100001' }),
    },
    run: async ({ db: { sql }, values }) => {
      const rows = await sql`UPDATE messages SET actor = 'erased', text = ''
          WHERE actor = ${values.actor} RETURNING id`;
      return { message: `Erased in ${rows.length} records.` };
    },
  }),

  seal: sealCommand('auth tokens', sealAuthTokens),

  'revoke-account': command({
    about: 'Revokes a text-message account: its signatures are refused.',
    flags: { id: wholeNumber({ ...accountId, required: true }) },
    run: async ({ db: { sql }, values, now }) => {
      const rows = await sql`UPDATE text_accounts SET revoked_at = ${now().toISOString()}
          WHERE id = ${values.id} AND revoked_at IS NULL RETURNING id`;
      return revokedMessage(`account ${values.id}`, rows);
    },
  }),
  'revoke-device': command({
    about: 'Revokes an edge device: messages for it are answered 404.',
    flags: { edge_id },
    run: async ({ db: { sql }, values, now }) => {
      const rows = await sql`UPDATE edge_devices SET revoked_at = ${now().toISOString()}
          WHERE edge_id = ${values.edge_id} AND revoked_at IS NULL RETURNING edge_id`;
      return revokedMessage(`edge device "${values.edge_id}"`, rows);
    },
  }),
  'restore-account': command({
    about: 'Lets a revoked text-message account work again.',
    flags: { id: wholeNumber({ ...accountId, required: true }) },
    run: async ({ db: { sql }, values }) => {
      const rows = await sql`UPDATE text_accounts SET revoked_at = NULL
          WHERE id = ${values.id} AND revoked_at IS NOT NULL RETURNING id`;
      return restoredMessage(`account ${values.id}`, rows);
    },
  }),
  'restore-device': command({
    about: 'Lets a revoked edge device work again, with its api-key.',
    flags: { edge_id },
    run: async ({ db: { sql }, values }) => {
      const rows = await sql`UPDATE edge_devices SET revoked_at = NULL
          WHERE edge_id = ${values.edge_id} AND revoked_at IS NOT NULL RETURNING edge_id`;
      return restoredMessage(`edge device "${values.edge_id}"`, rows);
    },
  }),
};
