import { sectionsOf, type Symptom } from './symptom.ts';

const here = sectionsOf('orderup/intro');

/** What a finder of OrderUp offers. */
export const orderUp: Symptom[] = [
  {
    sees: 'How do I put an order up?',
    like: 'I am new at this counter.',
    at: here('how-do-i-put-an-order-up'),
    said: ['put an order up on the pickup screen', 'covering the counter for the first time'],
  },
  {
    sees: 'The order board is frozen or dark',
    like: 'the clock stands still.',
    at: here('the-order-board-is-frozen-or-dark'),
    said: ['orderup screen is frozen', 'order board is stuck', 'order board stays dark'],
  },
  {
    sees: 'A customer wants to order with a phone',
    like: 'by a code on the table, a website or an app.',
    at: here('a-customer-wants-to-order-with-a-phone'),
    said: [
      'order at the table by scanning a code',
      'scan a code to order food',
      'mobile ordering',
      'online order came in',
    ],
  },
  {
    sees: 'A customer wants to change or cancel an order',
    like: 'it is placed already.',
    at: here('a-customer-wants-to-change-or-cancel-an-order'),
    said: ['customer changed their mind about the order', 'cancel an order at the counter'],
  },
  {
    sees: 'An order is missing',
    like: 'the customer asks for it at the counter.',
    at: here('an-order-is-missing'),
    said: ['order is not at the counter', 'order never came out', 'lost an order at the counter'],
  },
  {
    sees: 'An order went to the wrong person',
    like: 'another customer has it.',
    at: here('an-order-went-to-the-wrong-person'),
    said: ['gave the order to the wrong customer', 'wrong customer took the order'],
  },
  {
    sees: 'An order is wrong or late',
    like: 'at the counter.',
    at: here('an-order-is-wrong-or-late'),
    said: [
      'made the wrong order at the counter',
      'counter order takes too long',
      'customer has an allergy',
    ],
  },
  {
    sees: 'An order is ready: tell the customer',
    like: 'and nobody has come yet.',
    at: here('an-order-is-ready-tell-the-customer'),
    said: ['let a customer know that the food is ready', 'food is ready at the counter'],
  },
  {
    sees: 'An item is out of stock',
    like: 'the order is placed already.',
    at: here('an-item-is-out-of-stock'),
    said: ['we are out of an item', 'ordered item is sold out', 'offer another item instead'],
  },
  {
    sees: 'I marked the wrong order as ready',
    like: 'or as handed over, by mistake.',
    at: here('i-marked-the-wrong-order-as-ready'),
    said: ['marked an order too early at the counter', 'undo ready on an order'],
  },
  {
    sees: 'I pressed ready, and the screen does not show it',
    like: 'no name or number comes up.',
    at: here('i-pressed-ready-and-the-screen-does-not-show-it'),
    said: ['name never came up on the order screen', 'marked ready and nothing shows on the board'],
  },
  {
    sees: 'A customer does not want a name on the screen',
    like: 'a number would do.',
    at: here('a-customer-does-not-want-a-name-on-the-screen'),
    said: ['full name on the order board', 'show a number in place of the name'],
  },
  {
    sees: 'The screen still shows an order as ready',
    like: 'and it was handed over.',
    at: here('the-screen-still-shows-an-order-as-ready'),
    said: [
      'number still on the screen after pickup',
      'big screen at the counter still shows a number',
      'clear old numbers from the order screen',
    ],
  },
  {
    sees: 'Nobody collects an order',
    like: 'it has been ready for a long time.',
    at: here('nobody-collects-an-order'),
    said: ['order not picked up at the counter', 'customer never came for the order'],
  },
];
