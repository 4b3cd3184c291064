import { askedOn } from './asked-on.ts';

/** What readers ask about Curbside, in words that the sections do not have. */
export const askedOfCurbside: Record<string, string[]> = {
  ...askedOn('/docs/curbside/intro', {
    'no-api-is-documented': [
      'webhook when a curbside customer arrives',
      'curbside api, arrival event for our order system',
    ],
    'how-customers-say-they-are-here': ['check in on arrival, tell the car color'],
  }),
  ...askedOn('/docs/curbside/settings', {
    'set-up-curbside-at-a-store': ['what a store needs for curbside, phones, signs, stalls'],
    escalation: ['alert when a car waits too long'],
    'choose-who-gets-arrival-alerts': ['who hears that a car is here'],
    'without-numbered-bays': ['no parking lot, street pickup'],
  }),
  ...askedOn('/docs/curbside/usage', {
    'the-wrong-car-got-the-bags': ['wrong car took the order'],
    'the-order-cannot-be-found': ['the customer is not on the list'],
    'one-customer-has-two-orders': ['several orders for one car'],
    'no-alert-when-a-car-arrives': ['we do not notice cars'],
    'the-customer-does-not-want-an-item': ['refuses a substitute'],
    'a-canceled-order-and-the-customer-is-coming': ['order was canceled but they are on the way'],
    'nobody-comes': ['no-show, customer did not show up'],
    'the-car-is-in-the-wrong-place': [
      'parked in a handicap spot',
      'waits at the wrong door',
      'parked in another spot',
      'customer parked in the wrong spot',
    ],
    'the-customer-came-inside-instead': ['customer will not stay in the car'],
    'how-fast-must-we-be-at-the-car': ['target for the wait at the curb'],
    'goods-with-an-age-limit': ['will not show an ID for beer'],
    'a-customer-offers-a-tip': ['gave me five dollars'],
    'two-customers-arrive-together': ['who loads first'],
    'two-cars-look-the-same': ['red truck, which one'],
    'a-bay-is-blocked': ['spots are full, carts in the bay'],
  }),
};
