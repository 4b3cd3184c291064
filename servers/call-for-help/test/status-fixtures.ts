import type { StatusFixture } from '@frontline/contract/test-statuses';
import { buttonKey, staffStep, type Sent } from './demo-server.ts';

const tracking = 'GET /api/callforhelp/v1/tracking?message_id=';
const press = 'POST /api/callbutton/press';
const update = 'PUT /api/callbutton/demo-request-created';
const aisle4 = { device_key: 'demo-button-aisle-4' };
const end = { device_key: 'demo-button-curbside', update_type: 'close' };

/** For each documented answer the request that earns it on a freshly seeded store. */
export const statusFixtures: StatusFixture<Sent>[] = [
  ...['claim', 'on_the_way', 'complete'].flatMap((step): [number, string, Sent][] => {
    const line = `POST /api/callforhelp/${step}`;
    const body = { ...staffStep('claimed'), customer_status: 'helped' };
    return [
      [200, line, { body }],
      [404, line, { body: { ...body, message_id: 'no-such-request' } }],
      [422, line, { body: {} }],
      [500, line, { body }],
    ];
  }),
  [200, 'POST /api/callforhelp/cancel', { body: { message_id: 'demo-request-created' } }],
  [404, 'POST /api/callforhelp/cancel', { body: { message_id: 'no-such-request' } }],
  [422, 'POST /api/callforhelp/cancel', { body: {} }],
  [500, 'POST /api/callforhelp/cancel', { body: { message_id: 'demo-request-created' } }],
  [200, `${tracking}demo-request-created`],
  [404, `${tracking}no-such-request`],
  [422, tracking],
  [500, `${tracking}demo-request-created`],
  [200, press, { key: buttonKey, body: aisle4 }],
  [400, press, { key: buttonKey, body: { device_key: 'demo-button-aisle-9' } }],
  [401, press, { body: aisle4 }],
  [403, press, { key: buttonKey, body: { device_key: 'demo-button-pharmacy' } }],
  [422, press, { key: buttonKey, body: {} }],
  [429, press, { key: buttonKey, body: aisle4 }],
  [500, press, { key: buttonKey, body: aisle4 }],
  [200, update, { key: buttonKey, body: end }],
  [400, update, { key: buttonKey, body: { ...end, device_key: 'demo-button-aisle-9' } }],
  [401, update, { body: end }],
  [403, update, { key: buttonKey, body: { ...end, device_key: 'demo-button-pharmacy' } }],
  [404, 'PUT /api/callbutton/no-such-request', { key: buttonKey, body: end }],
  [422, update, { key: buttonKey, body: {} }],
  [500, update, { key: buttonKey, body: end }],
];
