const locker = '/docs/lockers/intro#';
const webhooks = '/docs/apis/webhooks#';
const apis = '/docs/category/apis#';
const trouble = '/docs/troubleshooting#';
const requestApi = '/docs/apis/call-for-help#';
const lockerApi = '/docs/apis/lockers#';
const radioApi = '/docs/apis/radio#';

/** What people say who write programs, and need a section whose own words are others. */
export const interfaceSayings: Record<string, string[]> = {
  [`${locker}how-a-pickup-works`]: ['how do lockers work'],
  [`${locker}parts-of-a-locker`]: ['id or key of a cabinet', 'two numbers of a cabinet'],
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
  [`${webhooks}in-code`]: ['signature in python', 'check a signature in java'],
  [`${webhooks}a-worked-example`]: ['test vector of a signature'],
  [`${webhooks}keep-it-safe`]: ['secure a webhook'],
  [`${webhooks}call-from-your-code`]: ['typescript library', 'npm package', 'sdk'],
  [`${webhooks}generate-a-client`]: ['python client', 'code generator', 'client in my language'],
  [`${webhooks}hold-a-server-to-the-docs`]: ['check my own server', 'conformance', 'contract test'],
  [`${webhooks}serve-a-coding-agent`]: ['mcp', 'assistant that writes code', 'copilot'],
  [`${webhooks}repeat-a-call-safely`]: ['retry without doing it twice', 'duplicate call'],
  [`${apis}safe-to-send-again`]: ['which calls are idempotent'],
  [`${apis}what-to-do-on-each-status`]: ['which errors to retry'],
  [`${apis}time-limits-and-repeats`]: ['timeout', 'backoff', 'how long to wait for an answer'],
  [`${apis}how-often-to-ask`]: ['polling interval', 'how often to poll'],
  [`${apis}what-to-keep`]: ['what to store in my database'],
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
  [`${requestApi}press-call-button`]: ['simulate a press', 'create a request from code'],
  [`${requestApi}update-call-button-request`]: ['end a request by its message id'],
  [`${lockerApi}report-cabinet-status`]: ['device tells the server which doors are open'],
  [`${lockerApi}list-lockers`]: ['find an empty cabinet', 'which cabinets are free'],
  [`${lockerApi}create-order`]: ['assign an order to a cabinet from code'],
  [`${lockerApi}command-cabinet`]: ['open a cabinet over the api', 'change the size of a cabinet'],
  [`${lockerApi}complete-cabinet-order`]: ['mark an order as collected from code'],
  [`${lockerApi}send-customer-command`]: ['customer opens with a code over the api'],
  [`${lockerApi}wrong-open-codes`]: ['guess a code', 'brute force'],
  [`${radioApi}send-generic-message`]: ['speak a text over the api'],
  [`${radioApi}receive-text-message`]: ['incoming text over the api'],
  // Every interface
  [`${apis}quickstart`]: ['hello world'],
  [`${apis}production-readiness`]: ['ready for production'],
  [`${apis}what-an-error-looks-like`]: ['format of an error'],
  [`${apis}rate-limits`]: ['how many calls per minute'],
  [`${apis}lists-filters-and-pagination`]: ['next page of results', 'sort and filter'],
  [`${apis}health-checks`]: ['is the server up', 'liveness probe'],
  [`${apis}versions-of-the-apis`]: ['breaking changes', 'deprecated calls'],
  [`${apis}times-and-time-zones`]: ['timestamp format', 'which time zone'],
  [`${apis}calls-from-a-browser`]: ['cors error', 'call from the frontend'],
};
