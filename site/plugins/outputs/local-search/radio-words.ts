import { media } from './store-pages.ts';

const intro = '/docs/radio/intro#';
const install = '/docs/radio/installation#';
const agent = '/docs/radio/radio-agent#';
const atc = '/docs/radio/radio-atc#';
const paper = '/docs/radio/resources#';
const trouble = '/docs/radio/troubleshooting#';

/** By section of Radio and Media, the words of whoever reads it, where the lists by audience have few or none. */
export const radioWords: Record<string, string> = {
  [`${intro}what-radio-does`]:
    'tts text-to-speech announcements speak voice purpose use product explain agent atc difference',
  [`${intro}path-of-a-message`]:
    'flow steps sent speech journey how server device architecture latency delay',
  [`${intro}two-ways-in`]:
    'generic webhook text message sms system alarm send own backend trigger options',
  [`${intro}the-four-fields-of-a-generic-message`]:
    'edge_id text actor process body json payload required parameters alarm system',
  [`${intro}write-messages-people-understand`]:
    'wording length short characters words tips clear ear phrase abbreviations numbers spell example',
  [`${install}before-you-start`]:
    'edge id api-key prerequisites find get where need list prepare power outlet people cable label',
  [`${install}place-the-edge-device`]:
    'mount shelf office cool dry height outlet network put position hide secure',
  [`${install}connect-audio`]:
    'cable jack speaker amplifier vox ptt input line level headphone adapter wire output plug',
  [`${install}give-it-its-id-and-key`]:
    'edge id edge_id api-key configure match pair assign label register provision',
  [`${install}test-message`]: 'try curl send first check hear verify works',
  [`${install}sign-off-sheet`]:
    'acceptance complete handover form checklist installer finished print',
  [`${agent}what-this-name-means-here`]:
    'agent software explain purpose does meaning runs questions ask difference atc tts',
  [`${agent}check-it-is-working`]: 'test running alive status verify health',
  [`${agent}problems`]: 'error fault broken support crash service failing stopped',
  [`${atc}what-this-name-means-here`]:
    'atc stands for meaning acronym explain purpose difference agent tts air traffic',
  [`${atc}what-it-should-reach`]: 'edge devices list covers inventory network connected',
  [`${atc}where-a-fault-is`]:
    'diagnose isolate service process exited failed crash log restart down systemd',
  [`${atc}problems`]: 'error crash service exited failed broken support log',
  [`${paper}print`]: 'pdf svg download staff card sheets poster files',
  [`${paper}message-templates`]:
    'examples sample ready-made phrases announcement spill carry cleanup cashier backup lost child',
  [`${paper}staff-card`]: 'do not pocket instructions print writing rules card sends',
  [`${paper}fields`]: 'generic text message form columns type null edge_id actor process body from',
  [`${paper}api-files`]: 'openapi yaml swagger spec download port 5000 endpoints calls',
  [`${trouble}which-channel-is-the-voice-on`]:
    'frequency tune switch dial number listen wrong select',
  [`${trouble}first-word-is-cut-off`]:
    'clipped beginning truncated start vox delay missing swallowed half message first second',
  [`${trouble}the-message-breaks-off`]:
    'cut cuts off out halfway half end ending incomplete unfinished rest last word number aisle dropped lost my walkie bad fail',
  [`${trouble}the-message-crackles-or-hums`]:
    'static noise distorted buzz interference hiss garbled bad quality scratchy muffled unclear misheard sound alike fix',
  [`${trouble}old-messages-are-read-out-in-a-row`]:
    'unplugged plugged cleaners came back backlog queue queued stale flood burst replay requests prevent reboot restart',
  [`${trouble}wrong-store-speaks`]:
    'another location other mixed up edge id swapped different building messages neighbor',
  [`${trouble}a-name-is-pronounced-wrong`]:
    'pronounce pronunciation mispronounce butchers brand street name names sound phonetic ssml lexicon dictionary voice say right',
  [`${trouble}private-words-were-said-aloud`]:
    'confidential customer name personal data privacy leak overheard embarrassing',
  [`${trouble}find-your-problem`]: 'diagnose table status silent refused accepted start',
  [`${trouble}errors-from-radio`]: '403 404 422 500 list exact messages codes api',
  [`${trouble}in-which-order-radio-checks`]:
    'validation order first key body 403 422 404 precedence before',
  [`${trouble}invalid-api-key`]:
    '403 forbidden generic webhook key wrong header missing edge rejected denied',
  [`${trouble}invalid-signature`]:
    '403 twilio signature mismatch proxy https text message rejected hmac',
  [`${trouble}the-edge-device-was-not-found`]:
    '404 edge_id unknown wrong typo label zero missing edge id',
  [`${trouble}the-actor-field-is-required`]:
    '422 validation missing body edge_id text actor form json unprocessable',
  [`${trouble}internal-server-error-500`]: 'server failed retry crash stored down',
  [`${trouble}what-these-docs-do-not-cover`]:
    'mute speed accent language voice gender cancel stop schedule record off features male female',
  // Media
  [`${media}where-media-fits`]: 'difference radio media music screens purpose product',
  [`${media}what-these-docs-cover-today`]:
    'api documented scope features limits available integration',
  [`${media}good-practice-for-in-store-screens-and-sound`]:
    'loud volume decibels brightness captions flashing placement height accessibility subtitles quiet hours font',
  [`${media}it-is-too-loud`]: 'volume lower down noisy blasting speaker music mute complaint',
  [`${media}get-help`]: 'support contact who call broken report playback failed player',
  [`${media}what-these-docs-do-not-cover`]:
    'upload content playlist schedule format video file codec mp4 mov player playback remote resolution unsupported change features',
  [`${trouble}the-voice-speaks-too-often`]:
    'noisy chatty annoying constantly mute fewer less interrupt spam',
  [`${trouble}how-do-i-send-a-message-to-the-radios`]:
    'announce broadcast speak talk page type write everyone',
  [`${install}how-long-it-takes`]: 'duration hours minutes effort time set up',
  [`${install}volume-and-quiet-hours`]: 'loud quiet louder sound night silent mute turn down',
  [`${media}show-something-in-all-stores-from-a-date`]:
    'schedule campaign promotion launch start publish everywhere screens planned',
  [`${media}switch-it-off-or-on`]: 'turn power screen display dark black disable enable',
};
