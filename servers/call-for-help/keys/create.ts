import { command, type Command, digest, text, wholeNumber } from '@frontline/node-server';
import { requestTimeout } from '@frontline/specs/call-for-help/limits';
import { id, location_id, mustBeOf, mustExist, name, organization_id, words } from './flags.ts';

/** Commands that create records or replace a key. */
export const createCommands: Record<string, Command> = {
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

  'renew-device-key': command({
    about: 'Gives a call button a new device_key in place of the old one.',
    flags: { id: id('call button', 1001) },
    run: async ({ db: { sql }, values, now, newSecret }) => {
      const device_key = newSecret();
      const rows = await sql`UPDATE devices
        SET key_hash = ${digest(device_key)}, updated_at = ${now().toISOString()}
        WHERE id = ${values.id} AND revoked_at IS NULL RETURNING id, name, location_id`;
      if (rows.length === 0) {
        throw new Error(
          `There is no call button ${values.id} that is not revoked: list-devices shows them.`,
        );
      }
      return { message: 'The old key no longer works.', rows, secrets: { device_key } };
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
};
