import { pressWait, requestTimeout } from '@frontline/specs/call-for-help/limits';
import { doorTravel, openCodeLength } from '@frontline/specs/lockers/limits';
import { brand } from '../../../../brand/brand.ts';
import { demoCredentials } from '../../sandbox/shared/demo-credentials.ts';
import { ask, wait, type PublishedScenario } from './published-scenario.ts';

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
const closeDelay = 8;

/** What people do in the scenarios, as their devices send it. */
const acts = {
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

export type ScenarioName = 'two-requests' | 'one-order' | 'one-hour';

const code = '{{order.open_code}}';
const wrongCode = openCodeLength.alphabet.charAt(0).repeat(openCodeLength.length);

/** The scenarios that the pages tell, by the name that pages use. */
export const scenarios: Record<ScenarioName, PublishedScenario> = {
  'two-requests': {
    name: 'Two requests: one is answered, one times out',
    about:
      'What each side sends, what comes back, and what a claim that comes too late looks like.',
    steps: [
      acts.press('A customer in aisle 4 presses the call button.', 'request'),
      acts.press(
        `The customer presses again. A button waits ${pressWait.about} between two requests.`,
      ),
      acts.samClaims('Sam claims the request.', 'request'),
      acts.anaClaims('Ana comes a moment too late: success is false.', 'request'),
      acts.samGoes('Sam is on the way.', 'request'),
      acts.samCompletes('Sam has helped, and completes the request.', 'request', {
        customer_status: 'helped',
      }),
      wait(`The button waits its ${pressWait.text}.`, pressWait.seconds),
      acts.press('The next customer presses the same button.', 'second'),
      wait(`Nobody comes for ${requestTimeout.about}.`, requestTimeout.seconds),
      acts.look('The second request has timed out.', 'second'),
    ],
    statuses: [200, 429, 200, 200, 200, 200, 200, 200],
  },
  'one-order': {
    name: 'One order, from the empty cabinet to the customer',
    about:
      'The doors of a version 2 locker, a wrong code, the right one, and a code that is used up.',
    steps: [
      acts.load('Ana loads an order into cabinet 21. Its door opens.', 'order'),
      wait(`The door takes ${doorTravel.about}.`, doorTravel.seconds),
      acts.close('Ana closes the door.'),
      acts.enter('A customer mistypes the code.', wrongCode),
      acts.enter('The right code: the locker asks whether to open.', code, 'here'),
      acts.enter('The customer agrees. The door opens.', code),
      acts.collect(`The order is collected. The door closes ${closeDelay} seconds later.`, code),
      wait('The door closes.', closeDelay + doorTravel.seconds),
      acts.enter('The code is used up.', code),
    ],
    statuses: [201, 200, 400, 200, 200, 200, 400],
  },
  'one-hour': {
    name: 'An hour at Riverside, on all three servers',
    about: 'A press, a claim, an order that is loaded, and an announcement, in one store.',
    steps: [
      acts.press('A customer in aisle 4 presses the call button.', 'request'),
      acts.samClaims('Sam claims the request.', 'request'),
      acts.load('Meanwhile, Ana loads an order into cabinet 21.', 'order'),
      acts.samGoes('Sam is on the way.', 'request'),
      acts.close('Ana closes the cabinet.'),
      acts.samCompletes('Sam completes the request.', 'request', { customer_status: 'helped' }),
      wait('Half an hour goes by.', 1800),
      acts.enter('The customer of the order is at the lockers.', code, 'here'),
      acts.announce('The radio tells the staff.', 'Front entrance. A customer collects an order.'),
      acts.enter('The customer opens the door.', code),
      acts.collect('The order is collected.', code),
      acts.look('The request of aisle 4 is still on record.', 'request'),
    ],
    statuses: [200, 200, 201, 200, 200, 200, 200, 200, 200, 200, 200],
  },
};
