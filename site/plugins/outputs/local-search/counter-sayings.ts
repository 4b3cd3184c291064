import {
  car,
  counter,
  locker,
  media,
  mystore,
  radio,
  suite,
  texting,
  trouble,
  uncovered,
} from './store-pages.ts';

/** What staff say about cars, texts, radios, the counter and screens, as `storeSayings` does about the rest. */
export const counterSayings: Record<string, string[]> = {
  // Curbside
  '/docs/curbside/intro#good-practice-keep-people-safe': ['rain, snow, dark outside'],
  [`${car}customer-arrives`]: [
    'someone is here for curbside',
    'customer parked outside, arrived in car, what do I do, first shift, steps until it is handed over',
    'how do I know a customer is here, arrived in the parking lot, outside, pulled up',
  ],
  [`${car}a-customer-waits-and-nobody-goes`]: ['car waiting outside for a long time, minutes'],
  [`${car}an-arrival-was-not-seen`]: [
    'customer waited outside, we never saw it, checked in, we got nothing, no notice',
    "customer tapped I'm here, page spins or keeps loading, check her in from my side, by hand",
  ],
  [`${car}i-cannot-find-the-car`]: [
    'which car is the order for, parking place, make and color',
    'customer is here and spot 4 is empty, out here with the bags, how do I contact them',
  ],
  [`${car}every-car-waits-longer`]: ['pouring, storm, tell everyone it takes longer, from the app'],
  [`${car}the-wrong-car-got-the-bags`]: ['handed, loaded, put in the wrong vehicle or person'],
  [`${car}i-marked-the-wrong-car-as-done`]: [
    'completed or checked off the wrong pickup, parking lot, reopen, take it back',
  ],
  [`${car}nobody-comes`]: ['curbside customer never showed up'],
  [`${car}${uncovered}`]: ['which screen in curbside', 'mark an order as picked up at the curb'],
  // Texting
  [`${texting}answer-a-text`]: [
    'reply to a shopper who texted us',
    'how do I answer, reply, respond, write back to a customer text or message',
    'where do texts show up',
    'where to type an answer for the customer, coworkers see it',
    'somebody asks if an item is in stock',
  ],
  [`${texting}a-text-is-rude-or-not-meant-for-us`]: [
    'nasty, gross, abusive, harassing text from a customer, block a spam number',
  ],
  [`${texting}texts-come-when-we-are-closed`]: [
    'texting hours, middle of the night, auto reply says we are open',
    'nobody answering texts at night',
  ],
  [`${texting}what-it-is-for`]: [
    'old or flip phone can still text, no smartphone, no camera, cannot scan',
  ],
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
    'announcements stopped',
    'radio not talking, announcements stopped, no announcements, silent, no voice, no sound from the radio, stopped',
  ],
  [`${radio}a-name-is-pronounced-wrong`]: [
    'robot voice says a word wrong, like another word, jokes, who can change how it says or pronounces it',
  ],
  [`${radio}the-message-is-too-quiet-or-too-loud`]: [
    'turn the volume down or up, voice is too quiet',
  ],
  [`${radio}the-voice-reads-codes-and-symbols`]: ['voice is hard to understand'],
  [`${radio}my-radio-or-headset-does-not-work`]: [
    'earpiece, charge the radio, push to talk, walkie is dead, lost my radio',
  ],
  [`${radio}what-do-i-do-when-the-radio-speaks`]: [
    'answer a help announcement on my walkie talkie',
    'first radio shift, system talking or a person',
    'play the message again, hear it again, replay',
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
  [`${counter}${uncovered}`]: [
    'mark an order ready in orderup',
    'order printer, orderup screen',
    'print a ticket or receipt with the order number',
  ],
  [`${media}the-screen-or-tv-stays-dark`]: ['tv screen is black or off, no picture'],
  [`${media}it-shows-or-plays-the-wrong-thing`]: [
    'screen by the entrance shows an old sale, last week, can I fix it, who do I call',
  ],
  [`${media}it-is-too-loud`]: ['turn the music down', 'mute the tv'],
  [`${media}${uncovered}`]: ['remote control of the tv', 'who changes the video'],
  [`${mystore}${uncovered}`]: ['what can I do in mystore', 'download, install the mystore app'],
  [`${trouble}i-am-the-lead-now`]: ['promoted, supervisor, responsible, duties, new role'],
  [`${trouble}i-want-to-check-every-button`]: [
    'district or regional manager visits, store walk, inspection, proof that buttons work',
  ],
  [`${trouble}no-button-near-the-customer`]: [
    'restroom, hallway, outside, parking lot, propane, garden center, fitting room, no button there',
  ],
  [`${texting}my-reply-did-not-arrive`]: [
    'my answer says not delivered, failed to send',
    'my text reply did not go to the customer',
  ],
  [`${texting}who-has-this-conversation`]: [
    'text already handled, taken care of, waiting',
    'customer writes back after I left, my conversation, next shift',
  ],
  [`${texting}may-i-show-a-customer-our-shelf`]: [
    'send a picture of goods on the shelf, is it allowed',
  ],
  [`${texting}i-need-to-call-a-customer-who-texted`]: ['hidden or masked number, last four digits'],
  [`${texting}what-is-our-number-for-texts`]: [
    'what is our text number, where is the number written, posted',
  ],
  [`/docs/text-for-help/resources#reply-templates`]: [
    'canned answers, ready made, quick replies, store hours, in stock, type the same again and again',
  ],
  [`${counter}how-do-i-put-an-order-up`]: [
    'put an order number up as ready on the screen, show it as ready, deli',
    'put an order up on the pickup screen, add an order, new at the counter, cover the counter',
  ],
  [`${counter}the-screen-still-shows-an-order-as-ready`]: [
    'how long does a name or number stay up, disappear',
    'already took the order, number still on the screen, take it off, remove it',
  ],
  [`${counter}the-order-board-is-frozen-or-dark`]: [
    'order screen went black',
    'order screen is blank, black, TV above the counter is dark',
    'orderup tv is frozen, stuck on an old time, restart the tv',
  ],
  [`${suite}ice-on-a-cabinet-door`]: ['ice, frost, defrost, scrape, freezer locker, frozen door'],
  [`${car}the-car-drove-away`]: ['curbside customer left the bay, drove off, gave up waiting'],
  [`${car}the-customer-wants-to-change-the-order`]: [
    'add an item to a curbside order, forgot something, change at the car',
  ],
  [`${suite}a-text-was-not-answered`]: ['text got no answer, no reply, never answered'],
  [`${trouble}i-have-finished-helping-the-customer`]: [
    'customer helped, card still showing, done, close the request',
    'finished helping, mark the request as done, I am done, which button ends it',
  ],
  [`${trouble}a-colleague-claimed-it-and-does-not-go`]: [
    'says claimed but nobody is there, who has it, who claimed it, customer is still waiting',
  ],
  [`${radio}the-voice-speaks-too-often`]: [
    'too much talking on the radios, chatter, announcements, cut it down, fewer',
    'keeps saying requests that are finished, already taken care of, repeats what is done',
  ],
  [`${suite}i-cannot-sign-in`]: [
    'locked out after the shift change, last person is still signed in, cards go to somebody else',
  ],
  [`${locker}load-an-order`]: [
    'can I put frozen food into the lockers',
    'ice cream and pizza, hot and frozen in the same order, which locker',
  ],
  [`${counter}an-order-is-ready-tell-the-customer`]: ['put a number up as ready'],
  [`${counter}i-marked-the-wrong-order-as-ready`]: [
    'put an order back to waiting, undo ready, not ready yet, unmark',
  ],
  [`${car}the-customer-came-inside-instead`]: ['curbside person came inside, close the order'],
  [`${mystore}i-was-given-mystore-today`]: ['sign in to the store app for the first time'],
  [`${suite}a-cabinet-is-broken`]: ['locker door broken, stop using it, out of use'],
  [`${media}the-music-has-stopped`]: [
    'store music off, went silent, no music, loudspeakers have no sound',
    'music stopped and the screen is black',
  ],
  [`${mystore}mystore-shows-my-old-store`]: [
    'MyStore showing my old store, wrong store, transferred, moved to another store',
  ],
  [`${mystore}get-or-update-mystore`]: ['MyStore on a private phone, my own phone with MyStore'],
  [`${car}two-cars-look-the-same`]: ['which car is the order for'],
  [`${locker}what-does-not-belong-in-a-locker`]: ['can I put frozen or cold food into the lockers'],
};
