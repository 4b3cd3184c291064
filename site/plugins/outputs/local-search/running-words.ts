// cspell:ignore haccp hytera intune kenwood soti tcpa
import { access, curbside, start, texting, twilio } from './plan-pages.ts';

/** By section, the words of administrators who run what is set up: texts, people, figures and radios. */
export const runningWords: Record<string, string> = {
  // Texting
  [`${texting}intro#opting-out`]:
    'law legal rules tcpa fcc compliance stop unsubscribe opt-out replied texted honor fast days must obligation ' +
    'fine have',
  [`${texting}intro#rules-for-texting`]: 'compliance legal law permission sms allowed',
  [`${texting}settings#consent`]:
    'tcpa opt-in opt in permission marketing advertising promotional automated before answering need legal lawful',
  [`${texting}settings#one-number-or-many`]:
    'separate shared central per location store each single phone number numbers sms all',
  [`${texting}settings#hours`]: 'after closing outside opening times',
  [`${texting}settings#automatic-replies`]: 'auto reply automatic closed bot',
  [`${twilio}get-and-register-a-number`]:
    '10dlc registration campaign brand toll free verification approval long take buy texting register set up every ' +
    'store stores numbers twilio',
  [`${twilio}who-registers-you-or-the-provider`]:
    '10dlc a2p registration register responsible responsibility whose account brand campaign blocked filtered ein ' +
    'verification toll free vendor us',
  [`${twilio}why-the-bill-grew`]:
    'bill invoice cost costs expensive increased increase tripled doubled higher charge charges segments emoji ' +
    'fraud pumping usage texts text pays texting triple thread threads conversation which store',
  [`${twilio}keep-a-number-you-already-have`]:
    'existing own landline port porting transfer bring current',
  [`${twilio}change-the-account-or-the-number`]:
    'changed switched new other account provider accountsid number stopped arriving texts migrate',
  [`${twilio}rotate-the-token`]: 'leaked compromised change replace renew auth secret',
  // People
  [`${access}add`]: 'create user account onboard onboarding invite hire employee',
  [`${access}add-many-people-at-once`]:
    'import bulk csv users.csv upload row rows exists already unknown mass spreadsheet users hr workday scim ' +
    'seasonal hires holiday temporary employees accounts',
  [`${access}take-over-an-account`]:
    'inherited inherit previous former last admin administrator left gone nobody knows login recover ' +
    'recovery lost locked ownership owner transfer reset',
  [`${access}when-access-must-end-today`]:
    'immediately now cut off session sessions revoke token fast long private phone still signed let go dismissed ' +
    'terminated manager bad way angry minutes gone chat channel web',
  [`${access}somebody-has-rights-over-too-many-stores`]:
    'accidentally mistake gave wrong permission permissions manager role all every list who has what see fix undo limit restrict',
  [`${access}access-for-a-vendor-for-a-time`]:
    'read-only readonly view temporary guest contractor consultant agency mystery shopper auditor expire expires expiry automatically weeks limited external third party switch off',
  [`${access}remove`]: 'delete user revoke offboard deactivate terminate fired quit',
  [`${access}leaver-list`]: 'offboarding checklist employee quit leaves fired revoke remove',
  [`${access}shared-devices`]:
    'shift shifts several employees same phone logout log out handover kiosk one many workers share handheld ' +
    'automatic sign',
  [`${access}review`]:
    'audit recertification recertify check who access list right now quarterly auditors auditor sox evidence',
  [`${start}bluefletch#bluefletch-or-teams-on-shared-devices`]:
    'compare comparison versus vs pick recommend better best stores day why shift',
  [`${start}microsoft-teams#which-microsoft-license-staff-need`]:
    'license licenses licence f1 f3 e3 365 plan subscription frontline staff need each person',
  [`${start}microsoft-teams#allow-the-app`]:
    'blocked block approve install third party store custom app add',
  [`${start}microsoft-teams#choose-the-service-channel`]:
    'private shared standard public guest guests type kind one team per department members stores users',
  [`${start}microsoft-teams#review-permissions-and-consent`]:
    'graph scopes global admin consent approve security',
  [`${start}microsoft-teams#pin-for-frontline-staff`]:
    'pin pinned frontline workers f1 f3 policy install everyone',
  [`${start}microsoft-teams#shared-devices`]:
    'shared device mode logout sign out shift phone tablet ipad',
  [`${start}bluefletch#sign-in`]: 'sso login account',
  [`${start}bluefletch#allow-the-app`]:
    'mdm emm intune soti workspace airwatch managed google play apk deploy push install zebra honeywell kiosk ' +
    'launcher management rollout devices scanners',
  // Measuring and radio
  [`${curbside}settings#without-numbered-bays`]:
    'unnumbered unmarked numbers lot lots describe car make model color vehicle signs need spaces spots',
  [`${curbside}settings#no-phone-signal-where-customers-park`]:
    'cell cellular reception coverage underground basement garage dead zone check-in wifi parking structure',
  [`${curbside}settings#bays`]: 'number many pickup spaces spots parking',
  [`${curbside}settings#decisions-worksheet`]: 'snow storm weather plan power',
  [`${curbside}reporting#definitions-with-formulas`]:
    'average wait metrics percentage rate calculate kpi parking lot time',
  [`${curbside}reporting#what-to-measure`]: 'metrics kpi metric numbers report track',
  '/docs/lockers/intro#place-a-locker':
    'dimensions width depth weight outlet power electricity outdoor outside indoor ethernet space clearance ' +
    'floor install site survey requirements installation ada height put ' +
    'preparation prepare prep load size drop locker',
  '/docs/lockers/intro#prove-the-temperature':
    'log logs record proof health inspector inspection haccp food safety heated chilled frozen monitoring history ' +
    'thermometer setpoint hold',
  '/docs/lockers/intro#an-order-was-stolen':
    'thief missing parcel package liability liable evidence insurance insurer claim log who opened',
  '/docs/media/intro#set-a-limit-or-a-schedule-for-the-volume':
    'maximum max loud louder loudness turned up lock knob timer automatic morning night music sound cap',
  '/docs/media/intro#limit-who-may-publish-and-find-out-who-did':
    'publish publishing upload uploaded permission permissions approve approval lock lockdown restrict meme facebook social brand inappropriate embarrassing audit',
  '/docs/lockers/intro#accessible-lockers-ada':
    'accessibility accessible disability disabled wheelchair touchscreen screen reader vpat wcag braille height deaf',
  '/docs/media/intro#music-licenses':
    'licence license licensing included royalties royalty ascap bmi sesac spotify rights society performance song',
  '/docs/radio/installation#which-radios-work':
    'compatible compatibility supported models brands make motorola kenwood hytera digital analog dmr two-way buy',
  '/docs/radio/installation#place-the-edge-device': 'where location room',
  '/docs/radio/resources#the-edge-device-and-the-license':
    'fcc licence own transmitter transmit id part 90 puerto rico territory guam hawaii canada certification',
  '/docs/radio/installation#quiet-in-one-part-of-the-store':
    'zone zones area front half back pharmacy only quiet silence silent announce patients department location mute',
  '/docs/radio/resources#license-pointers':
    'fcc gmrs frs murs license permission frequencies legal allowed',
};
