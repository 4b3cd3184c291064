import { asked } from './asked/index.ts';
import { buildingSayings } from './building-sayings.ts';
import { counterSayings } from './counter-sayings.ts';
import { helpCenterSayings } from './help-center-sayings.ts';
import { interfaceSayings } from './interface-sayings.ts';
import { ownerSayings } from './owner-sayings.ts';
import { planSayings } from './plan-sayings.ts';
import { pickupSayings } from './pickup-sayings.ts';
import { productSayings } from './product-sayings.ts';
import { rolloutSayings } from './rollout-sayings.ts';
import { speechSayings } from './speech-sayings.ts';
import { storeSayings } from './store-sayings.ts';
import { iot, setup, start, waits, webhooks } from './plan-pages.ts';
import { button, request, screen, trouble } from './store-pages.ts';

/** What readers say who need a section whose own words are others. */
const ownSayings: Record<string, string[]> = {
  // Call for Help, in the store
  [`${trouble}nobody-came`]: [
    'nobody showed up',
    'still standing there',
    'ignored',
    'taken but nobody goes',
  ],
  [`${trouble}no-card-appears`]: [
    'no notification',
    'nothing popped up on my phone',
    'request is not in the channel',
    'no message came',
  ],
  [`${trouble}i-pressed-the-wrong-thing`]: [
    'ended it too early',
    'canceled but the customer still needs help',
    'take it back',
  ],
  [`${trouble}staff-cannot-claim`]: [
    'already taken',
    'somebody was faster',
    'accept does not work',
  ],
  [`${trouble}the-buttons-light-or-battery`]: [
    'red light',
    'flashing',
    'change the battery',
    'button has no power',
  ],
  [`${trouble}the-reports-count-too-many-closed-requests`]: [
    'figures too high',
    'numbers look wrong',
    'report shows too many',
  ],
  [`${request}for-staff-three-habits`]: [
    'when to claim',
    'what staff should do',
    'when and how do I finish a request',
    'finish a request while you are near',
    'claim or on the way',
  ],
  [`${request}life-of-a-request`]: [
    'states of a request',
    'status of a request',
    'what happens after cancel',
    'difference between claimed and on the way',
    'when does a request expire',
  ],
  // On pages whose own words are others
  [`${trouble}please-wait-n-seconds-before-sending-another-request`]: ['wants me to wait'],
  [`${webhooks}inbound-not-outbound`]: [
    'webhook when a request completes',
    'notify me when it ends',
    'outbound webhook',
  ],
  [`${waits}what-the-calls-can-list`]: ['list all open requests', 'all requests of today'],
  [`${setup}where-staff-answer`]: ['teams or ringcentral', 'which chat service'],
  '/docs/requirements#which-api-key-goes-in-which-header': ['device key or api key'],
  '/docs/requirements#keys-you-will-need': [
    'rotate api key',
    'change an api key',
    'where do I get an API key',
  ],
  '/docs/requirements#what-is-kept-about-people': [
    'privacy',
    'gdpr',
    'customer data',
    'retention',
    'who sees phone numbers of customers',
  ],
  [`${start}subscription#prices`]: ['what does it cost', 'quote', 'price per store'],
  [`${start}subscription#cancel-the-subscription-or-end-a-product`]: [
    'cancel our contract',
    'stop using it',
  ],
  [`${start}best-practices#effort-to-plan-with`]: ['how long does setup take', 'how many days'],
  [`${start}best-practices#move-a-store`]: ['store moves to a new address'],
  [`${start}best-practices#close-a-store-for-good`]: ['store closes'],
  '/docs/support#service-levels': ['uptime', 'sla', 'status page', 'maintenance'],
  '/docs/support#hardware-and-repairs': ['order more call buttons', 'warranty', 'repair'],
  [`${start}subscription#your-organization-id-and-location-id`]: ['what is our organization id'],
  '/docs/support#security-and-plans': ['soc 2', 'single sign-on', 'roadmap', 'feature request'],
  [`${start}best-practices#open-a-new-store`]: [
    'store opening',
    'new location',
    'add one new store',
    'opening several sites in the same week',
    'working backward from the opening',
    'who has to sign off a new store',
    'start with the printing',
    'new store from start to finish',
  ],
  [`${start}best-practices#make-it-yours`]: ['poster with our logo', 'own qr code', 'french sign'],
  '/docs/intro#you-work-in-a-store': ['first day', 'I am new here'],
  [`${start}best-practices#five-minute-staff-drill`]: [
    'show new or seasonal staff how the buttons work before we open, what to cover',
  ],
  '/docs/requirements#browsers-and-devices': [
    'which phones work',
    'which browsers work',
    'supported browsers',
  ],
  // Call for Help, setting up
  [`${button}where-to-mount`]: [
    'how high',
    'where to put the button',
    'wheelchair',
    'reach height',
    'reach a button from a wheelchair',
  ],
  [`${button}register-a-button`]: ['add a new button', 'activate a button'],
  [`${button}move-a-button`]: [
    'move a call button to another aisle',
    'relocate',
    'hang it elsewhere',
  ],
  [`${button}battery-light-and-range`]: ['battery life', 'how long does a battery last'],
  [`${button}test-press-what-each-reply-means`]: ['try the button', 'press answers without an id'],
  [`${screen}cancel`]: ['customer cancels', 'customer pressed cancel', 'changed their mind'],
  [`${screen}the-code-does-not-scan`]: ['qr cannot be read', 'camera does not recognize'],
  [`${screen}survey-flag`]: ['when to show the survey'],
  [`${iot}replace-a-device`]: ['swap a broken device', 'new button for an old one'],
  [`${iot}retire-a-device`]: [
    'throw away',
    'get rid of',
    'dispose of an old button',
    'remove a button for good',
  ],
  [`${setup}service-channel`]: ['which channel gets the requests', 'where requests go'],
  [`${setup}languages`]: ['which languages are supported', 'customer speaks Spanish'],
  [`${setup}rename-or-change-a-channel`]: ['rename a channel', 'new channel'],
  [`${setup}who-sees-requests-of-which-store`]: [
    'see requests of other stores',
    'two stores share a channel',
  ],
  [`${setup}when-your-hours-change`]: ['opening times changed', 'new opening times'],
  [`${setup}survey`]: ['turn off the survey', 'no survey', 'customers rate us', 'feedback'],
  [`${setup}hours`]: [
    'when the store is closed',
    'turn buttons off after closing',
    'at night',
    'outside opening hours',
    'on holidays',
  ],
  [`${waits}measure-the-waits`]: [
    'how long customers wait',
    'average waiting time',
    'response time',
    'how fast staff answer',
    'report for my manager',
  ],
};

const lists = [
  planSayings,
  rolloutSayings,
  ownerSayings,
  interfaceSayings,
  storeSayings,
  counterSayings,
  ownSayings,
  productSayings,
  pickupSayings,
  speechSayings,
  buildingSayings,
  helpCenterSayings,
  ...asked,
];

const sayings = new Map<string, string[]>();
for (const list of lists)
  for (const [at, said] of Object.entries(list))
    sayings.set(at, [...(sayings.get(at) ?? []), ...said]);

/** How else people ask for what stands below a heading. */
export const sayingsOf = (url: string, anchor: string): string[] =>
  sayings.get(`${url}#${anchor}`) ?? [];

/** The headings named here, which must exist. */
export const saidHeadings = [...sayings.keys()];
