import { sectionsOf, type Symptom } from './symptom.ts';

const here = sectionsOf('lockers/intro');

export const doorShut: Symptom = {
  sees: 'A door does not open',
  like: 'the customer stands at the locker.',
  at: here('a-door-does-not-open'),
  said: ['door is stuck', 'door jammed', 'cannot open the locker', 'locker will not open'],
};
export const doorOpen: Symptom = {
  sees: 'A door does not close',
  like: 'it stays open, or it springs open again.',
  at: here('a-door-does-not-close'),
  said: ['door stays open', 'door will not close', 'locker will not shut'],
};
export const doorAlone: Symptom = {
  sees: 'A door opens by itself',
  like: 'nobody asked for it.',
  at: here('a-door-opens-by-itself'),
  said: ['door opens on its own', 'door opens alone', 'door keeps opening'],
};
export const refusedCode: Symptom = {
  sees: 'A code is refused',
  like: 'the locker does not take what the customer brings.',
  at: here('a-code-is-refused'),
  said: ['code does not work', 'pin not accepted', 'code expired'],
};
const noCode: Symptom = {
  sees: 'The customer lost the code or has none',
  like: 'deleted, lost, or it never came.',
  at: here('the-customer-lost-the-code-or-has-none'),
  said: ['customer lost their code', 'code never arrived', 'customer deleted the text'],
};
const wrongOrder: Symptom = {
  sees: 'I loaded the wrong order',
  like: 'the wrong bag is in the cabinet.',
  at: here('i-loaded-the-wrong-order'),
  said: ['wrong bag in the locker', 'wrong order in the locker', 'right bag in the wrong cabinet'],
};
const incomplete: Symptom = {
  sees: 'Something is missing from the cabinet',
  like: 'the customer has a part of the order.',
  at: here('something-is-missing-from-the-cabinet'),
  said: ['order in the locker is incomplete', 'item missing in the locker'],
};
const tookWrong: Symptom = {
  sees: 'The wrong goods were collected',
  like: 'the goods of another customer are gone.',
  at: here('the-wrong-goods-were-collected'),
  said: ["someone else's order from the locker", 'wrong bag collected from the locker'],
};
const uncollected: Symptom = {
  sees: 'Nobody collects an order from the locker',
  like: 'it has been inside for a long time.',
  at: here('nobody-collects-an-order-from-the-locker'),
  said: ['order left in the locker', 'locker order not picked up'],
};
const allFull: Symptom = {
  sees: 'No cabinet is free',
  like: 'orders wait to be loaded.',
  at: here('no-cabinet-is-free'),
  said: ['locker is full', 'all cabinets are taken'],
};
const brokenCabinet: Symptom = {
  sees: 'A cabinet is broken',
  like: 'take it out of use, so that nobody loads it.',
  at: '/docs/troubleshooting#a-cabinet-is-broken',
  said: ['locker is broken', 'cabinet out of order', 'take a cabinet out of use'],
};
const noise: Symptom = {
  sees: 'The locker makes a noise',
  like: 'it beeps, hums or grinds.',
  at: here('the-locker-makes-a-noise'),
  said: ['locker is beeping', 'locker hums', 'strange sound from the locker'],
};
const wrongWarmth: Symptom = {
  sees: 'A cabinet is too warm or too cold',
  like: 'food inside is not as it should be.',
  at: here('a-cabinet-is-too-warm-or-too-cold'),
  said: ['freezer is warm', 'locker is not cold', 'food in the locker is warm'],
};
const outOfReach: Symptom = {
  sees: 'A customer cannot reach the door',
  like: 'too high, too low, or from a wheelchair.',
  at: here('a-customer-cannot-reach-the-door'),
  said: ['wheelchair at the locker', 'door is too high', 'cannot reach the locker'],
};
const noPower: Symptom = {
  sees: 'The power or the network is out',
  like: 'no door moves.',
  at: here('the-power-or-the-network-is-out'),
  said: ['locker has no power', 'no electricity at the locker', 'locker lost its network'],
};
const emptyYetTaken: Symptom = {
  sees: 'A cabinet shows occupied, and is empty',
  like: 'nothing is inside.',
  at: here('a-cabinet-shows-occupied-and-is-empty'),
  said: [
    'says occupied but empty',
    'says full but nothing inside',
    'cabinet is empty but not free',
  ],
};
const openedWrong: Symptom = {
  sees: 'I opened the wrong door',
  like: 'by mistake.',
  at: here('i-opened-the-wrong-door'),
  said: [
    'wrong door opened',
    'opened the wrong locker by mistake',
    'opened another cabinet by accident',
    'completed the wrong locker order',
  ],
};
export const noNumber: Symptom = {
  sees: 'The screen shows no number',
  like: 'no cabinet number, no keys, or nothing at all.',
  at: here('the-screen-shows-no-number'),
  said: ['blank screen', 'screen is black', 'no keypad'],
};
const openedEmpty: Symptom = {
  sees: 'The door opened and the cabinet is empty',
  like: 'the customer stands there with nothing.',
  at: here('the-door-opened-and-the-cabinet-is-empty'),
  said: ['nothing inside an opened cabinet', 'customer opened an empty locker'],
};

/** What a finder of Lockers offers. */
export const lockers: Symptom[] = [
  doorShut,
  doorOpen,
  doorAlone,
  refusedCode,
  noCode,
  wrongOrder,
  incomplete,
  uncollected,
  allFull,
  brokenCabinet,
  wrongWarmth,
  noPower,
  tookWrong,
  emptyYetTaken,
  openedEmpty,
  openedWrong,
  noise,
  outOfReach,
  noNumber,
];
