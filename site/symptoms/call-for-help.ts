import type { Symptom } from './symptom.ts';

const here = (anchor: string) => `/docs/call-for-help/troubleshooting#${anchor}`;

export const nobodyCame: Symptom = {
  sees: 'Nobody came',
  like: 'a customer asked for help and still waits.',
  at: here('nobody-came'),
  said: ['no one came', "nobody's phone buzzed", 'nobody answers', 'customer is still waiting'],
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
  like: 'a child pressed it, or nobody needed help.',
  at: here('it-was-a-false-alarm'),
  said: ['kid pressed the button', 'prank press', 'button pressed for fun'],
};
const wrongName: Symptom = {
  sees: 'The card shows the wrong name',
  like: 'my claim carries the name of somebody else.',
  at: here('the-card-shows-the-wrong-name'),
  said: ['wrong name on the card', 'claimed under another name'],
};
const buttonFell: Symptom = {
  sees: 'The button is broken or fell off',
  like: 'cracked, loose, or gone from its place.',
  at: here('the-button-is-broken-or-fell-off'),
  said: ['button fell off the wall', 'button is broken', 'button is loose', 'button is missing'],
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
export const wrongThing: Symptom = {
  sees: 'I pressed the wrong thing',
  like: 'Complete, Claim or Cancel by mistake.',
  at: here('i-pressed-the-wrong-thing'),
  said: ['pressed complete by mistake', 'claimed by accident', 'undo', 'unclaim', 'give it back'],
};
export const lightOrBattery: Symptom = {
  sees: "The button's light or battery",
  like: 'it is dark, it blinks, or it does nothing.',
  at: here('the-buttons-light-or-battery'),
  said: ['button is dead', 'button blinks', 'battery empty', 'led', 'button does nothing'],
};

/** What a finder of Call for Help offers. */
export const callForHelp: Symptom[] = [
  nobodyCame,
  takenOver,
  bothWent,
  customerLeft,
  falseAlarm,
  wrongName,
  noCard,
  wrongThing,
  {
    sees: 'The claim does not work',
    like: 'there is a card, and it does not become mine.',
    at: here('staff-cannot-claim'),
    said: ['cannot claim', 'claim button does nothing', 'someone else has it'],
  },
  {
    sees: 'The button says to wait',
    like: 'a message names a number of seconds.',
    at: here('please-wait-n-seconds-before-sending-another-request'),
    said: ['button says wait', 'pressed too soon', 'pressed again too soon'],
  },
  lightOrBattery,
  buttonFell,
];
