import { createHash, createHmac } from 'node:crypto';
import type { StateFixture, StoredRequest } from '@frontline/storage/test-stored-state';
import { createRadio, type Announcement } from '../../src/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { edgeKey, signedForm, textMessage } from '../demo-server.ts';

const spoken = (text: string, key: string, api_key = edgeKey): StoredRequest => ({
  line: 'POST /webhooks/incoming/generic',
  headers: { 'api-key': api_key, 'idempotency-key': key },
  body: { edgeId: 'edge-0042', text, actor: 'Store app' },
});
const texted = (form: Record<string, string>): StoredRequest => ({
  line: 'POST /webhooks/incoming/twilio/edge-0042',
  ...signedForm(form),
});
const spill = { ...textMessage, MessageSid: 'SM00000000000000000000000000000001' };

/** A message of each kind, and the repeats that must not be spoken again. */
export const remembered: StateFixture = {
  schema: 'radio',
  migrations,
  async create(db, now) {
    const spoken: Announcement[] = [];
    const server = await createRadio({
      db,
      now,
      demo: true,
      speaker: { speak: (announcement) => void spoken.push(announcement) },
      hmacSha1: (key, text) => createHmac('sha1', key).update(text).digest('base64'),
      digest: (secret) => createHash('sha256').update(secret).digest('hex'),
    });
    return {
      // No operation reads a message: what was said because of a request is told beside the answer.
      async fetch(request) {
        const response = await server.fetch(request);
        const heard = JSON.stringify(spoken.splice(0));
        return new Response(`${await response.text()} ${heard}`, response);
      },
    };
  },
  setup: [spoken('Spill in aisle 4', 'spill'), texted(spill), spoken('Truck at the dock', 'truck')],
  queries: [
    spoken('Spill in aisle 4', 'spill'),
    texted(spill),
    spoken('Another word', 'truck'),
    spoken('Closing in ten minutes', 'closing'),
    spoken('Closing in ten minutes', 'closing-wrong', 'not-the-key'),
    texted({ ...spill, MessageSid: 'SM00000000000000000000000000000002', Body: 'Thank you' }),
  ],
};
