import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import type { Feature } from '../../../feature.ts';
import * as features from '../../../index.ts';
import { announce, lockerCalls, requestCalls, staff } from '../../../sandbox/shared/demo-calls.ts';

/** Values from the responses so far. */
export interface StepValues {
  messageId: string;
  openCode: string;
}

export const noValues: StepValues = { messageId: '', openCode: '' };

export type Product = 'call-for-help' | 'lockers' | 'radio';

/** The page with the lab of a product; undefined if that lab was removed, as the one of Radio may be. */
export function labPage(product: Product): string | undefined {
  const isHere =
    product !== 'radio' || Object.values<Feature>(features).some(({ labs }) => labs?.['radio']);
  return isHere ? `docs/${product}/intro#lab` : undefined;
}

/** One step: its button, its call and its result. */
interface Step {
  product: Product;
  /** Position of its button in the drawing. */
  at: 'aisle' | 'card' | 'cabinet' | 'radio';
  /** Button label. */
  label: (values: StepValues) => string;
  /** The rest of the label for screen readers, which do not see where the button is. */
  labelContext: string;
  request: (values: StepValues) => RawRequest;
  extract?: (text: string) => Partial<StepValues>;
  /** The result, in one sentence. */
  done: (values: StepValues) => string;
}

const [sam] = staff;
/** The first cabinet at the front entrance, empty in the demonstration data. */
export const cabinet = { id: 11, locker_id: 1 };
const orderId = 'ORD-2001';
export const announcement = 'Front entrance. A customer collects an order. Please say hello.';

/** The steps of the day in order. */
export const storeSteps: readonly Step[] = [
  {
    product: 'call-for-help',
    at: 'aisle',
    label: () => 'Press',
    labelContext: 'the call button in aisle 4',
    request: requestCalls.press,
    extract: (messageId) => ({ messageId }),
    done: () => 'The request is created, and its card appears at the service desk.',
  },
  {
    product: 'call-for-help',
    at: 'card',
    label: () => 'Claim',
    labelContext: 'the request at the service desk',
    request: ({ messageId }) => requestCalls.claim(messageId, sam),
    done: () => 'Sam Lee has claimed the request. Everyone else sees that it is taken.',
  },
  {
    product: 'call-for-help',
    at: 'card',
    label: () => 'On the way',
    labelContext: 'to aisle 4',
    request: ({ messageId }) => requestCalls.onTheWay(messageId, sam),
    done: () => 'Sam Lee is on the way, and the customer can see it.',
  },
  {
    product: 'call-for-help',
    at: 'card',
    label: () => 'Complete',
    labelContext: 'the request',
    request: ({ messageId }) => requestCalls.complete(messageId, sam),
    done: () =>
      'The customer has been helped, and the request is completed. An order waits for its locker.',
  },
  {
    product: 'lockers',
    at: 'cabinet',
    label: () => 'Load order',
    labelContext: 'into cabinet 11',
    request: () => lockerCalls.load(cabinet, orderId, false),
    extract: (text) => ({ openCode: (JSON.parse(text) as { open_code: string }).open_code }),
    done: ({ openCode }) => `Cabinet 11 opens for the order. Its open code is ${openCode}.`,
  },
  {
    product: 'lockers',
    at: 'cabinet',
    label: () => 'Close door',
    labelContext: 'of cabinet 11',
    request: () => lockerCalls.command(cabinet.id, 'close'),
    done: () => 'The door is closed, and the customer comes to the lockers.',
  },
  {
    product: 'lockers',
    at: 'cabinet',
    label: ({ openCode }) => `Enter ${openCode}`,
    labelContext: 'at the lockers',
    request: ({ openCode }) => lockerCalls.customer(openCode, 'agree'),
    done: () => 'The code is right: the locker opens for the customer.',
  },
  {
    product: 'radio',
    at: 'radio',
    label: () => 'Announce it',
    labelContext: 'over the radio',
    request: () => announce(announcement, { process: false }),
    done: () => `The radio says: “${announcement}”`,
  },
];

/** The first request, without the Authorization header. */
export const firstCall: RawRequest = { ...requestCalls.press(), headers: [] };

/** The message below the drawing at first. */
export const opening =
  'A customer waits at a locked case in aisle 4. Press the call button: the servers in this page respond.';
