/** A glossary term. It has one meaning on every page, and is marked on at least one. */
export interface Term {
  /** The last part of its anchor in the glossary, `word-…`. */
  slug: string;
  name: string;
  /** One or two sentences of Markdown. */
  meaning: string;
  /**
   * The inflections to mark in running text, where the term always has this meaning. A term that is also an
   * everyday word, such as "close", has none and is never marked.
   */
  forms: string[];
  /** Search synonyms that the docs do not use. */
  also?: string[];
  /** The products on whose pages the term has this meaning; all if omitted. */
  products?: string[];
}

const callForHelp = ['call-for-help'];

/** In alphabetical order, as /docs/intro#words-we-use lists them. */
export const glossary: Term[] = [
  {
    slug: 'account-contact',
    name: 'Account contact',
    meaning: 'The person at the provider or partner who looks after your company.',
    forms: [],
    also: ['account manager', 'sales rep'],
  },
  {
    slug: 'cabinet',
    name: 'Cabinet',
    meaning: 'One space in a locker, with its own door.',
    forms: ['cabinet', 'cabinets'],
    also: ['box', 'compartment', 'cubby', 'bin'],
  },
  {
    slug: 'call-button',
    name: 'Call button',
    meaning: 'A device that a customer presses to ask for staff.',
    forms: ['call button', 'call buttons'],
    also: ['buzzer', 'bell', 'help button'],
  },
  {
    slug: 'call-button-key',
    name: 'Call button key',
    meaning: 'The secret in the `Authorization` header of a call button.',
    forms: ['call button key', 'call button keys'],
  },
  {
    slug: 'claim',
    name: 'Claim',
    meaning: 'To take responsibility for a request.',
    forms: ['claim', 'claims', 'claimed'],
    also: ['accept', 'grab'],
    products: callForHelp,
  },
  {
    slug: 'demonstration-data',
    name: 'Demonstration data',
    meaning: 'An invented store with fake keys, used in every example.',
    forms: ['demonstration data'],
    also: ['sample data', 'dummy data', 'test data'],
  },
  {
    slug: 'device-key',
    name: 'Device key',
    meaning: 'The secret that identifies one call button: `device_key`.',
    forms: ['device key', 'device keys'],
  },
  {
    slug: 'edge-device',
    name: 'Edge device',
    meaning: 'A device in the store that turns Radio text into speech.',
    forms: ['edge device', 'edge devices'],
    also: ['gateway', 'voice box'],
  },
  {
    slug: 'edge-id',
    name: 'Edge id',
    meaning: 'The identifier of one edge device: `edgeId`.',
    forms: ['edge id', 'edge ids'],
  },
  {
    slug: 'locker',
    name: 'Locker',
    meaning: 'The whole unit: a set of cabinets under one name.',
    forms: ['locker', 'lockers'],
    also: ['parcel machine', 'pickup station', 'locker bank'],
  },
  {
    slug: 'on-the-way',
    name: 'On the way',
    meaning: 'The staff member who claimed a request is going to the customer.',
    forms: ['on the way'],
    also: ['otw', 'omw', 'en route'],
    products: callForHelp,
  },
  {
    slug: 'open-code',
    name: 'Open code',
    meaning: 'The code that opens the cabinet of one order.',
    forms: ['open code', 'open codes'],
    also: ['pickup code', 'pin'],
  },
  {
    slug: 'option',
    name: 'Option',
    meaning: 'What a customer can ask for, in English and French.',
    forms: ['option', 'options'],
    also: ['help topic', 'request type'],
    products: callForHelp,
  },
  {
    slug: 'reference-server',
    name: 'Reference server',
    meaning:
      'A server that comes with these docs. It decides what the API documents leave open; your account may differ.',
    forms: ['reference server', 'reference servers'],
    also: ['mock server', 'simulator', 'emulator'],
  },
  {
    slug: 'request',
    name: 'Request',
    meaning: 'One call for staff, from its start to its end.',
    forms: ['request', 'requests'],
    also: ['ticket', 'help call'],
    products: callForHelp,
  },
  {
    slug: 'sandbox',
    name: 'Sandbox',
    meaning:
      'The reference servers, running in this page. Nothing you send them leaves your device.',
    forms: ['sandbox'],
    also: ['playground', 'staging'],
  },
  {
    slug: 'secret-token',
    name: 'Secret token',
    meaning: 'The secret in the `secret_token` query parameter of most locker calls.',
    forms: ['secret token', 'secret tokens'],
  },
  {
    slug: 'service-channel',
    name: 'Service channel',
    meaning: 'The team-chat channel for a request: `teams_channel_id`.',
    forms: ['service channel', 'service channels'],
    also: ['chat room', 'chat group'],
  },
  {
    slug: 'signature',
    name: 'Signature',
    meaning: 'A code, made with a shared secret, that proves who sent a message.',
    forms: ['signature', 'signatures'],
    products: ['radio', 'mystore'],
  },
  {
    slug: 'time-out',
    name: 'Time out',
    meaning: 'To end because too much time has passed.',
    forms: ['time out', 'times out', 'timed out'],
    products: callForHelp,
  },
  {
    slug: 'webhook',
    name: 'Webhook',
    meaning: 'An address that another system calls when something happens.',
    forms: ['webhook', 'webhooks'],
  },
];
