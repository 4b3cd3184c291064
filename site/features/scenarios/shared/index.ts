import { pressWait, requestTimeout } from '@frontline/specs/call-for-help/limits';
import { doorTravel, openCodeLength } from '@frontline/specs/lockers/limits';
import { brand } from '../../../../brand/brand.ts';
import { demoCredentials } from '../../sandbox/shared/demo-credentials.ts';
import { requestStep, waitStep, type PublishedScenario } from './published-scenario.ts';

const token = `secret_token=${demoCredentials['SecretToken']}`;

const sam = { claimed_by: 'Sam Lee', claimed_by_user_id: 'staff-sam' };

const ana = { claimed_by: 'Ana Ruiz', claimed_by_user_id: 'staff-ana' };

const staffRequest =
  (line: string, who: object) =>
  (note: string, as: string, more: object = {}) =>
    requestStep(note, 'call-for-help', `POST /api/callforhelp/${line}`, {
      body: { message_id: `{{${as}}}`, channel_id: 'demo-channel-riverside', ...who, ...more },
    });

/** The example of the specification, in seconds. */
const closeDelay = 8;

/** Requests of the scenarios, as devices send them. */
const requests = {
  press: (note: string, as = '') =>
    requestStep(note, 'call-for-help', 'POST /api/callbutton/press', {
      as,
      headers: [['Authorization', `${brand.credentialScheme} ${demoCredentials['CallButtonKey']}`]],
      body: { device_key: 'demo-button-aisle-4' },
    }),
  samClaims: staffRequest('claim', sam),
  anaClaims: staffRequest('claim', ana),
  samGoes: staffRequest('on_the_way', sam),
  samCompletes: staffRequest('complete', sam),
  look: (note: string, as: string) =>
    requestStep(note, 'call-for-help', `GET /api/callforhelp/v1/tracking?message_id={{${as}}}`),
  load: (note: string, as: string) =>
    requestStep(note, 'lockers', `POST /api/lockers/orders?${token}`, {
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
    requestStep(note, 'lockers', `PUT /api/lockers/cabinets/21?${token}`, {
      body: { command: 'close', acted_by: 'Ana Ruiz' },
    }),
  enter: (note: string, code: string, command = 'agree') =>
    requestStep(note, 'lockers', `POST /api/lockers/cabinets/customers/${code}?${token}`, {
      body: { command },
    }),
  collect: (note: string, code: string) =>
    requestStep(note, 'lockers', `PUT /api/lockers/orders/customer/${code}?${token}`, {
      body: { delay: closeDelay },
    }),
  announce: (note: string, text: string) =>
    requestStep(note, 'radio', 'POST /webhooks/incoming/generic', {
      headers: [['api-key', demoCredentials['EdgeDeviceKey'] ?? '']],
      body: { edgeId: 'edge-0042', text, actor: 'Ana Ruiz' },
    }),
};

export type ScenarioName = 'two-requests' | 'one-order' | 'one-hour';

const code = '{{order.open_code}}';
const wrongCode = openCodeLength.alphabet.charAt(0).repeat(openCodeLength.length);

/** The scenarios by the name that pages use. */
export const scenarios: Record<ScenarioName, PublishedScenario> = {
  'two-requests': {
    name: 'Two requests: one is answered, one times out',
    about: 'What each side sends, what comes back, and what a late claim looks like.',
    steps: [
      requests.press('A customer in aisle 4 presses the call button.', 'request'),
      requests.press(
        `The customer presses again. A button waits ${pressWait.about} between two requests.`,
      ),
      requests.samClaims('Sam claims the request.', 'request'),
      requests.anaClaims('Ana comes a moment too late: success is false.', 'request'),
      requests.samGoes('Sam is on the way.', 'request'),
      requests.samCompletes('Sam has helped, and completes the request.', 'request', {
        customer_status: 'helped',
      }),
      waitStep(`The button waits its ${pressWait.text}.`, pressWait.seconds),
      requests.press('The next customer presses the same button.', 'second'),
      waitStep(`Nobody comes for ${requestTimeout.about}.`, requestTimeout.seconds),
      requests.look('The second request has timed out.', 'second'),
    ],
    statuses: [200, 429, 200, 200, 200, 200, 200, 200],
  },
  'one-order': {
    name: 'One order, from the empty cabinet to the customer',
    about:
      'The doors of a version 2 locker, a wrong code, the right one, and a code that is used up.',
    steps: [
      requests.load('Ana loads an order into cabinet 21. Its door opens.', 'order'),
      waitStep(`The door takes ${doorTravel.about}.`, doorTravel.seconds),
      requests.close('Ana closes the door.'),
      requests.enter('A customer mistypes the code.', wrongCode),
      requests.enter('The right code: the locker asks whether to open.', code, 'here'),
      requests.enter('The customer agrees. The door opens.', code),
      requests.collect(
        `The order is collected. The door closes ${closeDelay} seconds later.`,
        code,
      ),
      waitStep('The door closes.', closeDelay + doorTravel.seconds),
      requests.enter('The code is used up.', code),
    ],
    statuses: [201, 200, 400, 200, 200, 200, 400],
  },
  'one-hour': {
    name: 'An hour at Riverside, on all three servers',
    about: 'A press, a claim, an order that is loaded, and an announcement, in one store.',
    steps: [
      requests.press('A customer in aisle 4 presses the call button.', 'request'),
      requests.samClaims('Sam claims the request.', 'request'),
      requests.load('Meanwhile, Ana loads an order into cabinet 21.', 'order'),
      requests.samGoes('Sam is on the way.', 'request'),
      requests.close('Ana closes the cabinet.'),
      requests.samCompletes('Sam completes the request.', 'request', { customer_status: 'helped' }),
      waitStep('Half an hour goes by.', 1800),
      requests.enter('The customer of the order is at the lockers.', code, 'here'),
      requests.announce(
        'The radio tells the staff.',
        'Front entrance. A customer collects an order.',
      ),
      requests.enter('The customer opens the door.', code),
      requests.collect('The order is collected.', code),
      requests.look('The request of aisle 4 is still on record.', 'request'),
    ],
    statuses: [200, 200, 201, 200, 200, 200, 200, 200, 200, 200, 200],
  },
};
