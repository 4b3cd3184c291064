import {
  callForHelp,
  lightOrBattery,
  noCard,
  nobodyCame,
  wrongThing,
} from './symptoms/call-for-help.ts';
import {
  doorAlone,
  doorOpen,
  doorShut,
  lockers,
  noNumber,
  refusedCode,
} from './symptoms/lockers.ts';
import { radio, saidTwice, saidWrong, silent } from './symptoms/radio.ts';
import { angry, hurt, shiftEnds, store } from './symptoms/store.ts';
import type { Symptom } from './symptoms/symptom.ts';

const suite = (anchor: string) => `/docs/troubleshooting#${anchor}`;
const textForHelp = (anchor: string) => `/docs/text-for-help/intro#${anchor}`;
const myStore = (anchor: string) => `/docs/mystore/intro#${anchor}`;
const curbside = (anchor: string) => `/docs/curbside/usage#${anchor}`;
const orderUp = (anchor: string) => `/docs/orderup/intro#${anchor}`;
const media = (anchor: string) => `/docs/media/intro#${anchor}`;

const frozen: Symptom = {
  sees: 'The app is frozen',
  like: 'it does not react any more.',
  at: suite('the-app-is-frozen'),
  said: ['app hangs', 'app crashed on my phone', 'app does not respond'],
};
const noNetwork: Symptom = {
  sees: 'There is no network',
  like: 'no Wi-Fi, no signal.',
  at: suite('there-is-no-network'),
  said: ['no wifi in the store', 'internet is down', 'wifi is down'],
};
const refund: Symptom = {
  sees: 'A customer wants a refund',
  like: 'something was missing, wrong or late.',
  at: suite('a-customer-wants-a-refund'),
  said: ['customer wants money back', 'refund for an order'],
};
const lostDevice: Symptom = {
  sees: 'My device is lost, stolen or dead',
  like: 'no phone or handheld in my hand.',
  at: suite('my-device-is-lost-stolen-or-dead'),
  said: ['lost my phone', 'stolen phone', 'my phone died', 'handheld is dead'],
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
    hurt,
    nobodyCame,
    noCard,
    wrongThing,
    doorShut,
    doorOpen,
    refusedCode,
    silent,
    unansweredText,
    noSignIn,
    noNetwork,
    {
      sees: 'Nothing works',
      like: 'several things at once. Whom do I call?',
      at: suite('nothing-works'),
      said: ['everything is down', 'outage', 'system down', 'whom do I call', 'who do I call'],
    },
    lostDevice,
    doorAlone,
    noNumber,
    saidWrong,
    saidTwice,
    frozen,
    angry,
    refund,
    shiftEnds,
    lightOrBattery,
  ],
  store,
  'call-for-help': callForHelp,
  lockers,
  radio,
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
      said: [
        'customer wrote stop',
        'customer wants us to stop texting',
        'customer says stop texting me',
        'do not text me',
      ],
    },
    {
      sees: 'A customer texted STOP by mistake',
      like: 'and wants our texts again.',
      at: textForHelp('a-customer-texted-stop-by-mistake'),
      said: ['customer stopped by accident', 'opt back in', 'undo stop'],
    },
    {
      sees: 'A text is rude, or not meant for us',
      like: 'spam, a threat or a wrong number.',
      at: textForHelp('a-text-is-rude-or-not-meant-for-us'),
      said: ['rude text', 'spam text', 'text from a stranger'],
    },
    {
      sees: 'A text holds a card number or something private',
      like: 'what now?',
      at: textForHelp('a-text-holds-a-card-number-or-something-private'),
      said: [
        'customer texted a credit card number',
        'customer texted a password',
        'private data in a text',
        'delete a text',
      ],
    },
    {
      sees: 'A customer sends a picture or calls the number',
      like: 'and the number is for texts.',
      at: textForHelp('a-customer-sends-a-picture-or-calls-the-number'),
      said: ['customer calls the help number', 'customer sent a photo', 'picture by text'],
    },
    {
      sees: 'A text is in another language',
      like: 'and I cannot read it.',
      at: textForHelp('a-text-is-in-another-language'),
      said: ['customer texts in Spanish', 'translate a text', 'text in a foreign language'],
    },
    {
      sees: 'Reply without showing my own number',
      like: 'I want to answer from my phone.',
      at: textForHelp('reply-without-showing-my-own-number'),
      said: [
        'write back without showing my number',
        'reply from my private phone',
        'hide my own number',
      ],
    },
    {
      sees: 'Two of us wrote to the same customer',
      like: 'and said two different things.',
      at: textForHelp('two-of-us-wrote-to-the-same-customer'),
      said: ['two colleagues wrote to one customer', 'customer has two messages from us'],
    },
    {
      sees: 'My text went to the wrong customer',
      like: 'or it had a mistake in it.',
      at: textForHelp('my-text-went-to-the-wrong-customer'),
      said: ['texted the wrong customer', 'take back a text', 'typo in my text'],
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
      sees: 'I was given MyStore today',
      like: 'and I cannot sign in, or see nothing.',
      at: myStore('i-was-given-mystore-today'),
      said: ['new to MyStore', 'first time in MyStore', 'got no invitation for MyStore'],
    },
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
      sees: 'What do I tap?',
      like: 'the car is here, and I have the bags.',
      at: curbside('what-do-i-tap'),
      said: ['which button for a curbside arrival', 'what do I tap for curbside, in what order'],
    },
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
      said: ['lost a curbside order', 'cannot find the bags', 'order is not on the shelf'],
    },
    {
      sees: 'The wrong car got the bags',
      like: 'another customer drove away with them.',
      at: curbside('the-wrong-car-got-the-bags'),
      said: [
        'gave the bags to the wrong car',
        'wrong order in the car',
        'wrong customer drove off',
      ],
    },
    {
      sees: 'I marked the wrong car as done',
      like: 'the right customer still waits.',
      at: curbside('i-marked-the-wrong-car-as-done'),
      said: [
        'marked the wrong car as handed over',
        'undo a handoff',
        'put a curbside order back to waiting',
      ],
    },
    {
      sees: 'The customer came inside instead',
      like: 'and the runner goes out.',
      at: curbside('the-customer-came-inside-instead'),
      said: ['curbside customer walked in', 'customer came in to get the order'],
    },
  ],
  orderup: [
    {
      sees: 'A customer wants to order with a phone',
      like: 'by a code on the table, a website or an app.',
      at: orderUp('a-customer-wants-to-order-with-a-phone'),
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
      at: orderUp('a-customer-wants-to-change-or-cancel-an-order'),
      said: ['customer changed their mind about the order', 'cancel an order at the counter'],
    },
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
      sees: 'An order is wrong or late',
      like: 'at the counter.',
      at: orderUp('an-order-is-wrong-or-late'),
      said: [
        'made the wrong order at the counter',
        'counter order takes too long',
        'customer has an allergy',
      ],
    },
    {
      sees: 'An item is out of stock',
      like: 'the order is placed already.',
      at: orderUp('an-item-is-out-of-stock'),
      said: ['we are out of an item', 'ordered item is sold out', 'offer another item instead'],
    },
    {
      sees: 'I marked the wrong order as ready',
      like: 'or as handed over, by mistake.',
      at: orderUp('i-marked-the-wrong-order-as-ready'),
      said: ['marked an order too early at the counter', 'undo ready on an order'],
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
      sees: 'The screen or TV stays dark',
      like: 'nothing is shown.',
      at: media('the-screen-or-tv-stays-dark'),
      said: ['display is dark', 'display does not turn on', 'sign is dark'],
    },
    {
      sees: 'It is too loud',
      like: 'music or speech from a loudspeaker.',
      at: media('it-is-too-loud'),
      said: ['music is too loud', 'speaker is too loud'],
    },
    {
      sees: 'Switch it off or on',
      like: 'the display or the music.',
      at: media('switch-it-off-or-on'),
      said: ['turn off the music', 'turn the display off at night', 'switch off the music'],
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
