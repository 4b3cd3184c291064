import type { StatusFixture } from '@frontline/contract/test-statuses';
import type { Sent } from '@frontline/contract/test-server';
import { edgeKey, signedForm, textMessage } from './demo-server.ts';

const generic = 'POST /webhooks/incoming/generic';
const text = 'POST /webhooks/incoming/twilio/edge-0042';
const headers = { 'api-key': edgeKey };
const spill = { edgeId: 'edge-0042', text: 'Spill in aisle 4', actor: 'Store app' };
const { Body: _, ...withoutBody } = textMessage;

/** For each documented answer the request that earns it on a freshly seeded store. */
export const statusFixtures: StatusFixture<Sent>[] = [
  [200, generic, { headers, body: spill }],
  [403, generic, { body: spill }],
  [404, generic, { headers, body: { ...spill, edgeId: 'edge-9999' } }],
  [422, generic, { headers, body: {} }],
  [500, generic, { headers, body: spill }],
  [200, text, signedForm(textMessage)],
  [403, text, signedForm(textMessage, { token: 'wrong' })],
  [404, 'POST /webhooks/incoming/twilio/edge-9999', signedForm(textMessage)],
  [422, text, signedForm(withoutBody)],
  [500, text, signedForm(textMessage)],
];
