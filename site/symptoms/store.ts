import { sectionsOf, type Symptom } from './symptom.ts';

const here = sectionsOf('troubleshooting');

export const hurt: Symptom = {
  sees: 'Somebody is hurt or in danger',
  like: 'an accident, a fire, a hand in a door.',
  at: here('somebody-is-hurt-or-in-danger'),
  said: [
    'medical emergency',
    'somebody is injured',
    'customer fell',
    'finger caught in a door',
    'child locked in',
    'fire or smoke',
    'somebody is bleeding',
    'robbery',
  ],
};
export const angry: Symptom = {
  sees: 'A customer is rude, angry or threatens me',
  like: 'shouting, insults, a threat.',
  at: here('a-customer-is-rude-angry-or-threatens-me'),
  said: [
    'customer is yelling at me',
    'customer insults me',
    'angry customer',
    'customer is shouting at me',
  ],
};
export const shiftEnds: Symptom = {
  sees: 'My shift ends, or I go on a break',
  like: 'and something is still open.',
  at: here('my-shift-ends-or-i-go-on-a-break'),
  said: [
    'shift change',
    'end of my shift',
    'going on lunch',
    'hand over to the next shift',
    'who takes over when I leave',
  ],
};
const anotherPerson: Symptom = {
  sees: 'Another person comes for the order',
  like: 'a partner, a neighbor or a driver.',
  at: here('another-person-comes-for-the-order'),
  said: [
    'husband collects from the locker',
    'friend has the code',
    'another person picks up for the customer',
    'another driver is in the car',
    'delivery driver collects at the bay',
  ],
};
const dirty: Symptom = {
  sees: 'A device is dirty or wet',
  like: 'a button, a screen, a locker or a radio.',
  at: here('a-device-is-dirty-or-wet'),
  said: [
    'how to clean a locker',
    'clean the button',
    'something spilled',
    'water on the device',
    'sanitize',
  ],
};
const damaged: Symptom = {
  sees: 'A device was damaged or stolen',
  like: 'broken open, or gone.',
  at: here('a-device-was-damaged-or-stolen'),
  said: ['vandalism', 'locker was broken into', 'theft', 'equipment was stolen'],
};
const leftBehind: Symptom = {
  sees: 'A customer left something behind',
  like: 'in a cabinet, a bay or at the counter.',
  at: here('a-customer-left-something-behind'),
  said: ['lost property', 'customer forgot a phone', 'bag was left behind', 'found item'],
};
const ownPhone: Symptom = {
  sees: 'May I use my own phone?',
  like: 'for requests, texts or pictures.',
  at: here('a-private-device-for-work'),
  said: ['personal phone for work', 'use my own device', 'install the app on my phone'],
};
const doesNotFit: Symptom = {
  sees: 'The order does not fit into the cabinet',
  like: 'too small, or too many bags.',
  at: here('the-order-does-not-fit-into-the-cabinet'),
  said: [
    'order is too big for the locker',
    'cabinet is too small',
    'move an order to a bigger door',
    'order needs two cabinets',
  ],
};
const warmCabinet: Symptom = {
  sees: 'Cold goods are in a warm cabinet',
  like: 'frozen or hot goods in the wrong one.',
  at: here('cold-goods-are-in-a-warm-cabinet'),
  said: [
    'frozen order in a locker that is not cold',
    'frozen bag in the wrong compartment',
    'cold order is in a warm cabinet by mistake',
  ],
};
const ice: Symptom = {
  sees: 'Ice on a cabinet door',
  like: 'the frozen door does not shut.',
  at: here('ice-on-a-cabinet-door'),
  said: ['ice on the locker door', 'frost around the freezer cabinet', 'scrape ice off a locker'],
};
const forgotten: Symptom = {
  sees: 'A bag is still outside the cabinet',
  like: 'and I have closed the door.',
  at: here('a-bag-is-still-outside-the-cabinet'),
  said: ['open a cabinet again that I have closed', 'one bag did not go in'],
};
const atTheDesk: Symptom = {
  sees: 'A locker customer wants the order at the desk',
  like: 'or comes too early.',
  at: here('a-locker-customer-wants-the-order-at-the-desk'),
  said: ['take an order out of the locker for a customer at the desk'],
};
const returned: Symptom = {
  sees: 'A customer wants to return goods in a locker',
  like: 'or has put something into a cabinet.',
  at: here('a-customer-wants-to-return-goods-in-a-locker'),
  said: ['return an item by locker', 'customer put a return into the locker'],
};
const everyCabinet: Symptom = {
  sees: 'Check every cabinet against the list',
  like: 'a weekly count, or to clear old orders.',
  at: here('check-every-cabinet-against-the-list'),
  said: ['weekly audit of the lockers', 'go through all the lockers'],
};
const staffCode: Symptom = {
  sees: "A locker's screen wants a staff code",
  like: 'or has to be restarted.',
  at: here('a-lockers-screen-wants-a-staff-code'),
  said: ['locker asks for an admin code', 'restart the locker screen'],
};
const carrier: Symptom = {
  sees: 'A driver brings parcels for the locker',
  like: 'from a carrier.',
  at: here('a-driver-brings-parcels-for-the-locker'),
  said: [
    'delivery driver with packages for the locker',
    'driver wants to drop packages in the locker',
  ],
};
const afterWork: Symptom = {
  sees: 'I do not want alerts after work',
  like: 'off shift, or on a free day.',
  at: here('i-do-not-want-alerts-after-work'),
  said: ['no alerts off shift', 'alerts on my day off', 'alerts ring at home'],
};

const stealing: Symptom = {
  sees: 'Somebody is stealing',
  like: 'or you think so.',
  at: here('somebody-is-stealing'),
  said: ['a customer puts things into a bag', 'saw someone steal'],
};

/** What happens in any store, whichever product it has. */
export const store: Symptom[] = [
  anotherPerson,
  doesNotFit,
  warmCabinet,
  ice,
  forgotten,
  atTheDesk,
  returned,
  everyCabinet,
  staffCode,
  carrier,
  dirty,
  damaged,
  leftBehind,
  ownPhone,
  afterWork,
  stealing,
];
