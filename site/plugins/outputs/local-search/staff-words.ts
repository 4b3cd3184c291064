// cspell:ignore noone
import {
  car,
  counter,
  locker,
  media,
  radio,
  request,
  suite,
  texting,
  trouble,
} from './store-pages.ts';

/** By section, the words of store staff for what it is about, beside those it has itself. */
export const staffWords: Record<string, string> = {
  // Call for Help
  [`${request}answer-a-request`]:
    'card call calls accept handle steps first start press tap needs new shows show up where open mine ' +
    'list here came comes',
  [`${trouble}nobody-came`]:
    'noone answer answers answered answering coming standing long forever mad upset unanswered picking picked up',
  [`${trouble}a-colleague-claimed-it-and-does-not-go`]:
    'claimed took taken has name card assigned person somebody someone disappeared vanished home left ' +
    'lunch break sick off today day shift absent busy stuck register reassign pulled',
  [`${trouble}it-was-a-false-alarm`]:
    'mistake accident accidentally bumped needed wanted kid child playing kids keeps buzzing toys',
  [`${trouble}the-customer-has-left`]:
    'wait waited waiting gave up walked out gone empty aisle found arrived reached late disappeared',
  [`${trouble}no-card-appears`]:
    'request message never arrived arrives reach reaches channel chat teams show shows showing came through says coming',
  [`${trouble}i-pressed-the-wrong-thing`]:
    'undo unclaim reopen accident oops mistakenly claim complete cancel ended mean way pulled cannot go',
  [`${trouble}staff-cannot-claim`]:
    'error button works fails failed take accept refused greyed press',
  [`${trouble}the-card-stays-the-same-after-i-press`]:
    'still update updated updating new old done finished disappear go away nothing happens happened stuck complete button open',
  [`${trouble}i-do-not-hear-or-see-new-requests`]:
    'just started added member join everybody mine buzzes vibrate deaf hear notified notification notifications alert alerts sound silent phone handheld scanner only open miss ' +
    'missed missing rings ring quiet',
  [`${trouble}i-do-not-know-a-word-on-the-card`]:
    'mean means meaning status timed canceled closed claimed says new completed color colors colour red ' +
    'green yellow orange',
  [`${trouble}i-cannot-find-the-button-or-the-place`]:
    'where location say says which customer department unknown know standing',
  [`${trouble}the-card-shows-the-wrong-name`]:
    'still logged signed sign out log me coworker using device handheld shared mine',
  [`${trouble}the-request-is-not-for-us`]:
    'another other store department wrong calls get getting team elsewhere different',
  [`${trouble}everybody-is-busy`]:
    'short staffed alone many several once skip ignore all us occupied overwhelmed rush free tonight ' +
    'understaffed',
  [`${trouble}a-customer-presses-again-and-again`]:
    'kid child children spam spamming prank pushing keeps repeatedly times constantly',
  [`${trouble}what-is-recorded-about-you`]:
    'name my kept saved stored tracked tracking boss watch watched monitored fast',
  [`${trouble}the-buttons-light-or-battery`]:
    'dead empty blink blinking lamp led red lights call help power works',
  [`${trouble}the-button-is-broken-or-fell-off`]:
    'loose wall came off cracked ripped torn damaged physical smashed missing',
  [`${trouble}which-outcome-do-i-choose`]:
    'reason reasons outcomes completion completing closing close pick select finish end sale values ' +
    'result list status put drop menu',
  // Lockers
  [`${locker}load-an-order`]:
    'loading stock stocking fill putting put place groceries rear back behind side door steps',
  [`${locker}a-door-does-not-open`]:
    'stuck shut jammed locked get accepted nothing happens inside trapped',
  [`${locker}a-door-does-not-close`]:
    'shut latch springs springing keeps hanging ajar blocked bent stays',
  [`${locker}a-door-opens-by-itself`]:
    'own random randomly popped pops found morning alone nobody unattended who opened last night record log history',
  [`${locker}a-code-is-refused`]:
    'pin invalid wrong accepted rejected recognized expired working works enter entered number scan says ' +
    'typed times beeping beeps right now',
  [`${locker}the-customer-lost-the-code-or-has-none`]:
    'received receive never deleted message text resend again forgot changed',
  [`${locker}i-loaded-the-wrong-order`]:
    'mixed mix swapped bag bags door cabinet another put wrong customer stuff misplaced move',
  [`${locker}something-is-missing-from-the-cabinet`]:
    'bag bags item items half incomplete part short forgotten empty gone',
  [`${locker}the-wrong-goods-were-collected`]:
    'somebody someone another other else took taken got bag order stolen',
  [`${locker}nobody-collects-an-order-from-the-locker`]:
    'never come show sitting days long stay stays left uncollected since still old deadline',
  [`${locker}no-cabinet-is-free`]: 'full space room fit big large available lockers order all fits',
  [`${locker}a-cabinet-shows-occupied-and-is-empty`]: 'full says nothing inside used wrong',
  [`${locker}i-opened-the-wrong-door`]: 'mistake accident cabinet locker',
  [`${locker}the-locker-makes-a-noise`]: 'sound beep beeping buzz hum grinding rattling weird',
  [`${locker}a-cabinet-is-too-warm-or-too-cold`]:
    'thawed melted melting cooling heating freezer fridge ice milk food spoiled hot temperature frozen wrong locker',
  [`${locker}the-power-or-the-network-is-out`]: 'electricity offline dead down internet',
  [`${locker}the-screen-shows-no-number`]:
    'display touchscreen black off blank dark broken respond locker keypad door which',
  [`${suite}a-cabinet-is-broken`]:
    'out order service use disable defective block tape mark repair nobody door',
  [`${locker}customer-pickup`]: 'up collect collecting open explain help',
  // Curbside
  [`${car}customer-arrives`]:
    'car cars here parked outside lot pulled arrived told show waiting vehicle notice',
  [`${car}a-customer-waits-and-nobody-goes`]: 'car minutes honking waiting angry went out outside',
  [`${car}the-wrong-car-got-the-bags`]:
    'gave given loaded order person trunk vehicle handed customer cars mixed swapped',
  [`${car}the-order-cannot-be-found`]: 'find lost shelf missing bags where misplaced order',
  [`${car}nobody-comes`]: 'show never arrived came customer picked pickup late hours',
  [`${car}the-customer-came-inside-instead`]: 'walked in desk store entered',
  [`${car}an-item-is-missing`]: 'something forgot short bag',
  [`${car}what-these-docs-do-not-cover`]: 'mark done complete screen app see orders list where',
  // Texting
  [`${texting}answer-a-text`]:
    'texted texts respond reply replying write writing message messages customer where got',
  [`${texting}a-text-is-in-another-language`]:
    'spanish french chinese foreign read understand speak translate translation wrote writes texted got',
  [`${texting}a-text-is-rude-or-not-meant-for-us`]:
    'angry insult insults insulting swears swearing abusive creepy spam threatening threat nasty offensive wrong number ' +
    'message sms texting upset',
  [`${texting}a-customer-wants-no-more-texts`]:
    'stop stopped unsubscribe anymore texting replied texted remove opt quit messages',
  [`${texting}no-texts-come-in`]: 'getting get receive received any incoming arrive',
  [`${texting}a-text-holds-a-card-number-or-something-private`]: 'customer texted password',
  [`${texting}my-text-went-to-the-wrong-customer`]: 'sent message person number mistake reply',
  // Radio
  [`${radio}what-do-i-do-when-the-radio-speaks`]:
    'says saying said announces announce announcement called calls voice headset heard listen missed ' +
    'answer mean message someone help needs talking go responds',
  [`${radio}nothing-is-heard`]:
    'silent silence announcements messages sound speaker coming today stopped working hear box dead power ' +
    'cut',
  [`${radio}the-same-message-is-heard-twice`]:
    'repeat repeats repeating repeated again over times keeps announcement double loop',
  [`${radio}the-message-is-too-quiet-or-too-loud`]:
    'volume hear barely voice low high announcement announcements backroom stockroom freezer',
  [`${radio}the-voice-reads-codes-and-symbols`]:
    'pronounce pronounces pronounced mispronounces pronunciation spells letters weird funny strange robot ' +
    'names product says wrong accent sounds understand unclear hashtag underscore dash slash numbers ' +
    'digits',
  [`${radio}my-radio-or-headset-does-not-work`]:
    'earbud earpiece charge charging dead broken battery working walkie sound',
  // Any product
  [`${suite}i-cannot-sign-in`]:
    'login log logged out password username account forgot locked blocked code wrong failed pin access ' +
    'accepted kicked signed session expired morning logs start again',
  [`${suite}my-device-is-lost-stolen-or-dead`]:
    'handheld tablet scanner phone missing gone battery empty turn charge charging broken cracked start ' +
    'find store',
  [`${suite}the-app-is-frozen`]:
    'crash crashes crashing closes white blank screen spinning loading hangs slow respond stuck',
  [`${suite}there-is-no-network`]:
    'wifi internet offline without connection down disconnected work signal lost mode dropping drops ' +
    'tablet device',
  [`${suite}nothing-works`]: 'broken down everything system whole who call help outage',
  [`${suite}a-customer-is-rude-angry-or-threatens-me`]:
    'scared afraid yelling shouting upset mad hostile swearing',
  [`${suite}a-device-was-damaged-or-stolen`]: 'broke broken into locker vandalized vandal thief',
  [`${suite}a-customer-wants-a-refund`]: 'money complaint compensation back',
  [`${suite}another-person-comes-for-the-order`]:
    'wife husband friend son daughter relative name different else someone behalf collecting',
  [`${suite}my-shift-ends-or-i-go-on-a-break`]: 'end handover over next requests open leaving home',
  [`${suite}a-text-was-not-answered`]: 'texted says nobody reply waited no answer got',
  [`${counter}an-order-is-wrong-or-late`]:
    'food taking forever long complains given incorrect slow',
  [`${counter}nobody-collects-an-order`]:
    'counter sitting left takes taken waiting cold pick picked never came',
  [`${media}the-screen-or-tv-stays-dark`]: 'off black display blank turn on power',
  [`${media}it-shows-or-plays-the-wrong-thing`]:
    'old promotion video playing music content ad outdated',
};
