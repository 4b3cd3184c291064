import { pressWait, requestTimeout } from '@frontline/specs/call-for-help/limits';
import { doorTravel, openCodeLength } from '@frontline/specs/lockers/limits';
import { announce, lockerCalls, requestCalls, staff } from '../../sandbox/shared/demo-calls.ts';
import { requestStep, waitStep, type PublishedScenario } from './published-scenario.ts';

const [sam, ana] = staff;
const { press, claim, onTheWay, complete, track } = requestCalls;
const { command, customer, collect } = lockerCalls;

/** The example of the specification, in seconds. */
const closeDelay = 8;

/** Values of the responses of earlier steps. */
const request = '{{request}}';
const code = '{{order.open_code}}';

export type ScenarioName = 'two-requests' | 'one-order' | 'one-hour';

const load = () => lockerCalls.load({ id: 21, locker_id: 2 }, 'ORD-2001', false);
const wrongCode = openCodeLength.alphabet.charAt(0).repeat(openCodeLength.length);

/** The scenarios by the name that pages use. */
export const scenarios: Record<ScenarioName, PublishedScenario> = {
  'two-requests': {
    name: 'Two requests: one is answered, one times out',
    about: 'What each side sends, what comes back, and what a late claim looks like.',
    steps: [
      requestStep('A customer in aisle 4 presses the call button.', press(), 'request'),
      requestStep(
        `The customer presses again. A button waits ${pressWait.about} between two requests.`,
        press(),
      ),
      requestStep('Sam claims the request.', claim(request, sam)),
      requestStep('Ana comes a moment too late: success is false.', claim(request, ana)),
      requestStep('Sam is on the way.', onTheWay(request, sam)),
      requestStep('Sam has helped, and completes the request.', complete(request, sam)),
      waitStep(`The button waits its ${pressWait.text}.`, pressWait.seconds),
      requestStep('The next customer presses the same button.', press(), 'second'),
      waitStep(`Nobody comes for ${requestTimeout.about}.`, requestTimeout.seconds),
      requestStep('The second request has timed out.', track('{{second}}')),
    ],
    statuses: [200, 429, 200, 200, 200, 200, 200, 200],
  },
  'one-order': {
    name: 'One order, from the empty cabinet to the customer',
    about:
      'The doors of a version 2 locker, a wrong code, the right one, and a code that is used up.',
    steps: [
      requestStep('Ana loads an order into cabinet 21. Its door opens.', load(), 'order'),
      waitStep(`The door takes ${doorTravel.about}.`, doorTravel.seconds),
      requestStep('Ana closes the door.', command(21, 'close')),
      requestStep('A customer mistypes the code.', customer(wrongCode, 'agree')),
      requestStep('The right code: the locker asks whether to open.', customer(code, 'here')),
      requestStep('The customer agrees. The door opens.', customer(code, 'agree')),
      requestStep(
        `The order is collected. The door closes ${closeDelay} seconds later.`,
        collect(code, closeDelay),
      ),
      waitStep('The door closes.', closeDelay + doorTravel.seconds),
      requestStep('The code is used up.', customer(code, 'agree')),
    ],
    statuses: [201, 200, 400, 200, 200, 200, 400],
  },
  'one-hour': {
    name: 'An hour at Riverside, on all three servers',
    about: 'A press, a claim, an order that is loaded, and an announcement, in one store.',
    steps: [
      requestStep('A customer in aisle 4 presses the call button.', press(), 'request'),
      requestStep('Sam claims the request.', claim(request, sam)),
      requestStep('Meanwhile, Ana loads an order into cabinet 21.', load(), 'order'),
      requestStep('Sam is on the way.', onTheWay(request, sam)),
      requestStep('Ana closes the cabinet.', command(21, 'close')),
      requestStep('Sam completes the request.', complete(request, sam)),
      waitStep('Half an hour goes by.', 1800),
      requestStep('The customer of the order is at the lockers.', customer(code, 'here')),
      requestStep(
        'The radio tells the staff.',
        announce('Front entrance. A customer collects an order.'),
      ),
      requestStep('The customer opens the door.', customer(code, 'agree')),
      requestStep('The order is collected.', collect(code, closeDelay)),
      requestStep('The request of aisle 4 is still on record.', track(request)),
    ],
    statuses: [200, 200, 201, 200, 200, 200, 200, 200, 200, 200, 200],
  },
};
