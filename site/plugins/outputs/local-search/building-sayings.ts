import { apis, webhooks } from './plan-pages.ts';
import { locker, screen, suite } from './store-pages.ts';

/** What people say who build something of their own around the products. */
export const buildingSayings: Record<string, string[]> = {
  [`${apis}where-developers-ask-questions`]: [
    'where do developers ask questions, forum, technical contact',
  ],
  [`${webhooks}text-a-customer-first`]: ['can our system text a shopper first, outbound'],
  [`${webhooks}a-link-that-opens-a-text`]: [
    'link that opens a text with the question filled in, sms',
  ],
  [`${apis}orderup-curbside-media-mystore-and-text-for-help`]: [
    'show the order board inside our phone app',
    'send online shop orders into curbside',
    'read the numbers on the order board from code',
    'live prices from our database on screens',
    'link to our own tool in MyStore',
  ],
  [`${apis}versions-of-the-apis`]: ['will an api update break my code'],
  [`${apis}test-before-you-go-live`]: ['online sandbox for the whole team, hosted'],
  [`${apis}check-a-key-without-creating-anything`]: [
    'test a help call without bothering store people',
  ],
  [`${apis}checklist-before-you-go-live`]: ['demonstration ids to replace, switch to live'],
  [`${apis}which-id-support-asks-for`]: ['what info to give support when an api call fails'],
  [`${apis}quickstart`]: [
    'local demo will not start, port already in use',
    'reset demo data back to the beginning',
  ],
  [`${webhooks}missed-slow-or-out-of-order`]: [
    'do webhooks come in the right order',
    'got the same webhook twice',
    'how many seconds to answer a webhook',
  ],
  [`${screen}aisles-places-and-options-for-a-dropdown`]: ['list all help locations in one store'],
  [`${screen}a-kiosk-or-app-of-your-own`]: ['put a help button on our website'],
  [`${apis}send-a-pickup-code-again-or-replace-it`]: [
    'give a customer a new pickup code through the api',
  ],
  [`${apis}change-an-order-or-the-customers-details`]: [
    'change customer details on an existing locker order',
  ],
  [`${apis}alert-somebody-to-an-open-door`]: ['know if a locker door was left open'],
  '/docs/apis/lockers#list-lockers': ['get a list of cabinets and doors for a store'],
  [`${apis}who-chooses-the-open-code`]: ['put the pickup code in our own email'],
  [`${apis}the-status-of-a-locker-order`]: ['list of status values, states of a locker order'],
  [`${apis}know-when-an-order-was-collected`]: [
    'how do I know an order was picked up, customer took it',
  ],
  [`${apis}list-the-open-requests-of-a-store`]: [
    'all help requests still waiting, open, unclaimed',
    'get the open help requests for a store, wall board',
  ],
  [`${apis}when-the-api-lists-no-free-cabinet`]: [
    'what if all lockers are full, what does the api return',
  ],
  [`${locker}an-order-was-stolen`]: ['who opened a locker door'],
  [`${webhooks}no-webhook-arrives`]: ['not getting any webhooks, none received'],
  [`${webhooks}customer-texts-in-your-help-desk-software`]: ["api for customers' text messages"],
  [`${apis}know-when-a-request-is-claimed-or-completed`]: ['know when staff picked up the request'],
  [`${suite}by-status-code`]: ['keeps saying unauthorized on the first call'],
};
