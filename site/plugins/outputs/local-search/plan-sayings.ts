import { curbside, iot, mystore, radio, setup, texting, waits } from './plan-pages.ts';
import { button, request, screen } from './store-pages.ts';

/** What people say who plan and measure a product, and need a section whose own words are others. */
export const planSayings: Record<string, string[]> = {
  // Call for Help
  [`${setup}request-options`]: ['reasons a customer can choose', 'add a choice to a button'],
  [`${setup}set-up-the-web-interface`]: ['answer requests in a browser', 'answer without an app'],
  [`${setup}survey`]: ['customer opinion after help', 'rating after help'],
  [`${button}what-a-press-does`]: ['what happens when a customer presses'],
  [`${button}finish-a-request`]: ['end a request from the button, reset a button after help'],
  [`${screen}what-the-customer-sees`]: [
    'french words on the screen',
    'text on the customer screen',
  ],
  [`${screen}track-a-request`]: ['progress of a request for the customer'],
  [`${screen}help-people-find-it`]: ['how large must the qr code be', 'scan distance'],
  [`${screen}the-customer-waits-and-nothing-changes`]: ['screen does not move on'],
  [`${iot}register-key-and-mac`]: ['hardware address of a device', 'where is the mac address'],
  [`${iot}before-you-connect`]: ['what to have before installing a device'],
  [`${waits}print-a-staff-card`]: ['card for the pocket', 'cheat sheet for staff, quick reference'],
  [`${waits}poster-wording`]: ['text for a poster', 'sign beside the button'],
  [`${waits}read-the-record-safely`]: ['which fields can be null'],
  [`${request}ways-to-answer`]: ['how can staff respond', 'places to answer from'],
  [`${request}traps-in-the-request-record`]: [
    'count helped customers',
    'why is a canceled request closed',
  ],
  // Radio
  [`${radio}installation#place-the-edge-device`]: [
    'install the radio gateway box, set it up, plug it in',
    'where to put the edge device',
  ],
  [`${radio}installation#connect-audio`]: ['which cable', 'plug in the speaker', 'sound level'],
  [`${radio}installation#give-it-its-id-and-key`]: ['configure the edge device'],
  [`${radio}installation#test-message`]: ['first announcement', 'try the radio'],
  [`${radio}installation#sign-off-sheet`]: ['accept an installation'],
  [`${radio}intro#write-messages-people-understand`]: [
    'how long may a message be',
    'write for the ear',
  ],
  [`${radio}intro#two-ways-in`]: ['how to send a message to the radio', 'sms to the radio'],
  // Curbside
  [`${curbside}usage#before-opening`]: ['morning routine', 'opening checklist'],
  [`${curbside}usage#hand-over`]: ['give the bags to the driver', 'load the trunk'],
  [`${curbside}usage#customer-arrives`]: ['a car has pulled in'],
  [`${curbside}usage#the-customer-wants-to-change-the-order`]: [
    'wants to return an item',
    'wants something else',
  ],
  [`${curbside}settings#arrival-method`]: ['how do customers tell us they are outside'],
  [`${curbside}settings#checks-at-the-car`]: ['how to check it is the right person'],
  [`${curbside}settings#escalation`]: ['who is told when a car waits too long'],
  [`${curbside}reporting#definitions-with-formulas`]: [
    'how is dwell calculated',
    'no-show rate',
    'percentile',
  ],
  [`${curbside}reporting#choices-to-write-down`]: ['which orders count in the report'],
  [`${curbside}resources#phrases-that-help`]: ['what to say at the car'],
  [`${curbside}resources#metric-sheet`]: ['sheet to write the times on'],
  [`${curbside}intro#roles-at-the-store`]: ['watcher and runner', 'who walks out to the car'],
  [`${curbside}intro#good-practice-keep-people-safe`]: ['safety in the parking lot', 'bright vest'],
  // Texting
  [`${texting}settings#number`]: [
    'short code or toll-free',
    'somebody calls the text number by voice',
  ],
  [`${texting}settings#one-number-or-many`]: ['same number for all stores'],
  [`${texting}settings#who-answers`]: [
    'choose which employees get the texts',
    'who reads the texts',
  ],
  [`${texting}settings#automatic-replies`]: ['auto reply', 'answer by itself', 'out of office'],
  [`${texting}settings#opt-out-words`]: ['keywords that end texts'],
  [`${texting}intro#how-texting-works`]: ['why is a text late'],
  [`${texting}intro#rules-for-texting`]: ['consent to texts', 'is it legal to text customers'],
  [`${texting}resources#sign-wording`]: ['sign with our number'],
  // MyStore
  [`${mystore}intro#set-up-in-order`]: ['where do I start with MyStore', 'order of the setup'],
  [`${mystore}intro#ready-for-the-first-store`]: ['go live checklist'],
  [`${mystore}twilio#get-and-register-a-number`]: ['buy a number', '10dlc', 'brand and campaign'],
  [`${mystore}twilio#set-the-webhook`]: ['address for incoming texts', 'point the number at us'],
  [`${mystore}user-management#change`]: [
    'move someone to another store',
    'change of role',
    'promotion',
  ],
  [`${mystore}user-management#remove`]: [
    'take access away',
    'deactivate an account',
    'manager left, remove a user who left',
  ],
  [`${mystore}user-management#review`]: ['audit of accounts', 'check who still has access'],
  [`${waits}measure-the-waits`]: ['what does response time count from, start and end'],
};
