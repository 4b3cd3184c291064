import {
  button,
  car,
  counter,
  locker,
  media,
  mystore,
  radio,
  request,
  screen,
  suite,
  texting,
  trouble,
} from './store-pages.ts';

const uncovered = 'what-these-docs-do-not-cover';

/**
 * What staff say on the floor, beside symptoms.ts: the words of a whole concept, without those that say nothing,
 * so that it is found however a sentence is put together.
 */
export const storeSayings: Record<string, string[]> = {
  // Call for Help
  [`${request}answer-a-request`]: [
    'how do I answer or accept a call for help',
    'card pops up, what do I do, new employee, first day',
  ],
  [`${trouble}nobody-came`]: [
    'nobody coming, responding, answering the button',
    'customer pressed help, waited ten minutes, forever, complains',
  ],
  [`${trouble}no-card-appears`]: [
    'pressed the button, nobody heard anything, nobody knew, nothing happened',
    'help button not working, did not go through, nothing came up, card never shows',
  ],
  [`${trouble}i-pressed-the-wrong-thing`]: [
    'accidentally completed, marked done too early, reopen',
    'claimed it and cannot go',
  ],
  [`${trouble}the-customer-has-left`]: [
    'customer gone when I got there, what do I press',
    'claimed it, walked over, customer was gone, complete it or press some other thing',
    'nobody there, found no one in the aisle, walked off, changed her mind and left',
  ],
  [`${trouble}a-colleague-claimed-it-and-does-not-go`]: [
    'coworker took it, never went, went to lunch',
    'reassign, transfer, hand a request to someone else',
  ],
  [`${trouble}two-of-us-came-to-the-same-customer`]: [
    'both of us showed up',
    'can two people claim, take the same request',
  ],
  [`${trouble}staff-cannot-claim`]: ['coworker already took my request', 'claim is grayed out'],
  [`${trouble}the-card-stays-the-same-after-i-press`]: [
    'claim, nothing changes, still there after I finished, old card, does not update',
  ],
  [`${trouble}i-do-not-hear-or-see-new-requests`]: [
    'phone does not buzz, ring, vibrate when someone needs help',
    'hear no notification, keep missing requests, volume, ping',
    'new employee, everybody gets alerts but me, what do I need to be added to',
    'hard of hearing, can my phone vibrate for help requests',
  ],
  [`${trouble}i-do-not-know-a-word-on-the-card`]: [
    'what does a status mean: on the way, completed, canceled, created',
    'how long before a request times out, expires',
    'not answered in time, expired, what happens now, can I still take it',
    'it says closed, customer canceled while I was walking',
    'what the colors on the card mean, red, grey or green card',
  ],
  [`${trouble}i-cannot-find-the-button-or-the-place`]: [
    'wrong aisle, which aisle is the customer in, do not know where, wrong location, button number',
    'which aisle is button number 7 in',
  ],
  [`${trouble}the-request-is-not-for-us`]: [
    'getting requests for the other store, card for the pharmacy, department, not our area',
    'only get the requests of my department',
  ],
  [`${trouble}the-card-shows-the-wrong-name`]: [
    "coworker's name instead of mine, somebody else is signed in on my device",
    'sign out of a shared handheld properly, next person claims under my name',
  ],
  [`${trouble}the-buttons-light-or-battery`]: [
    'replace, change, new batteries, green, blue, no light',
    'who do I call when a button does not work',
  ],
  [`${trouble}the-button-is-broken-or-fell-off`]: ['came off the shelf, ripped off, cracked'],
  [`${trouble}please-wait-n-seconds-before-sending-another-request`]: [
    'how many seconds or minutes between presses',
  ],
  [`${trouble}everybody-is-busy`]: [
    'alone in the store, several calls, with another customer, ignore a request',
  ],
  [`${trouble}a-request-comes-when-we-are-closed`]: ['someone pressed after we closed, overnight'],
  [`${trouble}a-customer-speaks-another-language`]: ['translator, Spanish, interpreter'],
  [`${trouble}what-is-recorded-about-you`]: [
    'camera, microphone, video, spying, listening, filming in the button',
    'can customers see my name, manager sees how long I took, how fast I am, monitoring staff',
  ],
  [`${trouble}${uncovered}`]: [
    'what does the card look like',
    'which outcome do I choose or pick when I complete',
    'does the customer know I am coming, what the customer sees',
  ],
  [`${screen}the-code-does-not-scan`]: [
    'qr code will not scan, sticker torn or scratched, nothing opens on the phone',
  ],
  [`${button}test-press-what-each-reply-means`]: [
    'may I press the button to try it, practice, test in the morning',
  ],
  // Any product
  [`${suite}there-is-no-network`]: [
    'tablet lost wifi, offline, disconnected, do I still get alerts',
    'internet is down, do the help buttons still work, cover them up',
    'internet out, no signal in the back of the store',
  ],
  [`${suite}i-cannot-sign-in`]: ['forgot my pin, account locked, asks me to log in again'],
  [`${suite}my-device-is-lost-stolen-or-dead`]: [
    'lost the store phone, tablet broke, dropped',
    'phone died after I claimed a request',
  ],
  [`${suite}my-shift-ends-or-i-go-on-a-break`]: [
    'clock out, leaving, lunch, cars still waiting, not finished with a customer, who covers my requests, sign out of the shared phone',
  ],
  [`${suite}somebody-is-hurt-or-in-danger`]: [
    'child, kid, hand, finger stuck inside a locker, door closed on my hand',
    'there is a fire, customer fainted, bleeding, fell, unconscious, emergency, smoke',
  ],
  [`${suite}a-customer-is-rude-angry-or-threatens-me`]: ['screaming, yelling, cursing, aggressive'],
  [`${suite}nothing-works`]: ['everything down, whole store, who can help me, who do I contact'],
  [`${suite}a-device-is-dirty-or-wet`]: [
    'clean a locker, tablet, button: spray, wipe, cleaner, spill, leak inside, got wet',
  ],
  [`${suite}a-device-was-damaged-or-stolen`]: [
    'somebody broke into a locker, stealing',
    'graffiti',
  ],
  [`${suite}cold-goods-are-in-a-warm-cabinet`]: [
    'chilled stuff in an ambient locker by mistake, move the order to another door without a new code',
  ],
  [`${suite}another-person-comes-for-the-order`]: [
    'someone else came to pick up or collect a curbside, locker or counter order',
  ],
  [`${suite}a-customer-left-something-behind`]: ['found a phone, wallet or bag in a locker'],
  '/docs/support#whom-to-ask-first': ['phone number of support', 'who is in charge'],
  [`${suite}the-app-is-frozen`]: ['screen is frozen, hangs, app wants an update'],
  '/docs/support#report-a-docs-mistake': ['this website is wrong, report a mistake'],
  // Lockers
  [`${locker}a-door-does-not-open`]: [
    'customer cannot get the door open, order stuck inside, rear or back door',
  ],
  [`${locker}a-door-does-not-close`]: ['door is bent, bag in the way of the door'],
  [`${locker}a-door-opens-by-itself`]: [
    'door popped open, found it open, stolen overnight, record or log of who opened it',
  ],
  [`${locker}a-code-is-refused`]: [
    'customer has a code or pin that does not work at the locker, invalid, used already, entered it many times',
  ],
  [`${locker}the-customer-lost-the-code-or-has-none`]: [
    'send the code again, lost pickup code, tell or give the code over the phone',
    "customer's phone died or is lost, no phone, needs the order, get the order out of the locker",
  ],
  [`${locker}i-loaded-the-wrong-order`]: [
    'put it in the wrong cabinet or door, move to another or different locker, mixed up bags',
  ],
  [`${locker}something-is-missing-from-the-cabinet`]: [
    'locker was empty when the customer opened it, nothing inside, order is not there',
  ],
  [`${locker}the-wrong-goods-were-collected`]: [
    "someone took the wrong bag or another customer's order out of the locker, took somebody else's, stolen",
  ],
  [`${locker}nobody-collects-an-order-from-the-locker`]: [
    'order never picked up, sitting, still in the locker for days, overnight, old, remove',
    'customer wants to come later or tomorrow',
  ],
  [`${locker}no-cabinet-is-free`]: ['order too big, does not fit, locker will not take the order'],
  [`${locker}the-locker-makes-a-noise`]: ['weird sound, buzzing, alarm, loud'],
  [`${locker}a-cabinet-is-too-warm-or-too-cold`]: [
    'ice cream melted, food spoiled, not hot',
    'which temperature or mode is the cabinet set to',
  ],
  [`${locker}the-power-or-the-network-is-out`]: [
    'power went out, lockers dead, customer waiting, lost connection, open with a key',
  ],
  [`${locker}load-an-order`]: [
    'how do I put an order in a locker, stock',
    'walk me through it from start to finish, never done or seen one, new to pickup',
  ],
  [`${locker}customer-pickup`]: ['how does a customer open the locker, get the order out'],
  [`${locker}the-words-on-a-locker`]: [
    'what does it mean: ambient, cool off, chill, freeze, disabled, out of service, difference',
    'how long is the door open, seconds',
  ],
  [`${locker}${uncovered}`]: ['where is the locker key', 'lights on the locker'],
  [`${locker}manage-cabinets`]: ['take a locker or cabinet out of service'],
  // Curbside
  '/docs/curbside/intro#good-practice-keep-people-safe': ['rain, snow, dark outside'],
  [`${car}customer-arrives`]: [
    'how do I know a customer is here, arrived in the parking lot, outside, pulled up',
  ],
  [`${car}a-customer-waits-and-nobody-goes`]: ['car waiting outside for a long time, minutes'],
  [`${car}an-arrival-was-not-seen`]: [
    'customer waited outside, we never saw it, checked in, we got nothing, no notice',
    "customer tapped I'm here, page spins or keeps loading, check her in from my side, by hand",
  ],
  [`${car}i-cannot-find-the-car`]: [
    'says customer is here, spot or bay is empty, I am out here with the bags, how do I contact or reach them',
  ],
  [`${car}every-car-waits-longer`]: ['pouring, storm, tell everyone it takes longer, from the app'],
  [`${car}the-wrong-car-got-the-bags`]: ['handed, loaded, put in the wrong vehicle or person'],
  [`${car}i-marked-the-wrong-car-as-done`]: ['completed the wrong pickup, reopen, take it back'],
  [`${car}nobody-comes`]: ['curbside customer never showed up'],
  [`${car}${uncovered}`]: ['which screen in curbside', 'mark an order as picked up at the curb'],
  // Texting
  [`${texting}answer-a-text`]: [
    'how do I answer, reply, respond, write back to a customer text or message',
    'where do texts show up',
    'where to type an answer for the customer, coworkers see it',
    'somebody asks if an item is in stock',
  ],
  [`${texting}a-text-is-rude-or-not-meant-for-us`]: [
    'nasty, gross, abusive, harassing text from a customer, block a number',
  ],
  [`${texting}texts-come-when-we-are-closed`]: ['nobody answering texts at night'],
  [`${texting}what-it-is-for`]: ['old or flip phone, no smartphone, no camera, cannot scan'],
  [`${texting}a-text-is-in-another-language`]: [
    'customer writes or texts in French or Spanish, cannot read it',
  ],
  [`${texting}a-text-holds-a-card-number-or-something-private`]: ['delete a number'],
  [`${texting}${uncovered}`]: [
    'customer texts a photo',
    'customer calls the text number, can I call the customer back',
  ],
  // Radio
  [`${radio}nothing-is-heard`]: [
    'radio not talking, no announcements, silent, no voice, no sound from the radio, stopped',
  ],
  [`${radio}a-name-is-pronounced-wrong`]: [
    'robot voice says a word wrong, like another word, jokes, who can change how it says or pronounces it',
  ],
  [`${radio}the-message-is-too-quiet-or-too-loud`]: ['turn the volume down or up, voice'],
  [`${radio}the-voice-reads-codes-and-symbols`]: ['voice is hard to understand'],
  [`${radio}my-radio-or-headset-does-not-work`]: [
    'earpiece, charge the radio, push to talk, walkie is dead, lost my radio',
  ],
  [`${radio}what-do-i-do-when-the-radio-speaks`]: [
    'say back to the radio, reply, radio says spill in aisle four',
  ],
  [`${radio}i-am-hard-of-hearing-or-it-is-too-noisy`]: [
    'cannot hear the walkie messages, deaf, hearing aid, on a screen instead',
  ],
  [`${radio}which-channel-is-the-voice-on`]: ['which ptt channel do announcements use'],
  [`${radio}${uncovered}`]: [
    'voice too fast or slow, in French or another language',
    'stop a message',
  ],
  // Counter, screens and accounts
  [`${counter}an-order-is-wrong-or-late`]: ['customer got the wrong food, item missing, cold'],
  [`${counter}an-item-is-out-of-stock`]: ['not available, substitute, replacement for an item'],
  [`${counter}${uncovered}`]: ['mark an order ready in orderup', 'order printer, orderup screen'],
  [`${media}the-screen-or-tv-stays-dark`]: ['tv screen is black or off, no picture'],
  [`${media}it-shows-or-plays-the-wrong-thing`]: [
    'screen by the entrance shows an old sale, last week, can I fix it, who do I call',
  ],
  [`${media}it-is-too-loud`]: ['turn the music down', 'mute the tv'],
  [`${media}${uncovered}`]: ['remote control of the tv', 'who changes the video'],
  [`${mystore}${uncovered}`]: ['what can I do in mystore', 'download, install the mystore app'],
};
