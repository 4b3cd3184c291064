import {
  earlier,
  forgotToComplete,
  handsFull,
  noButtons,
  otherMessages,
  otherStore,
  refusedEnd,
  scanner,
  secondPerson,
  wentThrough,
  writeNote,
} from './at-work.ts';
import {
  againAndAgain,
  buttonFell,
  callsAlone,
  frozenScreen,
  lightOrBattery,
  noCamera,
  notOnTheList,
  outOfReach,
  tookDown,
  tornCode,
  triedIt,
  whatIsTheCode,
  whenClosed,
  whereIsHelp,
  whitePage,
} from './call-buttons.ts';
import { sectionsOf, type Symptom } from './symptom.ts';

const here = sectionsOf('call-for-help/troubleshooting');

export const nobodyCame: Symptom = {
  sees: 'Nobody came',
  like: 'a customer asked for help and still waits.',
  at: here('nobody-came'),
  said: ['no one came', 'nobody answers', 'customer is still waiting'],
};
const customerLeft: Symptom = {
  sees: 'The customer has left',
  like: 'you came, and nobody was there.',
  at: here('the-customer-has-left'),
  said: [
    'customer left before we came',
    'customer is gone',
    'customer walked away',
    'nobody there when I arrived',
  ],
};
const takenOver: Symptom = {
  sees: 'A colleague claimed it and does not go',
  like: 'the card has a name, and the customer waits.',
  at: here('a-colleague-claimed-it-and-does-not-go'),
  said: [
    'take over a request',
    "take over a coworker's request",
    'colleague is on break',
    'claimed but not coming',
  ],
};
const bothWent: Symptom = {
  sees: 'Two of us came to the same customer',
  like: 'and another one waited.',
  at: here('two-of-us-came-to-the-same-customer'),
  said: ['two people for one customer', 'both of us claimed it', 'double trip'],
};
const falseAlarm: Symptom = {
  sees: 'It was a false alarm',
  like: 'a child pressed it, a customer is sorry, or nobody needed help.',
  at: here('it-was-a-false-alarm'),
  said: [
    'kid pressed the button',
    'prank press',
    'button pressed for fun',
    'customer did not mean to press',
  ],
};
const whichOutcome: Symptom = {
  sees: 'Which outcome do I choose?',
  like: 'I complete a request, and am asked how it ended.',
  at: here('which-outcome-do-i-choose'),
  said: ['which reason do I choose', 'list of outcomes', 'reasons to complete'],
};
const wrongName: Symptom = {
  sees: 'The card shows the wrong name',
  like: 'my claim carries the name of somebody else.',
  at: here('the-card-shows-the-wrong-name'),
  said: ['wrong name on the card', 'claimed under another name', 'device is still signed in as me'],
};
export const noCard: Symptom = {
  sees: 'The card does not appear',
  like: 'the button was pressed, and the channel stays empty.',
  at: here('no-card-appears'),
  said: [
    'card does not show up',
    'card missing',
    'no alert in teams',
    'request does not show up in the channel',
  ],
};
const wholeStore: Symptom = {
  sees: 'No cards in the whole store',
  like: 'since a day or an hour, no button makes one.',
  at: here('a-whole-store-gets-no-cards'),
  said: ['no cards in our store', 'whole store gets no requests', 'no button makes a card'],
};
export const wrongThing: Symptom = {
  sees: 'I pressed the wrong thing',
  like: 'Complete, Claim or Cancel by mistake.',
  at: here('i-pressed-the-wrong-thing'),
  said: ['pressed complete by mistake', 'undo', 'hit the wrong button'],
};
const notHeard: Symptom = {
  sees: 'I do not hear or see new requests',
  like: 'colleagues get the cards, and my device stays quiet.',
  at: here('i-do-not-hear-or-see-new-requests'),
  said: [
    'no sound on my phone for requests',
    'phone is silent when a request comes',
    'my device does not alert me',
    'muted notifications',
    'I missed a request',
  ],
};
const cardStays: Symptom = {
  sees: 'The card stays the same after I press',
  like: 'or it stays when I am done.',
  at: here('the-card-stays-the-same-after-i-press'),
  said: [
    'card is stuck',
    'card still shows open',
    'card stays after I am done',
    'card will not go away',
    'pressed on my way and nothing happens',
  ],
};
const unknownWord: Symptom = {
  sees: 'I do not know a word on the card',
  like: 'claimed, closed, timed out: what is it?',
  at: here('i-do-not-know-a-word-on-the-card'),
  said: [
    'what does timed out mean',
    'what does claimed mean',
    'meaning of closed on the card',
    'difference between canceled and closed',
    'request expired',
  ],
};
const noPlace: Symptom = {
  sees: 'I cannot find the button or the place',
  like: 'which aisle is it?',
  at: here('i-cannot-find-the-button-or-the-place'),
  said: ['where is this button', 'I am in the wrong aisle', 'which aisle is it'],
};
const notForUs: Symptom = {
  sees: 'The request is not for us',
  like: 'another department or store.',
  at: here('the-request-is-not-for-us'),
  said: [
    'card for another department',
    'we get cards of another store',
    'request came to the wrong people',
  ],
};
const allBusy: Symptom = {
  sees: 'Everybody is busy',
  like: 'and a card waits.',
  at: here('everybody-is-busy'),
  said: [
    'too many requests at once',
    'nobody is free to go',
    'which request first',
    'we are short staffed',
  ],
};
const otherLanguage: Symptom = {
  sees: 'A customer speaks another language',
  like: 'and we do not understand each other.',
  at: here('a-customer-speaks-another-language'),
  said: [
    'customer does not speak English',
    'customer speaks only French',
    'cannot understand the customer',
    'translate for a customer',
  ],
};
const aboutMe: Symptom = {
  sees: 'What is recorded about you',
  like: 'names, times, sound or pictures.',
  at: here('what-is-recorded-about-you'),
  said: [
    'does the button record me',
    'does the button listen',
    'can my boss see my times',
    'is my name kept',
    'tracking of employees',
  ],
};

/** What a finder of Call for Help offers. */
export const callForHelp: Symptom[] = [
  nobodyCame,
  takenOver,
  customerLeft,
  noCard,
  wholeStore,
  wrongThing,
  {
    sees: 'The claim does not work',
    like: 'there is a card, and it does not become mine.',
    at: here('staff-cannot-claim'),
    said: ['cannot claim', 'claim button does nothing'],
  },
  whichOutcome,
  writeNote,
  notHeard,
  otherMessages,
  scanner,
  cardStays,
  refusedEnd,
  handsFull,
  forgotToComplete,
  noButtons,
  unknownWord,
  whereIsHelp,
  wentThrough,
  allBusy,
  lightOrBattery,
  {
    sees: 'The button says to wait',
    like: 'a message names a number of seconds.',
    at: here('please-wait-n-seconds-before-sending-another-request'),
    said: ['button says wait', 'pressed too soon', 'pressed again too soon'],
  },
  bothWent,
  falseAlarm,
  wrongName,
  noPlace,
  notForUs,
  otherStore,
  secondPerson,
  earlier,
  againAndAgain,
  callsAlone,
  outOfReach,
  whenClosed,
  otherLanguage,
  aboutMe,
  buttonFell,
  tookDown,
  triedIt,
  {
    sees: 'No button near the customer',
    like: 'outside, in a hallway, near the restrooms.',
    at: here('no-button-near-the-customer'),
    said: [
      'no button outside',
      'no button near the restrooms',
      'customers have nothing to press here',
    ],
  },
  {
    sees: 'I want to check every button',
    like: 'a visit is coming, or it is that day of the week.',
    at: here('i-want-to-check-every-button'),
    said: [
      'check that all buttons work',
      'test the buttons aisle by aisle',
      'quick check of all buttons',
    ],
  },
  {
    sees: 'I am the lead now',
    like: 'what is mine to do?',
    at: here('i-am-the-lead-now'),
    said: ['promoted to lead', 'new department lead', 'what does a lead have to do'],
  },
  tornCode,
  noCamera,
  notOnTheList,
  whatIsTheCode,
  whitePage,
  frozenScreen,
];
