import { lightOrBattery } from './symptoms/call-buttons.ts';
import { callForHelp, noCard, nobodyCame, wrongThing } from './symptoms/call-for-help.ts';
import { curbside } from './symptoms/curbside.ts';
import {
  doorAlone,
  doorOpen,
  doorShut,
  lockers,
  noNumber,
  refusedCode,
} from './symptoms/lockers.ts';
import { orderUp } from './symptoms/orderup.ts';
import { radio, saidTwice, saidWrong, silent } from './symptoms/radio.ts';
import { angry, hurt, shiftEnds, store } from './symptoms/store.ts';
import { textForHelp, unansweredText } from './symptoms/text-for-help.ts';
import { sectionsOf, type Symptom } from './symptoms/symptom.ts';

const suite = sectionsOf('troubleshooting');
const myStore = sectionsOf('mystore/intro');
const media = sectionsOf('media/intro');

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
      said: ['everything is down', 'outage', 'system down', 'nothing works, whom do I call'],
    },
    doorAlone,
    noNumber,
    saidWrong,
    saidTwice,
    lightOrBattery,
    lostDevice,
    frozen,
    angry,
    refund,
    shiftEnds,
  ],
  store,
  'call-for-help': callForHelp,
  lockers,
  radio,
  'text-for-help': textForHelp,
  mystore: [
    noSignIn,
    {
      sees: 'I was given MyStore today',
      like: 'and I cannot sign in, or see nothing.',
      at: myStore('i-was-given-mystore-today'),
      said: ['new to MyStore', 'first time in MyStore', 'got no invitation for MyStore'],
    },
    {
      sees: 'I am asked to look up numbers in MyStore',
      like: 'of yesterday, and I cannot get in.',
      at: myStore('i-am-asked-to-look-up-numbers-in-mystore'),
      said: ["check yesterday's numbers in MyStore", 'where are the numbers in MyStore'],
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
  curbside,
  orderup: orderUp,
  media: [
    {
      sees: 'The screen or TV stays dark',
      like: 'nothing is shown.',
      at: media('the-screen-or-tv-stays-dark'),
      said: ['display is dark', 'display does not turn on', 'sign is dark'],
    },
    {
      sees: 'The music has stopped',
      like: 'the loudspeakers are silent.',
      at: media('the-music-has-stopped'),
      said: ['store music went silent', 'no music in the store'],
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
