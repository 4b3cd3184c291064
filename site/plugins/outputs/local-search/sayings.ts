import { saidOf } from '../../../symptoms.ts';
import { interfaceSayings } from './interface-sayings.ts';
import { planSayings } from './plan-sayings.ts';
import { storeSayings } from './store-sayings.ts';

const button = '/docs/call-for-help/call-buttons#';
const screen = '/docs/call-for-help/digital-call-buttons#';
const iot = '/docs/call-for-help/pulse-iot-devices#';
const request = '/docs/call-for-help/intro#';
const setup = '/docs/call-for-help/settings#';
const waits = '/docs/call-for-help/resources#';
const trouble = '/docs/call-for-help/troubleshooting#';
const locker = '/docs/lockers/intro#';
const radio = '/docs/radio/';
const car = '/docs/curbside/usage#';
const curbside = '/docs/curbside/';
const texting = '/docs/text-for-help/';
const access = '/docs/mystore/user-management#';
const twilio = '/docs/mystore/twilio#';
const teams = '/docs/getting-started/microsoft-teams#';
const webhooks = '/docs/apis/webhooks#';
const start = '/docs/getting-started/';

/** What readers say who need a section whose own words are others. Beside symptoms.ts, whose words staff are also shown. */
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
    'no message came',
  ],
  [`${trouble}i-pressed-the-wrong-thing`]: [
    'ended it too early',
    'hit the wrong button',
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
    'no power',
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
  [`${trouble}please-wait-n-seconds-before-sending-another-request`]: [
    'wants me to wait',
    'button says wait',
  ],
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
  '/docs/requirements#what-is-kept-about-people': ['privacy', 'gdpr', 'customer data', 'retention'],
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
  [`${start}best-practices#open-a-new-store`]: ['store opening', 'new location'],
  [`${start}best-practices#make-it-yours`]: ['poster with our logo', 'own qr code', 'french sign'],
  '/docs/intro#you-work-in-a-store': ['first day', 'I am new here'],
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
  [`${setup}when-your-hours-change`]: ['opening hours changed', 'new opening hours'],
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
  // Lockers
  [`${locker}load-an-order`]: ['put an order in', 'fill a locker', 'place the bags'],
  [`${locker}customer-pickup`]: ['customer collects', 'take the order out'],
  [`${locker}a-door-does-not-open`]: ['jammed shut', 'lock is stuck', 'compartment blocked'],
  [`${locker}a-door-does-not-close`]: ['stays wide open', 'does not latch', 'cannot be shut'],
  [`${locker}a-door-opens-by-itself`]: ['pops open', 'opened without anybody'],
  [`${locker}a-code-is-refused`]: ['says the code is wrong', 'number not accepted'],
  [`${locker}the-screen-shows-no-number`]: ['display off', 'panel dark', 'nothing on the display'],
  [`${locker}temperature-modes`]: ['keep it cold', 'set the temperature'],
  [`${locker}manage-cabinets`]: [
    'open a cabinet',
    'open a door from code',
    'disable a cabinet',
    'block a compartment',
  ],
  [`${locker}what-does-not-belong-in-a-locker`]: ['alcohol in a locker', 'medicine in a locker'],
  [`${locker}version-1-and-version-2`]: ['door stays opening'],
  [`${locker}place-a-locker`]: ['do lockers need wifi', 'install a locker', 'size of a locker'],
  [`${locker}cancel-an-order`]: ['cancel a locker order', 'cancel an order by api'],
  [`${locker}create-an-order`]: [
    'get the pickup code',
    'read the open code',
    'get the open code again',
  ],
  // Radio
  [`${radio}troubleshooting#nothing-is-heard`]: ['dead quiet', 'speaker mute', 'no audio'],
  [`${radio}troubleshooting#first-word-is-cut-off`]: [
    'swallows the beginning',
    'starts in the middle',
    'clipped',
  ],
  [`${radio}troubleshooting#the-same-message-is-heard-twice`]: [
    'message repeats',
    'over and over',
    'keeps saying it',
    'make it stop',
  ],
  [`${radio}troubleshooting#wrong-store-speaks`]: [
    'hear another shop',
    'announcements from elsewhere',
  ],
  [`${radio}troubleshooting#the-voice-reads-codes-and-symbols`]: [
    'sounds like a robot',
    'reads symbols aloud',
  ],
  [`${radio}resources#message-templates`]: ['what to say', 'wording of an announcement', 'spill'],
  [`${radio}resources#license-pointers`]: ['need a license', 'legal frequencies', 'permit'],
  // Curbside
  [`${car}the-order-is-not-ready`]: ['not packed yet', 'still picking', 'order is late'],
  [`${car}no-bay-number`]: [
    'which spot',
    'where did they park',
    'cannot find the car',
    'no bay number',
  ],
  [`${car}a-bay-is-blocked`]: ['car is blocking the bay', 'somebody parks in the bay'],
  [`${car}two-customers-arrive-together`]: ['two people at the same time', 'two cars at once'],
  [`${car}the-code-is-wrong`]: ['no pickup code', 'forgot the code', 'does not have the code'],
  [`${car}an-item-is-missing`]: ['something is not there', 'incomplete order', 'bag forgotten'],
  [`${car}a-child-or-a-pet-is-loose-in-the-car`]: ['kid alone', 'dog in the car'],
  [`${car}you-feel-unsafe`]: ['aggressive customer', 'threatened', 'shouting'],
  [`${car}someone-is-hurt`]: ['accident in the parking lot', 'injured at the bay'],
  [`${car}goods-with-an-age-limit`]: ['no id', 'alcohol', 'looks too young'],
  [`${car}nobody-comes`]: ['no show', 'never picked up', 'nobody collects'],
  [`${car}end-of-day`]: ['closing routine', 'leftover orders'],
  [`${curbside}resources#bay-sign-wording`]: ['sign for a parking bay'],
  [`${curbside}settings#bays`]: ['how many bays'],
  [`${curbside}reporting#read-it-weekly`]: ['weekly review', 'meeting about the figures'],
  // Texting
  [`${texting}settings#change-the-number`]: ['new phone number on signs', 'change our number'],
  [`${texting}intro#opting-out`]: ['stop texts', 'no more messages', 'unsubscribe'],
  [`${texting}resources#reply-templates`]: ['what to write back', 'ready-made answers'],
  [`${texting}resources#words-to-avoid`]: ['what not to write'],
  '/docs/troubleshooting#a-text-was-not-answered': [
    'heard nothing back',
    'no reply',
    'customer texted',
  ],
  '/docs/troubleshooting#i-cannot-sign-in': [
    'password does not work',
    'wants a password',
    'reset my password',
    'cannot get into the phone',
  ],
  '/docs/troubleshooting#nothing-works': ['whole system is down', 'everything stopped'],
  '/docs/troubleshooting#replies-that-are-not-errors': [
    'no request id comes back',
    'succeeds but nothing happens',
  ],
  // People and keys
  [`${access}add`]: [
    'new employee',
    'new hire needs a login or an account',
    'give somebody access',
  ],
  [`${access}leaver-list`]: ['somebody quit', 'left the company', 'what to take away', 'fired'],
  [`${access}shared-devices`]: [
    'one phone for several people',
    'shift change',
    'log out at the end of my shift',
  ],
  [`${teams}review-permissions-and-consent`]: [
    'needs approval',
    'admin approval',
    'grant permission',
  ],
  [`${twilio}rotate-the-token`]: ['new auth token', 'change the token'],
  '/docs/requirements#firewall-request-to-copy': [
    'what to open in the firewall',
    'mail to the network team',
  ],
  '/docs/requirements#network': ['which port does the server listen on', 'firewall ports'],
  // Interfaces
  [`${webhooks}in-code`]: ['signature code in Python', 'validate a signature in PHP'],
  [`${webhooks}call-from-your-code`]: ['npm install the client', 'client library', 'sdk'],
  [`${webhooks}generate-a-client`]: ['code generator', 'postman collection', 'python client'],
  [`${trouble}the-claimed_by_user_id-field-is-required`]: ['422 on a claim or complete'],
  [`${trouble}unauthorized-401`]: ['401 on a press', 'press answers 401'],
  [`${webhooks}generic-message`]: ['make the radio speak from code', 'send an announcement'],
  [`${webhooks}verify-a-signature`]: ['is it really from twilio', 'check the sender'],
  [`${webhooks}why-a-signature-is-refused`]: [
    'signature never matches',
    'signature mismatch',
    'behind a proxy',
    'invalid signature webhook',
    'hash differs',
  ],
};

const lists = [planSayings, interfaceSayings, storeSayings, ownSayings];

const sayings = new Map<string, string[]>();
for (const list of lists)
  for (const [at, said] of Object.entries(list))
    sayings.set(at, [...(sayings.get(at) ?? []), ...said]);

/** How else people ask for what stands below a heading. */
export const sayingsOf = (url: string, anchor: string): string[] => [
  ...saidOf(url, anchor),
  ...(sayings.get(`${url}#${anchor}`) ?? []),
];

/** The headings named here, which must exist. */
export const saidHeadings = [...sayings.keys()];
