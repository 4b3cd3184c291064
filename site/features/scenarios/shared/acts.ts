import { brand } from '../../../../brand/brand.ts';
import { demoCredentials } from '../../sandbox/shared/demo-credentials.ts';
import { ask } from './published-scenario.ts';

const token = `secret_token=${demoCredentials['SecretToken']}`;
const sam = { claimed_by: 'Sam Lee', claimed_by_user_id: 'staff-sam' };
const ana = { claimed_by: 'Ana Ruiz', claimed_by_user_id: 'staff-ana' };

const staff =
  (line: string, who: object) =>
  (note: string, as: string, more: object = {}) =>
    ask(note, 'call-for-help', `POST /api/callforhelp/${line}`, {
      body: { message_id: `{{${as}}}`, channel_id: 'demo-channel-riverside', ...who, ...more },
    });

/** The example of the specification, in seconds. */
export const closeDelay = 8;

/** What people do in the stories, as their devices send it. */
export const acts = {
  press: (note: string, as = '') =>
    ask(note, 'call-for-help', 'POST /api/callbutton/press', {
      as,
      headers: [['Authorization', `${brand.credentialScheme} ${demoCredentials['CallButtonKey']}`]],
      body: { device_key: 'demo-button-aisle-4' },
    }),
  samClaims: staff('claim', sam),
  anaClaims: staff('claim', ana),
  samGoes: staff('on_the_way', sam),
  samCompletes: staff('complete', sam),
  look: (note: string, as: string) =>
    ask(note, 'call-for-help', `GET /api/callforhelp/v1/tracking?message_id={{${as}}}`),
  load: (note: string, as: string) =>
    ask(note, 'lockers', `POST /api/lockers/orders?${token}`, {
      as,
      body: {
        rearload: false,
        locker_id: 2,
        cabinet_id: 21,
        order_id: 'ORD-2001',
        organization_id: 1,
        location_id: 101,
      },
    }),
  close: (note: string) =>
    ask(note, 'lockers', `PUT /api/lockers/cabinets/21?${token}`, {
      body: { command: 'close', acted_by: 'Ana Ruiz' },
    }),
  enter: (note: string, code: string, command = 'agree') =>
    ask(note, 'lockers', `POST /api/lockers/cabinets/customers/${code}?${token}`, {
      body: { command },
    }),
  collect: (note: string, code: string) =>
    ask(note, 'lockers', `PUT /api/lockers/orders/customer/${code}?${token}`, {
      body: { delay: closeDelay },
    }),
  announce: (note: string, text: string) =>
    ask(note, 'radio', 'POST /webhooks/incoming/generic', {
      headers: [['api-key', demoCredentials['EdgeDeviceKey'] ?? '']],
      body: { edgeId: 'edge-0042', text, actor: 'Ana Ruiz' },
    }),
};
