import {
  command,
  digest,
  exporting,
  listing,
  revoked,
  runCommands,
  text,
  wholeNumber,
} from '@frontline/serving';
import { requestTimeout } from '@frontline/specs/call-for-help/limits';
import type { Sql } from '@frontline/storage';
import { migrations } from './src/migrations/index.ts';

const name = text({ about: 'Name for people to read.', required: true, example: 'Riverside' });
const organization_id = id('organization', 1001);
const location_id = id('location', 1001);

await runCommands({
  name: 'call-for-help',
  prepare: (db) => db.migrate(migrations),
  commands: {
    'create-organization': command({
      about: 'Makes an organization, which owns locations, options, call buttons and keys.',
      flags: { name },
      run: async ({ db: { sql }, values, now }) => {
        const rows = await sql`
          INSERT INTO organizations (name, created_at)
          VALUES (${values.name}, ${now().toISOString()}) RETURNING id, name`;
        return { message: 'The organization is made.', rows };
      },
    }),

    'create-location': command({
      about: 'Makes a location and names the service channel its requests go to.',
      flags: {
        organization_id,
        name,
        channel_id: text({
          about: 'Service channel that staff answer in.',
          required: true,
          example: 'channel-riverside',
        }),
        timeout_seconds: wholeNumber({
          about: 'Seconds after which a request that nobody claims times out.',
          min: 1,
          max: 86_400,
          fallback: requestTimeout.seconds,
        }),
      },
      run: async ({ db: { sql }, values, now }) => {
        await mustExist(sql, 'organization', values.organization_id);
        const rows = await sql`
          INSERT INTO locations (organization_id, name, channel_id, timeout_seconds, created_at)
          VALUES (${values.organization_id}, ${values.name}, ${values.channel_id},
            ${values.timeout_seconds}, ${now().toISOString()})
          RETURNING id, name, channel_id, timeout_seconds`;
        return { message: 'The location is made.', rows };
      },
    }),

    'create-option': command({
      about: 'Makes an option that customers can choose, in English and French.',
      flags: {
        organization_id,
        location_id: wholeNumber({ about: 'Only at this location.', min: 1, max: 2_147_483_647 }),
        text_en: words('Text in English.', 'Find a product'),
        text_fr: words('Text in French.', 'Trouver un produit'),
        prompt_en: words('Longer wording in English.', 'Ask staff to find a product'),
        prompt_fr: words('Longer wording in French.', 'Demander au personnel un produit'),
      },
      run: async ({ db: { sql }, values, now }) => {
        const { organization_id, location_id = null, text_en, text_fr } = values;
        const at = now().toISOString();
        await mustExist(sql, 'organization', organization_id);
        if (location_id !== null) await mustBeOf(sql, location_id, organization_id);
        const rows = await sql`
          INSERT INTO options (organization_id, location_id, text_en, text_fr, prompt_en,
            prompt_fr, created_at, updated_at)
          VALUES (${organization_id}, ${location_id}, ${text_en}, ${text_fr},
            ${values.prompt_en}, ${values.prompt_fr}, ${at}, ${at})
          RETURNING id, text_en, text_fr, location_id`;
        return { message: 'The option is made.', rows };
      },
    }),

    'create-device': command({
      about: 'Makes a call button and its device_key.',
      flags: {
        name,
        location_id,
        option_id: id('option', 1001),
        mac_address: text({
          about: 'MAC address that each press must carry.',
          pattern: /^([\dA-Fa-f]{2}[:-]?){5}[\dA-Fa-f]{2}$/,
          expects: 'six pairs of hexadecimal digits',
          example: '02:00:00:00:00:02',
        }),
      },
      run: async ({ db: { sql }, values, now, newSecret }) => {
        const { option_id, mac_address = null } = values;
        const device_key = newSecret();
        const at = now().toISOString();
        await mustExist(sql, 'location', values.location_id);
        const rows = await sql`
          INSERT INTO devices (organization_id, location_id, option_id, name, key_hash, mac_address,
            created_at, updated_at)
          SELECT locations.organization_id, locations.id, options.id, ${values.name},
            ${digest(device_key)}, ${mac_address}, ${at}, ${at}
          FROM locations JOIN options ON options.organization_id = locations.organization_id
          WHERE locations.id = ${values.location_id} AND options.id = ${option_id}
            AND (options.location_id IS NULL OR options.location_id = locations.id)
          RETURNING id, name, location_id, option_id, mac_address`;
        if (rows.length === 0) {
          throw new Error(
            `Option ${option_id} is not offered at location ${values.location_id}: list-options shows those that are.`,
          );
        }
        return { message: 'The call button is made.', rows, secrets: { device_key } };
      },
    }),

    'create-key': command({
      about: 'Makes a secret key for the call buttons of an organization.',
      flags: { organization_id, name },
      run: async ({ db: { sql }, values, now, newSecret }) => {
        const key = newSecret();
        await mustExist(sql, 'organization', values.organization_id);
        const rows = await sql`
          INSERT INTO button_keys (organization_id, name, key_hash, created_at)
          VALUES (${values.organization_id}, ${values.name}, ${digest(key)}, ${now().toISOString()})
          RETURNING id, name, organization_id`;
        return { message: 'The key is made.', rows, secrets: { key } };
      },
    }),

    'list-organizations': listing('Lists organizations.', (sql) => {
      return sql`SELECT id, name, created_at FROM organizations ORDER BY id`;
    }),
    'list-locations': listing('Lists locations with their channels.', (sql) => {
      return sql`SELECT id, organization_id, name, channel_id, timeout_seconds
        FROM locations ORDER BY id`;
    }),
    'list-options': listing('Lists options; one without a location is offered at all.', (sql) => {
      return sql`SELECT id, organization_id, location_id, text_en, text_fr
        FROM options ORDER BY id`;
    }),
    'list-devices': listing('Lists call buttons, without their keys.', (sql) => {
      return sql`SELECT id, location_id, option_id, name, mac_address, voltage, last_press_at,
        revoked_at FROM devices ORDER BY id`;
    }),
    'list-keys': listing('Lists keys of call buttons, without the keys themselves.', (sql) => {
      return sql`SELECT id, organization_id, name, created_at, revoked_at
        FROM button_keys ORDER BY id`;
    }),

    'export-requests': exporting('requests', (sql, after, count) => {
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
        const erased = await sql.tx(async (tx) => {
          const rows = await tx<{ claimed_by: string }>`SELECT claimed_by FROM requests
            WHERE claimed_by_user_id = ${values.user_id}`;
          for (const name of new Set(rows.map(({ claimed_by }) => claimed_by))) {
            await tx`DELETE FROM kept_answers WHERE answer LIKE ${`%${name}%`}`;
          }
          await tx`UPDATE requests SET claimed_by = 'erased', claimed_by_user_id = 'erased'
            WHERE claimed_by_user_id = ${values.user_id}`;
          return rows.length;
        });
        return { message: `Erased in ${erased} records.` };
      },
    }),

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
        return revoked(`call button ${values.id}`, rows);
      },
    }),
    'revoke-key': command({
      about: 'Revokes a key: calls that carry it are unauthorized.',
      flags: { id: id('key', 1001) },
      run: async ({ db: { sql }, values, now }) => {
        const rows = await sql`UPDATE button_keys SET revoked_at = ${now().toISOString()}
          WHERE id = ${values.id} AND revoked_at IS NULL RETURNING id`;
        return revoked(`key ${values.id}`, rows);
      },
    }),
  },
});

function id(of: string, example: number) {
  return wholeNumber({
    about: `Id of the ${of}.`,
    required: true,
    min: 1,
    max: 2_147_483_647,
    example: String(example),
  });
}

function words(about: string, example: string) {
  return text({ about, required: true, example });
}

async function mustExist(sql: Sql, what: 'organization' | 'location', id: number): Promise<void> {
  const rows =
    what === 'organization'
      ? await sql`SELECT id FROM organizations WHERE id = ${id}`
      : await sql`SELECT id FROM locations WHERE id = ${id}`;
  if (rows.length === 0) {
    throw new Error(`There is no ${what} ${id}: list-${what}s shows those there are.`);
  }
}

async function mustBeOf(sql: Sql, location_id: number, organization_id: number): Promise<void> {
  const rows = await sql`SELECT id FROM locations
    WHERE id = ${location_id} AND organization_id = ${organization_id}`;
  if (rows.length > 0) return;
  throw new Error(
    `Location ${location_id} is not one of organization ${organization_id}: list-locations shows which are.`,
  );
}
