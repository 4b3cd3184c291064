import { sectionsOf, type Symptom } from './symptom.ts';

const here = sectionsOf('curbside/usage');

/** What a finder of Curbside offers. */
export const curbside: Symptom[] = [
  {
    sees: 'What do I tap?',
    like: 'the car is here, and I have the bags.',
    at: here('what-do-i-tap'),
    said: ['which button for a curbside arrival', 'what do I tap for curbside, in what order'],
  },
  {
    sees: 'A customer waits and nobody goes',
    like: 'a car stands in a bay.',
    at: here('a-customer-waits-and-nobody-goes'),
    said: ['car is waiting outside', 'nobody went out to the car', 'customer waits in the car'],
  },
  {
    sees: 'An arrival was not seen',
    like: 'the customer said that they are here, and we did not know.',
    at: here('an-arrival-was-not-seen'),
    said: ['did not see the customer arrive', 'no arrival message', 'arrival did not show up'],
  },
  {
    sees: 'The order cannot be found',
    like: 'the customer is here.',
    at: here('the-order-cannot-be-found'),
    said: ['lost a curbside order', 'cannot find the bags', 'order is not on the shelf'],
  },
  {
    sees: 'The wrong car got the bags',
    like: 'another customer drove away with them.',
    at: here('the-wrong-car-got-the-bags'),
    said: ['gave the bags to the wrong car', 'wrong order in the car', 'wrong customer drove off'],
  },
  {
    sees: 'I marked the wrong car as done',
    like: 'the right customer still waits.',
    at: here('i-marked-the-wrong-car-as-done'),
    said: [
      'marked the wrong car as handed over',
      'undo a handoff',
      'put a curbside order back to waiting',
    ],
  },
  {
    sees: 'I cannot find the car',
    like: 'the customer has arrived, but not where I look.',
    at: here('i-cannot-find-the-car'),
    said: ['reach a curbside customer who parked elsewhere', 'car is not in its bay'],
  },
  {
    sees: 'Two cars look the same',
    like: 'one make, one color, two orders.',
    at: here('two-cars-look-the-same'),
    said: ['two cars of the same make and color', 'which of two cars is it'],
  },
  {
    sees: 'Every car waits longer',
    like: 'rain, a rush, or too few people.',
    at: here('every-car-waits-longer'),
    said: [
      'tell all curbside customers about a delay',
      'cars wait in the rain',
      'all bays are full',
    ],
  },
  {
    sees: 'The car drove away',
    like: 'before I came out with the bags.',
    at: here('the-car-drove-away'),
    said: ['curbside car left without the order', 'car is gone before I got there'],
  },
  {
    sees: 'The customer came inside instead',
    like: 'and the runner goes out.',
    at: here('the-customer-came-inside-instead'),
    said: ['curbside customer walked in', 'customer came in to get the order'],
  },
];
