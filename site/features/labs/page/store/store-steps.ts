import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import type { Feature } from '../../../feature.ts';
import * as features from '../../../index.ts';
import { staff, steps } from '../call-for-help/steps.ts';
import { jsonCall, announce } from '../json-call.ts';
import { lockerCalls } from '../lockers/locker-calls.ts';

/** What the answers have told so far. */
export interface Known {
  messageId: string;
  openCode: string;
}

export const nothingKnown: Known = { messageId: '', openCode: '' };

export type Product = 'call-for-help' | 'lockers' | 'radio';

/** The page whose lab goes on with what the day has begun; none where its lab was taken out, as Radio's may be. */
export function labPage(product: Product): string | undefined {
  const isHere =
    product !== 'radio' || Object.values<Feature>(features).some(({ labs }) => labs?.['radio']);
  return isHere ? `docs/${product}/intro#lab` : undefined;
}

/** One act of the store: who presses what, which call that is, and what it changes. */
interface Step {
  product: Product;
  /** Where its button stands in the picture. */
  at: 'aisle' | 'card' | 'cabinet' | 'radio';
  /** On the button. */
  words: (known: Known) => string;
  /** Behind these words, for those who do not see where the button stands. */
  rest: string;
  request: (known: Known) => RawRequest | Promise<RawRequest>;
  learn?: (text: string) => Partial<Known>;
  /** What has happened then, in one sentence. */
  done: (known: Known) => string;
}

const [sam] = staff;
/** The first cabinet at the front entrance, which is empty in the demonstration store. */
export const cabinet = { id: 11, locker_id: 1 };
const orderId = 'ORD-2001';
export const announcement = 'Front entrance. A customer collects an order. Please say hello.';

/** A day in the store, as one thing leads to the next. */
export const storeSteps: readonly Step[] = [
  {
    product: 'call-for-help',
    at: 'aisle',
    words: () => 'Press',
    rest: 'the call button in aisle 4',
    request: steps.press,
    learn: (messageId) => ({ messageId }),
    done: () => 'The request is created, and its card appears at the service desk.',
  },
  {
    product: 'call-for-help',
    at: 'card',
    words: () => 'Claim',
    rest: 'the request at the service desk',
    request: ({ messageId }) => steps.claim(messageId, sam),
    done: () => 'Sam Lee has claimed the request. Everyone else sees that it is taken.',
  },
  {
    product: 'call-for-help',
    at: 'card',
    words: () => 'On the way',
    rest: 'to aisle 4',
    request: ({ messageId }) => steps.onTheWay(messageId, sam),
    done: () => 'Sam Lee is on the way, and the customer can see it.',
  },
  {
    product: 'call-for-help',
    at: 'card',
    words: () => 'Complete',
    rest: 'the request',
    request: ({ messageId }) => steps.complete(messageId, sam),
    done: () => 'The customer is helped and the request completed. An order waits for its locker.',
  },
  {
    product: 'lockers',
    at: 'cabinet',
    words: () => 'Load order',
    rest: 'into cabinet 11',
    request: () => lockerCalls.load(cabinet, orderId, false),
    learn: (text) => ({ openCode: (JSON.parse(text) as { open_code: string }).open_code }),
    done: ({ openCode }) => `Cabinet 11 opens for the order. Its open code is ${openCode}.`,
  },
  {
    product: 'lockers',
    at: 'cabinet',
    words: () => 'Close door',
    rest: 'of cabinet 11',
    request: () => lockerCalls.command(cabinet, 'close'),
    done: () => 'The door is closed, and the customer comes to the lockers.',
  },
  {
    product: 'lockers',
    at: 'cabinet',
    words: ({ openCode }) => `Enter ${openCode}`,
    rest: 'at the lockers',
    request: ({ openCode }) => lockerCalls.customer(openCode, 'agree'),
    done: () => 'The code is right: the locker opens for the customer.',
  },
  {
    product: 'radio',
    at: 'radio',
    words: () => 'Announce it',
    rest: 'over the radio',
    request: () => announce({ text: announcement, process: false }),
    done: () => `The radio says: “${announcement}”`,
  },
];

/** What the first press will send, but for the key of the button. */
export const firstCall: RawRequest = jsonCall('call-for-help', steps.pressLine, steps.pressBody);

/** What stands under the picture before anything has happened. */
export const opening =
  'A customer waits at a locked case in aisle 4. Press the call button: the servers of this page answer.';
