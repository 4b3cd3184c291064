// cspell:ignore aadsts
import { createSearch, readIndex, writeIndex } from '@frontline/search';
import { describe, expect, it, test } from 'vitest';
import { sectionWordsOf, wordedSections } from '../plugins/outputs/local-search/section-words.ts';
import { synonyms } from '../plugins/outputs/local-search/synonyms.ts';
import { searchPages } from './search-pages.ts';

const pages = await searchPages();
const texts = pages.flatMap(({ sections }) => sections.map(({ text }) => text));
const titles = new Map(
  pages.flatMap(({ url, sections }) =>
    sections.map(({ anchor, title }) => [anchor ? `${url}#${anchor}` : url, title]),
  ),
);
const search = createSearch(readIndex(writeIndex(pages, synonyms)), { budget: Infinity });
const SHOWN = 3;

const listed = (question: string): string[] =>
  search
    .find(question, (section) => texts[section])
    .pages.flatMap(({ hits }) => hits.slice(0, SHOWN))
    .map(({ url }) => url);

describe('words for sections', () => {
  it('stand for sections that exist, each named by one audience or by several', () => {
    expect(wordedSections.length).toBeGreaterThan(100);
    for (const at of wordedSections) expect([...titles.keys()]).toContain(at);
  });

  it.each([...new Set(wordedSections)])('are not said twice: %s', (at) => {
    const [url = '', anchor = ''] = at.split('#');
    for (const line of sectionWordsOf(url, anchor)) {
      const all = line.split(' ');
      expect(all.filter((one, place) => all.indexOf(one) !== place)).toEqual([]);
    }
  });
});

/** What each audience asks, and the section that must come first. */
const asked: [string, string][] = [
  [
    'rollout plan for 200 locations',
    '/docs/getting-started/best-practices#roll-out-to-many-stores',
  ],
  [
    'alert when a device is down',
    '/docs/getting-started/best-practices#know-when-a-device-is-offline',
  ],
  [
    'shut down a location permanently',
    '/docs/getting-started/best-practices#close-a-store-for-good',
  ],
  ['how do I train store teams', '/docs/getting-started/best-practices#training'],
  ['wpa2 enterprise supported', '/docs/requirements#wi-fi-vlans-and-bandwidth'],
  ['zscaler', '/docs/requirements#proxies-and-tls-inspection'],
  ['saml okta', '/docs/requirements#single-sign-on-two-step-sign-in-and-passwords'],
  ['rbac', '/docs/requirements#who-may-claim-open-a-door-or-change-a-setting'],
  ['right to be forgotten', '/docs/requirements#a-person-asks-for-a-copy-or-for-deletion'],
  ['are we hit by a data breach', '/docs/requirements#data-was-lost-or-a-key-leaked'],
  ['previous admin left us without login', '/docs/mystore/user-management#take-over-an-account'],
  [
    'subpoena for text messages',
    '/docs/requirements#police-a-court-or-an-insurer-asks-for-records',
  ],
  ['where is the status page', '/docs/support#many-stores-fail-at-the-same-time'],
  [
    'exclude test presses from reports',
    '/docs/call-for-help/resources#leave-test-presses-out-of-the-figures',
  ],
  ['price list', '/docs/getting-started/subscription#prices'],
  ['iso 27001 certificate', '/docs/support#security-and-plans'],
  ['firmware update', '/docs/support#hardware-and-repairs'],
  [
    'migrate from teams to ringcentral',
    '/docs/call-for-help/settings#change-to-another-chat-service',
  ],
  ['after hours presses', '/docs/call-for-help/settings#hours'],
  ['deploy apk by mdm', '/docs/getting-started/bluefletch#allow-the-app'],
  ['opt-out law', '/docs/text-for-help/intro#opting-out'],
  ['docker compose', '/docs/category/apis#docker-and-environment-variables'],
  ['rotate keys without downtime', '/docs/category/apis#keys-for-production'],
  ['race condition on claim', '/docs/category/apis#two-callers-at-the-same-moment'],
  ['message_id or id', '/docs/category/apis#which-id-is-which'],
  ['reopen a completed request', '/docs/category/apis#what-no-call-does'],
  ['backward compatibility', '/docs/category/apis#versions-of-the-apis'],
  ['ios app directly call the api', '/docs/category/apis#calls-from-a-browser'],
  ['subscribe to events', '/docs/apis/webhooks#inbound-not-outbound'],
  ['announce something by api', '/docs/apis/webhooks#generic-message'],
  [
    'the card has a name but that person left for the day',
    '/docs/call-for-help/troubleshooting#a-colleague-claimed-it-and-does-not-go',
  ],
  ['button got bumped', '/docs/call-for-help/troubleshooting#it-was-a-false-alarm'],
  ['can I skip a request', '/docs/call-for-help/troubleshooting#everybody-is-busy'],
  ['no sale which reason', '/docs/call-for-help/troubleshooting#which-outcome-do-i-choose'],
  ['defective cabinet', '/docs/troubleshooting#a-cabinet-is-broken'],
  ['cabinet 4 hanging open', '/docs/lockers/intro#a-door-does-not-close'],
  ['resend code', '/docs/lockers/intro#the-customer-lost-the-code-or-has-none'],
  ['furious customer texting', '/docs/text-for-help/intro#a-text-is-rude-or-not-meant-for-us'],
  ['mispronounces names', '/docs/radio/troubleshooting#a-name-is-pronounced-wrong'],
  [
    'voice in my ear says someone needs help',
    '/docs/radio/troubleshooting#what-do-i-do-when-the-radio-speaks',
  ],
  ['kicked out of the app', '/docs/troubleshooting#i-cannot-sign-in'],
  ['tablet missing', '/docs/troubleshooting#my-device-is-lost-stolen-or-dead'],
  ['new here and a card comes up', '/docs/call-for-help/intro#answer-a-request'],
  ['pulled away after on the way', '/docs/call-for-help/troubleshooting#i-pressed-the-wrong-thing'],
  ['other label for a department', '/docs/call-for-help/settings#change-the-words-of-an-option'],
  ['who sees phone numbers of customers', '/docs/requirements#what-is-kept-about-people'],
  ['signature verification failing', '/docs/apis/webhooks#why-a-signature-is-refused'],
  ['bulk import staff', '/docs/mystore/user-management#add-many-people-at-once'],
  ['revoke open sessions of a person', '/docs/mystore/user-management#when-access-must-end-today'],
  [
    'do we need e3 for teams',
    '/docs/getting-started/microsoft-teams#which-microsoft-license-staff-need',
  ],
  ['which walkie talkies can we buy', '/docs/radio/installation#which-radios-work'],
  ['escalate if no one takes it', '/docs/call-for-help/settings#when-nobody-claims-in-time'],
  ['filter by department', '/docs/call-for-help/settings#requests-of-one-department'],
  ['renumbered aisles', '/docs/call-for-help/call-buttons#aisles-get-new-numbers'],
  ['laminated qr signs', '/docs/call-for-help/digital-call-buttons#print-more-codes'],
  ['we have a new twilio account', '/docs/mystore/twilio#change-the-account-or-the-number'],
  ['sanitize a tablet', '/docs/troubleshooting#a-device-is-dirty-or-wet'],
  ['umbrella forgotten', '/docs/troubleshooting#a-customer-left-something-behind'],
  ['beer driver underage', '/docs/curbside/usage#goods-with-an-age-limit'],
  ['carrier 30034', '/docs/mystore/twilio#texts-from-unregistered-numbers'],
  ['aadsts65001', '/docs/getting-started/microsoft-teams#review-permissions-and-consent'],
  ['tts device precedence 403 or 422', '/docs/radio/troubleshooting#in-which-order-radio-checks'],
  ['does it work without internet', '/docs/troubleshooting#there-is-no-network'],
];

test.each(asked)('answers "%s" with %s first', (question, at) => {
  expect(listed(question)[0]).toBe(at);
});
