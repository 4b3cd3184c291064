import { createHash } from 'node:crypto';
import type { StateFixture, StoredRequest } from '@frontline/storage/test-stored-state';
import { createCallForHelp } from '../../src/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { ana, buttonKey, staffStep } from '../demo-server.ts';

/** The authorization scheme when the states were stored: deployed buttons keep it, even under another brand. */
const scheme = 'Aislewright';

const press = (device_key: string): StoredRequest => ({
  line: 'POST /api/callbutton/press',
  headers: { authorization: `${scheme} ${buttonKey}`, 'idempotency-key': `press-${device_key}` },
  body: { device_key, button_value: 1, voltage: 3.1 },
});
const step = (name: string, body: object): StoredRequest => ({
  line: `POST /api/callforhelp/${name}`,
  body,
});
const track = (message_id: string): StoredRequest => ({
  line: `GET /api/callforhelp/v1/tracking?message_id=${message_id}`,
});

/** Requests in each state: new, claimed, on the way, helped, canceled, created by a press. */
export const remembered: StateFixture = {
  schema: 'call_for_help',
  migrations,
  create(db, now) {
    let created = 0;
    return createCallForHelp({
      db,
      now,
      demo: true,
      scheme,
      newId: () => `stored-request-${now().getUTCHours()}${String(++created).padStart(5, '0')}`,
      digest: (secret) => createHash('sha256').update(secret).digest('hex'),
    });
  },
  setup: [
    press('demo-button-aisle-4'),
    step('claim', { ...staffStep('created', ana), message_id: 'stored-request-1500001' }),
    step('on_the_way', staffStep('claimed')),
    step('complete', { ...staffStep('on-the-way'), customer_status: 'helped' }),
  ],
  queries: [
    press('demo-button-aisle-4'),
    track('stored-request-1500001'),
    ...['claimed', 'on-the-way', 'completed', 'canceled'].map((name) =>
      track(`demo-request-${name}`),
    ),
    step('claim', staffStep('created')),
    step('claim', staffStep('completed')),
    step('complete', { ...staffStep('claimed'), customer_status: 'not_helped' }),
    track('demo-request-claimed'),
    press('demo-button-curbside'),
    track('no-such-request'),
  ],
};
