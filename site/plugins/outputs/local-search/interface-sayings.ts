import { apis, webhooks } from './plan-pages.ts';
import { locker, screen } from './store-pages.ts';

const trouble = '/docs/troubleshooting#';
const requestApi = '/docs/apis/call-for-help#';
const lockerApi = '/docs/apis/lockers#';
const radioApi = '/docs/apis/radio#';

/** What people say who write programs, and need a section whose own words are others. */
export const interfaceSayings: Record<string, string[]> = {
  [`${locker}how-a-pickup-works`]: ['how do lockers work'],
  [`${locker}parts-of-a-locker`]: [
    'locker, cabinet, door: what each word means',
    'id or key of a cabinet',
    'two numbers of a cabinet',
  ],
  [`${locker}from-the-front-or-from-the-rear`]: ['open from behind', 'back door', 'second door'],
  [`${locker}version-1-and-version-2`]: [
    'which version is my locker',
    'states of a door',
    'stuck at opening, never changes',
  ],
  [`${locker}two-credentials`]: ['which key for which locker call', 'token in the url'],
  [`${locker}create-an-order`]: ['reserve a cabinet'],
  [`${locker}cancel-an-order`]: ['cancel an order and free the door'],
  [`${locker}complete-an-order`]: ['free a cabinet', 'release an order'],
  [`${locker}act-for-a-customer`]: ['open a door on behalf of a customer'],
  [`${locker}report-door-states`]: ['tell the server that a door was closed'],
  [`${webhooks}inbound-not-outbound`]: [
    'push or event when something changes',
    'webhook really came from you',
    'is a webhook sent again',
    'missed a webhook',
    'webhook answers 200, nothing on the orderup screen',
  ],
  [`${webhooks}missed-slow-or-out-of-order`]: ['texts arrive out of order', 'replay missed texts'],
  [`${webhooks}why-a-signature-is-refused`]: ['no signature header'],
  [`${webhooks}in-code`]: ['signature in python', 'check a signature in java'],
  [`${webhooks}a-worked-example`]: ['test vector of a signature'],
  [`${webhooks}keep-it-safe`]: ['secure a webhook'],
  [`${webhooks}call-from-your-code`]: [
    'ready made library instead of raw http',
    'typescript library',
    'npm package',
  ],
  [`${webhooks}generate-a-client`]: ['client in my language'],
  [`${webhooks}hold-a-server-to-the-docs`]: ['check my own server', 'conformance', 'contract test'],
  [`${webhooks}serve-a-coding-agent`]: ['mcp', 'assistant that writes code', 'copilot'],
  [`${webhooks}reply-to-texts-from-your-own-server`]: [
    'webhook gets the text, how to answer back',
    'reply to a text from the webhook',
    'bot cannot answer',
    'hand the conversation off',
    'hand off from the bot to staff',
  ],
  [`${webhooks}store-conversation-and-long-texts`]: [
    'store field of the webhook is blank',
    'field is blank for one number',
    'conversation id',
    'message as one event or segments',
  ],
  [`${webhooks}where-to-enter-your-webhook-address`]: ['where do I tell you our webhook url'],
  [`${apis}a-mock-server-and-automatic-tests`]: ['wiremock stubs', 'integration tests in ci'],
  [`${apis}made-up-ids-and-numbers`]: ['fake phone number for tests'],
  [`${apis}the-customer-is-late-or-takes-only-half`]: [
    'change the expiry of a reservation',
    'extend a locker reservation',
    'picks up half the order',
  ],
  [`${apis}did-our-key-open-that-door`]: ['locker was opened with our key'],
  [`${apis}effort-for-one-developer`]: ['estimate for a developer'],
  [`${apis}the-runbook-you-hand-over`]: ['hand the integration over', 'runbook'],
  [`${screen}a-sensor-a-light-or-software-that-calls`]: [
    'trigger a help request from a camera',
    'automated triggers',
    'wire a light to a help request',
  ],
  [`${webhooks}repeat-a-call-safely`]: ['retry without doing it twice', 'duplicate call'],
  [`${apis}safe-to-send-again`]: ['which calls are idempotent'],
  [`${apis}what-to-do-on-each-status`]: ['which errors to retry'],
  [`${apis}time-limits-and-repeats`]: ['timeout', 'backoff', 'how long to wait for an answer'],
  [`${apis}how-often-to-ask`]: [
    'polling interval',
    'how often to poll',
    'python code that polls open requests older than five minutes',
  ],
  [`${apis}what-to-keep`]: ['what to store in my database'],
  [`${apis}when-a-key-ends`]: ['does a key expire', 'key quit at midnight'],
  [`${apis}keys-for-production`]: ['real keys instead of demo keys'],
  [`${apis}test-before-you-go-live`]: ['staging', 'test environment'],
  [`${trouble}check-what-a-server-said`]: ['record traffic', 'compare answers with the docs'],
  [`${trouble}by-status-code`]: ['what does 403 mean', 'http codes'],
  [`${trouble}read-a-422`]: ['validation error', 'which field is wrong'],
  [`${trouble}read-a-404`]: ['unknown id'],
  [`${trouble}search-stays-on-loading`]: ['search does not load'],
  [`${trouble}the-page-was-not-found`]: ['dead link'],
  [`${trouble}the-page-reloads-by-itself`]: ['page refreshes'],
  // Operations
  [`${requestApi}claim-request`]: ['assign a request to a person'],
  [`${requestApi}mark-on-the-way`]: ['tell from code that somebody comes'],
  [`${requestApi}complete-request`]: ['close a request from code', 'mark a request as done'],
  [`${requestApi}cancel-request`]: ['withdraw a request from code'],
  [`${requestApi}track-request`]: ['poll a request', 'read the state of one request'],
  [`${requestApi}press-call-button`]: [
    'trigger a help button press from code, program, app',
    'simulate a press',
    'create a request from code',
  ],
  [`${requestApi}update-call-button-request`]: ['end a request by its message id'],
  [`${lockerApi}report-cabinet-status`]: ['device tells the server which doors are open'],
  [`${lockerApi}list-lockers`]: ['find an empty cabinet', 'which cabinets are free'],
  [`${lockerApi}create-order`]: ['assign an order to a cabinet from code'],
  [`${lockerApi}command-cabinet`]: ['open a cabinet over the api', 'change the size of a cabinet'],
  [`${lockerApi}complete-cabinet-order`]: ['mark an order as collected from code'],
  [`${lockerApi}send-customer-command`]: ['customer opens with a code over the api'],
  [`${lockerApi}wrong-open-codes`]: ['guess a code', 'brute force'],
  [`${radioApi}send-generic-message`]: [
    'make radios say a sentence from my program, code, script, send a spoken message',
    'speak a text over the api',
  ],
  [`${radioApi}receive-text-message`]: ['incoming text over the api'],
  // Every interface
  [`${apis}quickstart`]: [
    'run it locally on my laptop with fake data, without hardware',
    'hello world',
  ],
  '/docs/requirements#which-api-key-goes-in-which-header': [
    'where does the api key go, 401 unauthorised',
    'keeps saying unauthorized, which credential to send',
    'one key for all three APIs',
  ],
  '/docs/troubleshooting#a-key-works-for-one-store-and-not-for-another': [
    'difference between 401 and 403',
    'key works for one store only',
  ],
  '/docs/getting-started/subscription#your-organization-id-and-location-id': [
    'which store identifier to send',
    'find the location id',
  ],
  '/docs/call-for-help/digital-call-buttons#a-kiosk-or-app-of-your-own': [
    'our own kiosk with a help button',
    'create a request from our kiosk',
    'kiosk customer walks off',
  ],
  '/docs/call-for-help/digital-call-buttons#more-on-the-card-a-product-a-picture-a-note': [
    'add a product name, text, detail to a help request',
    'extra fields on the request',
    'put our own data on the card',
  ],
  '/docs/call-for-help/settings#your-own-staff-app-or-another-chat-service': [
    'own staff app instead of teams',
    'claims and completes through the api',
    'send the cards to slack',
  ],
  '/docs/call-for-help/call-buttons#what-a-press-does': [
    'pressed 3 times, only one request, second press within a minute',
    'same aisle has an open request',
    'existing request or a 409',
  ],
  [`${apis}production-readiness`]: ['ready for production'],
  [`${apis}what-an-error-looks-like`]: ['format of an error'],
  [`${apis}rate-limits`]: ['how many calls per minute'],
  [`${apis}lists-filters-and-pagination`]: [
    'only getting part of the list, rows missing, next page of results',
    'next page of results',
    'sort and filter',
  ],
  [`${apis}health-checks`]: ['is the server up', 'liveness probe'],
  [`${apis}signals-to-monitor`]: [
    'which api failures to alert on',
    'silently not getting help requests',
  ],
  [`${apis}one-order-in-several-cabinets`]: [
    'one order needs several locker doors, more than one door, too big for one',
    'split an order over two cabinets',
  ],
  [`${apis}who-chooses-the-open-code`]: ['choose our own pickup code'],
  [`${apis}the-same-code-answers-401-in-production`]: ['is the key per environment'],
  [`${apis}a-code-was-seen-or-is-in-a-log`]: [
    'replace a pickup code by api',
    'pickup code in plain text',
  ],
  [`${apis}versions-of-the-apis`]: [
    'breaking changes',
    'deprecated calls',
    'unexpected value of an enum, generated java client fails, add values without a new version',
  ],
  [`${apis}times-and-time-zones`]: ['timestamp format', 'which time zone'],
  [`${apis}calls-from-a-browser`]: ['cors error', 'call from the frontend'],
  [`${apis}open-a-door-and-close-it-after-a-delay`]: [
    'open a locker door remotely',
    'python example that opens a cabinet and closes it again after seconds, code to open and close a door, delay, timer',
  ],
  [`${locker}unauthorized-invalid-api-key`]: [
    'keeps saying unauthorized',
    'lockers api answers 401, the same key works on the call for help api',
  ],
  '/docs/radio/intro#voice-language-and-speed': [
    'make the radio speak to one department or channel, in spanish',
  ],
  [`${apis}know-when-a-request-is-claimed-or-completed`]: [
    'get told, notified when someone claims a request',
    'know when a request has been claimed, finished, changed status',
    'subscribe to changes of a request',
  ],
  [`${apis}orderup-curbside-media-mystore-and-text-for-help`]: [
    'push a notice, picture or content to store screens from code',
    'tell the store from our app that a car arrived',
    'POS, till, kitchen system updates the order screen by itself',
  ],
  [`${apis}two-callers-at-the-same-moment`]: ['all doors full when placing an order'],
  [`${apis}find-a-free-cabinet`]: [
    'check that the locker has space, room before checkout, availability',
    'no free doors when placing an order, none left, locker full',
  ],
  [`${apis}a-locker-order-from-start-to-end`]: [
    'create locker order from our web shop, online shop, e-commerce, from my system',
  ],
  [`${apis}a-program-that-presses-and-follows`]: [
    'whole program in Python or JavaScript, script that polls a request',
    'loop until the request is claimed or done',
  ],
  [`${apis}a-program-that-opens-a-door-and-waits`]: [
    'script that opens a door and waits until it is closed, Python',
  ],
  [`${webhooks}customer-texts-in-your-help-desk-software`]: [
    'pipe, forward, sync customer texts into our helpdesk, ticket system, Zendesk, CRM',
  ],
  [`${webhooks}a-ready-made-client-library-sdk`]: [
    'ready made library instead of raw http, sdk for node, is there an npm client library',
  ],
  [`${locker}an-order-was-sent-twice`]: [
    'retry made duplicate locker orders, same order created twice, two doors for one order, timed out and sent again',
  ],
  '/docs/radio/intro#was-it-spoken-or-does-it-wait': [
    'did my radio message actually play, was it heard, sent while the device is offline',
  ],
  [`${apis}checklist-before-you-go-live`]: ['move from local demo to production'],
  [`${apis}bulk-export-to-a-data-warehouse`]: ["pull last month's requests for reporting"],
};
