import { button, locker, request, screen, suite, trouble, uncovered } from './store-pages.ts';

/**
 * What staff say on the floor: the words of a whole concept, without those that say nothing,
 * so that it is found however a sentence is put together.
 */
export const storeSayings: Record<string, string[]> = {
  // Call for Help
  [`${request}answer-a-request`]: [
    'how do I answer or accept a call for help',
    'card pops up, what do I do, new employee, first day',
  ],
  [`${request}what-to-press-in-which-order`]: [
    "say I'm going to help, I'm on it, I'll take it",
    'say I am taking the call, I got it, on my way, tell the others',
    'finished with the customer, how to finish or end the request',
    'take a customer call in teams',
    'difference between claim and complete, complete without claiming, only complete',
    'help card pops up, what do I actually press, in what order, nobody trained or showed me',
    'when should I press or hit complete: before, during, when I arrive or after, customer takes long, minutes',
    'why do we have to claim, already with the person, extra work',
  ],
  [`${trouble}the-card-has-no-buttons`]: [
    'where is the claim button on my phone, Android, iPhone, only see a place and a time, cannot find it',
  ],
  [`${trouble}i-need-a-second-person-myself`]: [
    'customer needs a specialist, expert, somebody who knows more, hand over, pass, assign it by name',
  ],
  [`${trouble}i-want-to-write-a-note-on-a-request`]: [
    'write, add, type, leave a note, comment, reminder on a request, callback, ordered a part',
  ],
  [`${trouble}i-want-to-see-earlier-requests`]: [
    'all requests of this morning, today, last night, before I came in, what I missed, history',
    'list of only the open, waiting, unanswered requests, scroll back up, older card, lost track of it',
  ],
  [`${trouble}the-channel-is-full-of-other-messages`]: [
    'help channel: chatter, chatting, jokes, off topic, cards get buried, lost, meant to be used',
  ],
  [`${trouble}i-pressed-or-scanned-to-try-it-out`]: [
    'test press, practice, show or demonstrate a button, does it hurt our numbers, stats',
    'scanned a code with my own phone, see what customers see, cancel my own request, real one by mistake',
  ],
  [`${trouble}we-take-the-buttons-down-for-a-while`]: [
    'floor crew, waxing, painting, reset, endcaps, take buttons down, off the shelf, store them overnight',
  ],
  [`${screen}a-customer-has-no-phone-that-can-scan`]: [
    'old, flip phone, no smartphone, elderly, only a printed code and no button here',
  ],
  [`${screen}what-the-customer-needs-is-not-on-the-list`]: [
    'asks customers to pick a department, category, service, none of them fits, missing, which one',
  ],
  [`${screen}a-customer-asks-what-the-code-does`]: [
    'do customers need to download, install an app, sign up, register, log in, account, email for the code',
  ],
  [`${trouble}nobody-came`]: [
    'nobody coming, responding, answering the button',
    'customer pressed help, waited ten minutes, forever, complains',
  ],
  [`${trouble}no-card-appears`]: [
    'customer pushed the button but we got nothing',
    'pressed the button, nobody heard anything, nobody knew, nothing happened',
    'help button not working, did not go through, nothing came up, card never shows',
  ],
  [`${trouble}i-pressed-the-wrong-thing`]: [
    'accidentally completed, marked done too early, reopen',
    'claimed it and cannot go',
  ],
  [`${trouble}the-customer-has-left`]: [
    'customer walked off before we came',
    'customer gone when I got there, what do I press',
    'claimed it, walked over, customer was gone, complete it or press some other thing',
    'customer is gone, customer gone, not there any more',
    'nobody there, found no one in the aisle, walked off, changed her mind and left',
  ],
  [`${trouble}a-colleague-claimed-it-and-does-not-go`]: [
    "take over someone else's request",
    'coworker took it, never went, went to lunch',
    'reassign, transfer, hand a request to someone else',
    'I claimed it and am held up',
  ],
  [`${trouble}two-of-us-came-to-the-same-customer`]: [
    'why claim, do I have to claim, already with the customer',
    'both of us showed up',
    'can two people claim, take the same request',
  ],
  [`${trouble}staff-cannot-claim`]: [
    'coworker already took my request',
    'claim is grayed out',
    'claim spins, loads, fails, something went wrong, try again, weak wifi, low signal, bars',
    'did my press count, card keeps spinning',
  ],
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
    'number next to, beside the name on the card, what it counts, digits',
    'not answered in time, expired, what happens now, can I still take it',
    'it says closed, customer canceled while I was walking',
    'what the colors on the card mean, red, grey or green card',
  ],
  [`${trouble}i-cannot-find-the-button-or-the-place`]: [
    'help card says a place I do not know',
    'wrong aisle, which aisle is the customer in, do not know where, wrong location, button number',
    'which aisle is button number 7 in',
  ],
  [`${trouble}the-request-is-not-for-us`]: [
    'aisle we do not have, two stores share, cards of another store',
    'getting requests for the other store, card for the pharmacy, department, not our area',
    'only get the requests of my department',
  ],
  [`${trouble}the-card-shows-the-wrong-name`]: [
    'unknown on the card, no name, counts for somebody else, credit',
    "coworker's name instead of mine, somebody else is signed in on my device",
    'sign out of a shared handheld properly, next person claims under my name',
  ],
  [`${trouble}the-buttons-light-or-battery`]: [
    'replace, change, new batteries, green, blue, no light',
    'which battery, double a, coin cell, no door on the back, what the light means',
    'who do I call when a button does not work',
  ],
  [`${trouble}the-button-is-broken-or-fell-off`]: [
    'came off the shelf, ripped off, cracked',
    'adhesive, sticky, tape, glue, velcro, screws, stick, mount it back',
    'someone took the button, gone, stolen, lost, threw it in a cart, left the building with it',
  ],
  [`${trouble}please-wait-n-seconds-before-sending-another-request`]: [
    'how many seconds or minutes between presses',
  ],
  [`${trouble}everybody-is-busy`]: [
    'alone in the store, several calls, with another customer, ignore a request',
    'does it keep asking, remind us, ring again, how many times, gives up, nobody free',
  ],
  [`${trouble}a-request-comes-when-we-are-closed`]: [
    'someone pressed after we closed, overnight, button was pressed at night, buttons go off at night',
    'radio still talking, quiet radio for the night',
  ],
  [`${trouble}a-customer-speaks-another-language`]: ['translator, Spanish, interpreter'],
  [`${trouble}what-is-recorded-about-you`]: [
    'is there a camera in the button',
    'camera, microphone, video, spying, listening, filming in the button',
    'can customers see my name, manager sees how long I took, how fast I am, monitoring staff',
    'my times are slow or bad, what the clock counts, start and stop',
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
    'tablet or phone is offline',
    'tablet lost wifi, offline, disconnected, do I still get alerts',
    'internet is down, do the help buttons still work, cover them up',
    'internet out, no signal in the back of the store',
  ],
  [`${suite}i-cannot-sign-in`]: [
    'cannot log in to mystore, store app',
    'password is not working',
    'asks for a verification code, email code, no work email, logged out',
    'forgot my pin, account locked, asks me to log in again',
  ],
  [`${suite}my-device-is-lost-stolen-or-dead`]: [
    'lost the store phone',
    'lost the store phone, tablet broke, dropped',
    'phone died after I claimed a request',
  ],
  [`${suite}my-shift-ends-or-i-go-on-a-break`]: [
    'who takes over when I leave, stop getting calls for thirty minutes on a break, missing none after',
    'set myself unavailable, away, pause or turn off alerts, quit buzzing on lunch, half an hour',
    'clock out, leaving, lunch, cars still waiting, not finished with a customer, who covers my requests, sign out of the shared phone',
  ],
  [`${suite}somebody-is-hurt-or-in-danger`]: [
    'accident in the store',
    'customer had an accident',
    'child, kid, hand, finger stuck inside a locker, door closed on my hand',
    'there is a fire, customer fainted, bleeding, fell, unconscious, emergency, smoke',
    'someone texted an emergency, passed, collapsed, not breathing, parking lot',
  ],
  [`${suite}a-customer-is-rude-angry-or-threatens-me`]: ['screaming, yelling, cursing, aggressive'],
  [`${suite}nothing-works`]: [
    'who do I call first, who to call, whom do I call',
    'everything down, whole store, who can help me, who do I contact',
  ],
  [`${suite}a-device-is-dirty-or-wet`]: [
    'sanitize, disinfect, bleach, wiped down',
    'clean a locker, tablet, button: spray, wipe, cleaner, spill, leak inside, got wet',
  ],
  [`${suite}a-private-device-for-work`]: [
    'is my own personal phone required, work app, teams, do I have to, refuse, can they make me',
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
    'pickup box, lock clicks or clunks, door did not pop, frozen food or ice cream inside',
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
  [`${locker}the-locker-makes-a-noise`]: [
    'click, several doors clicked, only one opened, staff code',
    'weird sound, buzzing, alarm, loud',
  ],
  [`${locker}a-cabinet-is-too-warm-or-too-cold`]: [
    'ice cream melted, food spoiled, not hot',
    'which temperature or mode is the cabinet set to',
  ],
  [`${locker}the-power-or-the-network-is-out`]: [
    'power went out, lockers dead, customer waiting, lost connection, open with a key',
  ],
  [`${locker}load-an-order`]: [
    'several bags of one order, two lockers, one door or two',
    'how do I load a locker, how do I put an order in a locker, stock',
    'walk me through it from start to finish, never done or seen one, new to pickup',
  ],
  [`${locker}customer-pickup`]: ['how does a customer open the locker, get the order out'],
  [`${locker}the-words-on-a-locker`]: [
    'what does it mean: ambient, cool off, chill, freeze, disabled, out of service, difference',
    'how long is the door open, seconds',
  ],
  [`${locker}${uncovered}`]: ['where is the locker key', 'lights on the locker'],
  [`${locker}manage-cabinets`]: ['take a locker or cabinet out of service'],
  [`${trouble}i-claimed-it-by-mistake-or-cannot-go`]: [
    'claimed it by mistake or by accident, cannot go, give a claim back, unclaim, grabbed a request, undo a claim',
  ],
  [`${trouble}do-old-requests-end-by-themselves`]: ['do old help requests go away on their own'],
  [`${screen}what-the-customer-sees`]: ['what does the customer see after pressing'],
  [`${request}ways-to-answer`]: ['take help calls on a phone instead of a computer'],
};
