import type { Sql } from '@frontline/storage';
import type { KeyDigest } from '@frontline/contract';
import { requestTimeout } from '@frontline/specs/call-for-help/limits';
import { timesOutAt } from './request-lifecycle.ts';
import { takeStep } from './take-step.ts';

/** The secret of the demonstration call buttons; refused unless demo mode is on. */
export const demoButtonSecret = 'demo-button-secret';

const sam = { claimed_by: 'Sam Lee', claimed_by_user_id: 'staff-sam' };

const locations = [
  { id: 101, name: 'Riverside', channel_id: 'demo-channel-riverside' },
  { id: 102, name: 'Hilltop', channel_id: 'demo-channel-hilltop' },
];

const options = [
  {
    id: 1,
    location_id: 101,
    text: ['Open a locked case', 'Ouvrir une vitrine verrouillée'],
    prompt: [
      'Ask staff to open a locked case',
      'Demander au personnel d’ouvrir une vitrine verrouillée',
    ],
  },
  {
    id: 2,
    location_id: 101,
    text: ['Carry to my car', 'Porter mes achats à la voiture'],
    prompt: [
      'Ask staff to carry items to your car',
      'Demander au personnel de porter vos achats à la voiture',
    ],
  },
  {
    id: 3,
    location_id: null,
    text: ['Find a product', 'Trouver un produit'],
    prompt: [
      'Ask staff to find a product with you',
      'Demander au personnel de trouver un produit avec vous',
    ],
  },
  {
    id: 4,
    location_id: 102,
    text: ['Speak to the pharmacist', 'Parler au pharmacien'],
    prompt: [
      'Ask the pharmacist to come to the counter',
      'Demander au pharmacien de venir au comptoir',
    ],
  },
] as const;

const devices: { key: string; name: string; location: number; option: number; mac?: string }[] = [
  { key: 'demo-button-aisle-4', name: 'Aisle 4', location: 101, option: 1 },
  {
    key: 'demo-button-pharmacy',
    name: 'Pharmacy',
    location: 102,
    option: 4,
    mac: '02:00:00:00:00:02',
  },
  { key: 'demo-button-curbside', name: 'Curbside', location: 101, option: 2 },
];

/** Who takes each step, and why. */
const takenBy = { claim: sam, onTheWay: sam, complete: { reason: 'helped' }, cancel: {} };

/** When each request was created and took its steps, in seconds before seeding. */
const requests: {
  name: string;
  device: number | null;
  option: number;
  created: number;
  steps: Partial<Record<keyof typeof takenBy, number>>;
}[] = [
  { name: 'created', device: 3, option: 2, created: 10, steps: {} },
  { name: 'claimed', device: null, option: 3, created: 20, steps: { claim: 8 } },
  { name: 'on-the-way', device: null, option: 3, created: 30, steps: { claim: 18, onTheWay: 7 } },
  {
    name: 'completed',
    device: 1,
    option: 1,
    created: 50,
    steps: { claim: 38, onTheWay: 27, complete: 5 },
  },
  { name: 'canceled', device: null, option: 3, created: 40, steps: { cancel: 4 } },
];

const messageIdOf = (name: string) => `demo-request-${name}`;

/** Ids printed in the docs: they are public, so they are refused unless demo mode is on. */
export const demoMessageIds: ReadonlySet<string> = new Set(
  requests.map(({ name }) => messageIdOf(name)),
);

/** Seeds the store that the docs' examples use, unless it is there already. */
export async function seedDemoData(
  sql: Sql,
  { now, digest }: { now: Date; digest: KeyDigest },
): Promise<void> {
  const keyHash = await digest(demoButtonSecret);
  const deviceHashes = await Promise.all(devices.map(({ key }) => digest(key)));
  const at = now.toISOString();
  await sql.tx(async (sql) => {
    const [added] = await sql`
      INSERT INTO organizations (id, name, created_at) VALUES (1, 'Demo Market', ${at})
      ON CONFLICT (id) DO NOTHING RETURNING id`;
    if (!added) return;
    for (const { id, name, channel_id } of locations) {
      await sql`
        INSERT INTO locations (id, organization_id, name, channel_id, timeout_seconds, created_at)
        VALUES (${id}, 1, ${name}, ${channel_id}, ${requestTimeout.seconds}, ${at})`;
    }
    for (const { id, location_id, text, prompt } of options) {
      await sql`
        INSERT INTO options (id, organization_id, location_id, text_en, text_fr, prompt_en,
          prompt_fr, created_at, updated_at)
        VALUES (${id}, 1, ${location_id}, ${text[0]}, ${text[1]}, ${prompt[0]}, ${prompt[1]},
          ${at}, ${at})`;
    }
    await sql`
      INSERT INTO button_keys (id, organization_id, name, key_hash, created_at)
      VALUES (1, 1, 'Demonstration', ${keyHash}, ${at})`;
    for (const [index, { name, location, option, mac = null }] of devices.entries()) {
      await sql`
        INSERT INTO devices (id, organization_id, location_id, option_id, name, key_hash,
          mac_address, created_at, updated_at)
        VALUES (${index + 1}, 1, ${location}, ${option}, ${name}, ${deviceHashes[index] ?? ''},
          ${mac}, ${at}, ${at})`;
    }
    await addRequests(sql, now);
  });
}

async function addRequests(sql: Sql, now: Date): Promise<void> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  for (const [index, { name, device, option, created, steps }] of requests.entries()) {
    const at = ago(created).toISOString();
    const message_id = messageIdOf(name);
    await sql`
      INSERT INTO requests (id, message_id, device_id, organization_id, location_id, option_id,
        teams_channel_id, times_out_at, created_at, updated_at)
      VALUES (${index + 1}, ${message_id}, ${device}, 1, 101, ${option},
        'demo-channel-riverside', ${timesOutAt(ago(created), requestTimeout.seconds)}, ${at}, ${at})`;
    for (const [step, seconds] of Object.entries(steps) as [keyof typeof takenBy, number][]) {
      const occasion = { at: ago(seconds).toISOString(), ...takenBy[step] };
      await takeStep(sql, step, { message_id }, occasion);
    }
  }
}
