import {
  againAndAgain,
  buttonFell,
  callsAlone,
  frozenScreen,
  lightOrBattery,
  outOfReach,
  tornCode,
  whatIsTheCode,
  whenClosed,
  whereIsHelp,
  whitePage,
} from './call-buttons.ts';
import type { Symptom } from './symptom.ts';

const here = (anchor: string) => `/docs/call-for-help/troubleshooting#${anchor}`;

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
    'request not in the channel',
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
  said: ['pressed complete by mistake', 'claimed by accident', 'undo', 'unclaim', 'give it back'],
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

const scanner: Symptom = {
  sees: 'I have a scanner or a tablet, and no phone',
  like: 'can I take requests on it?',
  at: here('i-have-a-scanner-or-a-tablet-and-no-phone'),
  said: [
    'take requests on a handheld scanner',
    'requests on a tablet',
    'help requests on a computer',
    'requests on my watch',
  ],
};

const secondPerson: Symptom = {
  sees: 'I need a second person myself',
  like: 'a key, a lift or my lead.',
  at: here('i-need-a-second-person-myself'),
  said: ['call for backup', 'need a manager at the aisle', 'need the key holder'],
};
const earlier: Symptom = {
  sees: 'I want to see earlier requests',
  like: 'who went, and how many were there?',
  at: here('i-want-to-see-earlier-requests'),
  said: ['requests of yesterday', 'who helped the customer yesterday'],
};
const refusedEnd: Symptom = {
  sees: 'Something went wrong when I complete',
  like: 'the customer has been helped.',
  at: here('something-went-wrong-when-i-complete'),
  said: ['error when I complete a request', 'not allowed to complete it'],
};

const handsFull: Symptom = {
  sees: 'My hands are full when a card comes',
  like: 'and I cannot take out my device.',
  at: here('my-hands-are-full-when-a-card-comes'),
  said: ['claim by voice', 'claim with the radio', 'claim a request hands free'],
};
const forgotToComplete: Symptom = {
  sees: 'I forgot to complete requests',
  like: 'from today or from yesterday.',
  at: here('i-forgot-to-complete-requests'),
  said: [
    'did not complete my requests yesterday',
    'forgot to press complete',
    'old requests still count against us',
  ],
};
const noButtons: Symptom = {
  sees: 'The card has no buttons',
  like: 'only text, or since an update.',
  at: here('the-card-has-no-buttons'),
  said: ['card is only plain text', 'no buttons on the card', 'card looks broken after an update'],
};
const otherStore: Symptom = {
  sees: 'I work in another store for a few days',
  like: 'and get the cards of my own store.',
  at: here('i-work-in-another-store-for-a-few-days'),
  said: ['covering at a different store', 'switch to the requests of another store'],
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
  notHeard,
  scanner,
  cardStays,
  refusedEnd,
  handsFull,
  forgotToComplete,
  noButtons,
  unknownWord,
  whereIsHelp,
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
  tornCode,
  whatIsTheCode,
  whitePage,
  frozenScreen,
];
