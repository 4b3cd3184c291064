import { access, curbside, radio, teams, texting, twilio, webhooks } from './plan-pages.ts';
import { car, locker, trouble } from './store-pages.ts';

/** What readers say about one product beside Call for Help, about people and about keys. */
export const productSayings: Record<string, string[]> = {
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
    'create locker order from our web shop, from my system',
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
  [`${radio}resources#message-templates`]: [
    'what to say on the radio',
    'wording of an announcement',
    'spill',
  ],
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
  [`${curbside}settings#set-up-curbside-at-a-store`]: [
    'set up curbside pickup, bay signs, customer check-in, start at the first store',
  ],
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
    'customer texted and waits',
  ],
  '/docs/troubleshooting#i-cannot-sign-in': [
    'password does not work',
    'wants a password',
    'reset my password',
    'cannot get into the phone',
    'PIN to unlock a screen',
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
  [`${webhooks}generic-message`]: [
    'make radios say a sentence or message from my program, python, script',
    'make the radio speak from code',
    'send an announcement',
  ],
  [`${webhooks}verify-a-signature`]: ['is it really from twilio', 'check the sender'],
  [`${webhooks}why-a-signature-is-refused`]: [
    'signature never matches',
    'signature mismatch',
    'behind a proxy',
    'invalid signature webhook',
    'hash differs',
  ],
};
