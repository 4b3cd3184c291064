/** Something staff see that should not be so, and the heading that says what to do about it. */
export interface Symptom {
  /** In staff's own words: the words to press. */
  sees: string;
  /** What it looks like in the store, in a few words. */
  like: string;
  /** Where the answer is. */
  at: string;
  /** How else people say it: the search knows the heading by these words too. */
  said: string[];
}

const callForHelp = (anchor: string) => `/docs/call-for-help/troubleshooting#${anchor}`;
const lockers = (anchor: string) => `/docs/lockers/intro#${anchor}`;
const radio = (anchor: string) => `/docs/radio/troubleshooting#${anchor}`;
const suite = (anchor: string) => `/docs/troubleshooting#${anchor}`;
const textForHelp = (anchor: string) => `/docs/text-for-help/intro#${anchor}`;
const myStore = (anchor: string) => `/docs/mystore/intro#${anchor}`;
const curbside = (anchor: string) => `/docs/curbside/usage#${anchor}`;
const orderUp = (anchor: string) => `/docs/orderup/intro#${anchor}`;
const media = (anchor: string) => `/docs/media/intro#${anchor}`;

const nobodyCame: Symptom = {
  sees: 'Nobody came',
  like: 'a customer asked for help and still waits.',
  at: callForHelp('nobody-came'),
  said: ['no one came', 'nobody answers', 'customer is still waiting'],
};
const customerLeft: Symptom = {
  sees: 'The customer has left',
  like: 'you came, and nobody was there.',
  at: callForHelp('the-customer-has-left'),
  said: ['customer left before we came', 'customer is gone', 'nobody there when I arrived'],
};
const noCard: Symptom = {
  sees: 'The card does not appear',
  like: 'the button was pressed, and the channel stays empty.',
  at: callForHelp('no-card-appears'),
  said: [
    'card does not show up',
    'card missing',
    'no alert in teams',
    'request not in the channel',
  ],
};
const wrongThing: Symptom = {
  sees: 'I pressed the wrong thing',
  like: 'Complete, Claim or Cancel by mistake.',
  at: callForHelp('i-pressed-the-wrong-thing'),
  said: ['pressed complete by mistake', 'claimed by accident', 'undo', 'unclaim', 'give it back'],
};
const lightOrBattery: Symptom = {
  sees: "The button's light or battery",
  like: 'it is dark, it blinks, or it does nothing.',
  at: callForHelp('the-buttons-light-or-battery'),
  said: ['button is dead', 'button blinks', 'battery empty', 'led', 'button does nothing'],
};
const doorShut: Symptom = {
  sees: 'A door does not open',
  like: 'the customer stands at the locker.',
  at: lockers('a-door-does-not-open'),
  said: ['door is stuck', 'door jammed', 'cannot open the locker', 'locker will not open'],
};
const doorOpen: Symptom = {
  sees: 'A door does not close',
  like: 'it stays open, or it springs open again.',
  at: lockers('a-door-does-not-close'),
  said: ['door stays open', 'door will not close', 'door will not shut'],
};
const doorAlone: Symptom = {
  sees: 'A door opens by itself',
  like: 'nobody asked for it.',
  at: lockers('a-door-opens-by-itself'),
  said: ['door opens on its own', 'door opens alone', 'door keeps opening', 'wrong door opened'],
};
const refusedCode: Symptom = {
  sees: 'A code is refused',
  like: 'the locker does not take what the customer brings.',
  at: lockers('a-code-is-refused'),
  said: ['code does not work', 'pin not accepted', 'code expired'],
};
const noNumber: Symptom = {
  sees: 'The screen shows no number',
  like: 'no cabinet number, no keys, or nothing at all.',
  at: lockers('the-screen-shows-no-number'),
  said: ['blank screen', 'screen is black', 'which door is it', 'no keypad'],
};
const silent: Symptom = {
  sees: 'The radio says nothing',
  like: 'a message was sent, and nobody heard it.',
  at: radio('nothing-is-heard'),
  said: ['no sound', 'radio is silent', 'cannot hear the message'],
};
const saidWrong: Symptom = {
  sees: 'The radio says it wrong',
  like: 'letters, codes and symbols instead of words.',
  at: radio('the-voice-reads-codes-and-symbols'),
  said: ['voice spells it out', 'says it wrong', 'cannot understand the voice'],
};
const saidTwice: Symptom = {
  sees: 'The radio says it twice',
  like: 'the same message again and again.',
  at: radio('the-same-message-is-heard-twice'),
  said: ['repeats itself', 'radio repeats a message', 'says everything twice', 'double message'],
};

const unansweredText: Symptom = {
  sees: 'A text was not answered',
  like: 'a customer wrote, and got nothing back.',
  at: suite('a-text-was-not-answered'),
  said: ['nobody answered my text', 'no reply to a text', 'text got no answer'],
};
const noSignIn: Symptom = {
  sees: 'I cannot sign in',
  like: 'the app or the device does not let me in.',
  at: suite('i-cannot-sign-in'),
  said: [
    'cannot log in',
    'cannot sign in on a shared phone',
    'forgot my password',
    'locked out',
    'login does not work',
  ],
};

/** Everything a finder offers, by the page it stands on: `<Finder of="radio" />`. */
export const symptoms: Record<string, Symptom[]> = {
  suite: [
    nobodyCame,
    noCard,
    wrongThing,
    doorShut,
    doorOpen,
    doorAlone,
    refusedCode,
    noNumber,
    unansweredText,
    silent,
    saidWrong,
    saidTwice,
    noSignIn,
    lightOrBattery,
    {
      sees: 'Nothing works',
      like: 'several things at once. Whom do I call?',
      at: suite('nothing-works'),
      said: ['everything is down', 'outage', 'system down', 'whom do I call', 'who do I call'],
    },
  ],
  'call-for-help': [
    nobodyCame,
    customerLeft,
    noCard,
    wrongThing,
    {
      sees: 'The claim does not work',
      like: 'there is a card, and it does not become mine.',
      at: callForHelp('staff-cannot-claim'),
      said: ['cannot claim', 'claim button does nothing', 'someone else has it'],
    },
    {
      sees: 'The button says to wait',
      like: 'a message names a number of seconds.',
      at: callForHelp('please-wait-n-seconds-before-sending-another-request'),
      said: ['button says wait', 'pressed too soon', 'pressed again too soon'],
    },
    lightOrBattery,
  ],
  lockers: [doorShut, doorOpen, doorAlone, refusedCode, noNumber],
  radio: [
    silent,
    {
      sees: 'The first word is missing',
      like: 'the message begins in the middle.',
      at: radio('first-word-is-cut-off'),
      said: ['beginning is cut off', 'first syllable missing', 'message starts late'],
    },
    saidWrong,
    saidTwice,
    {
      sees: 'The wrong store speaks',
      like: 'our message is heard elsewhere.',
      at: radio('wrong-store-speaks'),
      said: ['other store hears us', 'message in the wrong store'],
    },
  ],
  'text-for-help': [
    unansweredText,
    {
      sees: 'No texts come in',
      like: 'the number is on the sign, and nothing arrives.',
      at: textForHelp('no-texts-come-in'),
      said: ['texts do not arrive at the store', 'we get no texts', 'help number is dead'],
    },
    {
      sees: 'A customer wants no more texts',
      like: 'they wrote stop, or said so in other words.',
      at: textForHelp('a-customer-wants-no-more-texts'),
      said: ['customer wrote stop', 'customer wants us to stop texting', 'do not text me'],
    },
    {
      sees: 'A customer texted STOP by mistake',
      like: 'and wants our texts again.',
      at: textForHelp('a-customer-texted-stop-by-mistake'),
      said: ['customer stopped by accident', 'opt back in', 'undo stop'],
    },
    {
      sees: 'Texts come when we are closed',
      like: 'the first ones wait in the morning.',
      at: textForHelp('texts-come-when-we-are-closed'),
      said: ['text at night', 'text after closing time', 'texts outside opening hours'],
    },
  ],
  mystore: [
    noSignIn,
    {
      sees: 'A customer gets no texts',
      like: 'others do.',
      at: myStore('a-customer-gets-no-texts'),
      said: ['customer does not get the text', 'text never reached the customer'],
    },
    {
      sees: 'Someone has access who should not',
      like: 'they left, or work elsewhere.',
      at: myStore('someone-has-access-who-should-not'),
      said: ['former colleague can still sign in', 'left the company and still has access'],
    },
  ],
  curbside: [
    {
      sees: 'A customer waits and nobody goes',
      like: 'a car stands in a bay.',
      at: curbside('a-customer-waits-and-nobody-goes'),
      said: ['car is waiting outside', 'nobody went out to the car', 'customer waits in the car'],
    },
    {
      sees: 'An arrival was not seen',
      like: 'the customer said that they are here, and we did not know.',
      at: curbside('an-arrival-was-not-seen'),
      said: ['did not see the customer arrive', 'no arrival message', 'arrival did not show up'],
    },
    {
      sees: 'The order cannot be found',
      like: 'the customer is here.',
      at: curbside('the-order-cannot-be-found'),
      said: ['lost the order', 'cannot find the bags', 'order is not on the shelf'],
    },
  ],
  orderup: [
    {
      sees: 'An order is missing',
      like: 'the customer asks for it at the counter.',
      at: orderUp('an-order-is-missing'),
      said: ['order is not at the counter', 'order never came out', 'lost an order at the counter'],
    },
    {
      sees: 'An order went to the wrong person',
      like: 'another customer has it.',
      at: orderUp('an-order-went-to-the-wrong-person'),
      said: ['gave the order to the wrong customer', 'wrong customer took the order'],
    },
    {
      sees: 'Nobody collects an order',
      like: 'it has been ready for a long time.',
      at: orderUp('nobody-collects-an-order'),
      said: ['order not picked up at the counter', 'customer never came for the order'],
    },
  ],
  media: [
    {
      sees: 'The display stays dark',
      like: 'nothing is shown.',
      at: media('the-display-stays-dark'),
      said: ['display is dark', 'display does not turn on', 'sign is dark'],
    },
    {
      sees: 'It is too loud',
      like: 'music or speech from a loudspeaker.',
      at: media('it-is-too-loud'),
      said: ['music is too loud', 'speaker is too loud'],
    },
    {
      sees: 'It shows or plays the wrong thing',
      like: 'old, foreign or not for customers.',
      at: media('it-shows-or-plays-the-wrong-thing'),
      said: ['wrong video', 'display shows an old price', 'wrong music plays'],
    },
  ],
};

/** How else people say what stands below a heading, for the search. */
export function saidOf(url: string, anchor: string): string[] {
  const at = `${url}#${anchor}`;
  const found = Object.values(symptoms)
    .flat()
    .find((symptom) => symptom.at === at);
  return found ? [found.sees, ...found.said] : [];
}
