import {
  counter,
  curbside,
  iot,
  mystore,
  needs,
  radio,
  setup,
  start,
  support,
  texting,
  waits,
} from './plan-pages.ts';
import { button, locker, media, screen } from './store-pages.ts';

/** What people say who buy, install and roll out, and need a section whose own words are others. */
export const rolloutSayings: Record<string, string[]> = {
  // Starting
  [`${start}best-practices#plan-one-store-first`]: ['pilot store', 'where to begin'],
  [`${start}best-practices#roll-out-to-many-stores`]: ['all stores', 'in waves'],
  [`${start}best-practices#effort-to-plan-with`]: ['how long does a rollout take', 'hours of work'],
  [`${start}best-practices#name-forty-locations`]: ['naming convention for stores'],
  [`${start}best-practices#exit-rules-of-the-pilot`]: ['when is the pilot over'],
  [`${start}best-practices#roll-back`]: ['go back to the old way', 'stop the rollout'],
  [`${start}best-practices#training`]: [
    'training sheet to sign, who was trained, proof of training',
    'teach the staff',
    'course',
  ],
  [`${start}best-practices#protect-keys`]: ['leaked key', 'where to keep secrets'],
  [`${start}best-practices#five-minute-staff-drill`]: ['practice with the team', 'exercise'],
  [`${start}best-practices#make-it-yours`]: ['own logo on a poster', 'edit a sign'],
  [`${start}best-practices#all-sheets`]: [
    'printable sheet for the break room',
    'download posters',
    'everything to print',
  ],
  [`${start}microsoft-teams#allow-the-app`]: ['teams blocks the app', 'unblock the app'],
  [`${start}microsoft-teams#pin-for-frontline-staff`]: [
    'keep the app visible',
    'app at the top of teams',
  ],
  [`${start}ringcentral#how-cards-behave-in-ringcentral`]: ['buttons on a ringcentral card'],
  [`${start}bluefletch#allow-the-app`]: ['launcher does not show the app'],
  [`${start}subscription#find-what-you-have`]: ['what did we buy', 'which products do we have'],
  [`${start}subscription#add-or-change-a-product`]: [
    'order another product',
    'close a store',
    'open a new store',
  ],
  [`${start}subscription#who-to-ask`]: ['price', 'invoice', 'contract'],
  [`${counter}intro#run-a-drill`]: ['practice orders at the counter'],
  [`${counter}resources#hand-over-in-four-steps`]: ['give an order out at the counter'],
  [`${counter}resources#counter-sign`]: ['sign for the counter'],
  // Before and after
  '/docs/requirements#who-opens-a-connection-to-whom': ['direction of traffic', 'inbound ports'],
  '/docs/requirements#questions-for-it': ['proxy', 'what to ask the network team'],
  '/docs/requirements#checklist-by-product': ['what do I need for lockers'],
  '/docs/support#what-to-send': ['details that support needs'],
  [`${support}contact`]: [
    'how to reach support',
    'email of support',
    'change the account contact',
    'who is our account contact',
  ],
  [`${support}many-stores-fail-at-the-same-time`]: ['what happens if twilio fails'],
  [`${texting}intro#what-these-docs-do-not-cover`]: ['who can see customer texts'],
  [`${waits}a-report-for-each-store-and-month`]: [
    'report by email',
    'show the board that this works',
    'average wait by district',
    'which numbers can I pull myself',
  ],
  '/docs/support#not-for-emergencies': ['fire brigade', 'call 911'],
  '/docs/support#report-a-docs-mistake': ['typo on a page', 'wrong documentation'],
  [`${support}copy-this-report`]: ['template for a ticket'],
  [`${support}whom-to-ask-first`]: [
    'who can help me',
    'who to call',
    'whom do I call for lockers, buttons, radios',
  ],
  '/docs/requirements#accounts': ['which accounts do we need'],
  '/docs/troubleshooting#contacts-of-your-store': ['who is in charge of what'],
  // First looks
  '/docs/intro#what-the-suite-does': ['what is this for'],
  '/docs/intro#products-at-a-glance': ['which products are there'],
  '/docs/intro#how-the-parts-fit': ['architecture', 'how it all works together'],
  '/docs/intro#you-write-code': ['where do developers start'],
  [`${media}good-practice-for-in-store-screens-and-sound`]: ['how loud may music be'],
  [`${mystore}intro#what-mystore-is`]: ['what is mystore for'],
  [`${start}subscription#what-a-subscription-decides`]: ['what is included'],
  // Planning and setting up
  [`${button}how-many-buttons-a-store-needs`]: ['number of buttons to buy'],
  [`${setup}change-the-words-of-an-option`]: ['rename a reason', 'reword a choice'],
  [`${setup}where-a-request-came-from`]: ['was it answered in teams or in the browser'],
  [`${iot}first-press`]: ['try a new device'],
  [`${start}best-practices#workspace-for-all-stores`]: [
    'plan many stores at once',
    'import stores',
  ],
  [`${start}best-practices#review-weekly`]: ['what to look at every week'],
  [`${start}best-practices#rollout-checklist`]: ['list of steps for the rollout'],
  [`${start}microsoft-teams#shared-devices`]: ['shared phone in teams'],
  [`${start}ringcentral#allow-the-app`]: ['ringcentral blocks the app'],
  [`${start}ringcentral#review-permissions`]: ['what may the app do in ringcentral'],
  [`${start}ringcentral#make-it-reachable-on-the-floor`]: ['alert sound of ringcentral'],
  [`${start}bluefletch#sign-in`]: ['sign in on a shared handheld'],
  [`${mystore}twilio#keep-a-number-you-already-have`]: ['use our existing number', 'landline'],
  [`${mystore}twilio#texts-to-one-carrier-are-blocked`]: ['only one carrier blocks our texts'],
  [`${mystore}user-management#somebody-has-rights-over-too-many-stores`]: [
    'gave someone too many rights',
    'see who has which rights',
  ],
  [`${media}set-a-limit-or-a-schedule-for-the-volume`]: ['limit the volume', 'schedule the volume'],
  '/docs/requirements#police-a-court-or-an-insurer-asks-for-records': [
    'police want to know who opened a locker',
    'lawyers want a record',
    'legal hold on records',
    'how far do the records go',
  ],
  [`${start}subscription#cancel-the-subscription-or-end-a-product`]: [
    'if we do not renew',
    'get our request history out',
  ],
  [`${support}after-an-incident-cause-timeline-and-credit`]: [
    'root cause of the incident',
    'credit after an incident',
  ],
  [`${start}subscription#you-take-over-without-a-handover`]: [
    'inherited this from someone who retired',
  ],
  [`${start}best-practices#know-when-an-order-stays-too-long`]: [
    'alert when food is left in a heated locker',
  ],
  [`${mystore}user-management#access-for-a-vendor-for-a-time`]: [
    'read-only access for two weeks',
    'access that ends by itself',
  ],
  [`${curbside}settings#without-numbered-bays`]: ['parking lot without numbers'],
  [`${curbside}settings#no-phone-signal-where-customers-park`]: ['no cell signal in the garage'],
  [`${media}limit-who-may-publish-and-find-out-who-did`]: [
    'who uploaded this to the screen',
    'who can publish to the screens',
  ],
  [`${counter}intro#hardware-and-tv-for-orderup`]: [
    'set up a pickup number screen on a TV, display, monitor',
    'smart tv for orders',
    'hardware for orderup',
  ],
  [`${radio}installation#quiet-in-one-part-of-the-store`]: ['announce only in the front'],
  [`${radio}resources#the-edge-device-and-the-license`]: ['fcc license for the edge device'],
  [`${mystore}twilio#texts-from-unregistered-numbers`]: ['carrier blocks our texts'],
  [`${mystore}intro#after-the-first-week`]: ['follow up after going live'],
  [`${mystore}user-management#who-needs-access`]: ['who gets an account'],
  [`${mystore}user-management#where-a-new-colleague-needs-access`]: [
    'which systems for a new person',
  ],
  [`${texting}settings#test-the-settings`]: ['send a test text'],
  [`${texting}intro#before-you-publish-a-number`]: ['is the number ready for customers'],
  [`${texting}resources#small-sign-for-a-shelf`]: ['sign on a shelf'],
  [`${texting}resources#poster-for-an-entrance`]: ['poster at the door'],
  [`${texting}resources#opt-out-text`]: ['wording of the answer to stop'],
  [`${radio}intro#path-of-a-message`]: ['how does a text become speech'],
  [`${radio}intro#the-four-fields-of-a-generic-message`]: ['what must a message contain'],
  [`${radio}radio-atc#where-a-fault-is`]: ['find out which part fails'],
  [`${radio}troubleshooting#in-which-order-radio-checks`]: ['why 403 before 422'],
  [`${curbside}intro#the-flow`]: ['curbside step by step'],
  [`${curbside}intro#how-customers-say-they-are-here`]: ['how does the customer check in'],
  [`${curbside}resources#sign-at-the-entrance-of-the-lot`]: ['sign that shows the way in'],
  [`${curbside}usage#the-customer-comes-too-early`]: ['is here before the order is due'],
  // When something changes
  [`${button}aisles-get-new-numbers`]: [
    'rename buttons after a remodel',
    'change where a button says it is',
  ],
  [`${screen}print-more-codes`]: ['print more scan signs', 'new qr signs', 'waterproof code'],
  [`${setup}languages`]: ['which parts are in French'],
  [`${setup}requests-of-one-department`]: [
    'only requests of one department',
    'channel for each department',
  ],
  [`${setup}when-nobody-claims-in-time`]: [
    'escalate an unclaimed request',
    'second alert to the manager on duty',
  ],
  [`${mystore}twilio#change-the-account-or-the-number`]: [
    'new twilio account',
    'texts stopped after we changed the number',
  ],
  [`${mystore}user-management#when-access-must-end-today`]: [
    'remove access now',
    'still has the app on her own phone',
    'how fast does access end',
  ],
  [`${mystore}user-management#add-many-people-at-once`]: [
    'import users from a csv',
    'bulk upload of staff',
  ],
  [`${start}microsoft-teams#which-microsoft-license-staff-need`]: [
    'microsoft license for staff',
    'f1 or f3',
  ],
  [`${radio}installation#which-radios-work`]: [
    'which radios are compatible',
    'radio models that work',
  ],
  [`${counter}intro#connect-a-web-shop`]: [
    'shopify, salesforce, pos or crm connector, plugin, integration, ready orders from our shop',
  ],
  [`${needs}who-runs-the-servers-and-where`]: [
    'kubernetes, docker, self-hosted, on-premises, cloud, deploy the radio server, where does the server run, local network',
  ],
  [`${support}something-fails-outside-office-hours`]: [
    'saturday, night, sunday, holiday, after hours, weekend, emergency number of the provider',
  ],
  [`${start}subscription#hardware-you-already-own`]: [
    'third party lockers, other manufacturer, existing hardware, compatible, reuse our own',
  ],
  [`${curbside}settings#how-long-an-order-waits-for-its-customer`]: [
    'not picked up, no-show limit, pickup window, time limit, abandoned, expire, hold time',
  ],
  [`${needs}consent-recording-and-signs`]: [
    'consent law for recording radio traffic and texting, wiretap, two-party state, signage, california, illinois, legal',
  ],
  [`${mystore}user-management#give-a-person-access-to-mystore`]: [
    'add a manager to MyStore, login, create an account, user for the store app',
  ],
  [`${mystore}user-management#add-a-person-to-the-stores-channel`]: [
    'add a new hire to the channel, to a Teams channel',
  ],
  [`${radio}installation#plug-it-in-and-switch-it-on`]: [
    'box arrived, plug in the radio gateway, power cable, lights on the box',
  ],
  [`${radio}installation#send-fewer-radio-messages`]: [
    'too many announcements, fewer radio messages, switch some off, chatter all day',
  ],
  [`${radio}troubleshooting#the-edge-device-shows-as-offline`]: [
    'radio gateway box shows offline, not connected, lost network',
  ],
  [`${media}announce-something-in-some-stores-on-certain-dates`]: [
    'schedule a holiday announcement, Christmas promo over the loudspeakers, in only some stores, December',
  ],
  [`${media}a-screen-still-shows-an-old-ad`]: [
    'screen still showing an old ad, advert, promotion, refresh the content',
  ],
  [`${button}find-the-fault-in-one-button`]: [
    'button in aisle 7 dead, only this button, one wireless button stopped',
  ],
  [`${needs}ask-for-addresses-and-ports`]: [
    'which hosts, ip ranges and ports to allow in the firewall',
  ],
  [`${counter}intro#your-logo-and-colors-on-the-order-screen`]: [
    'put our logo on the order screen, company colors, branding, customize the look of the ready board',
  ],
  [`${start}microsoft-teams#what-it-has-to-approve`]: [
    'what does IT need to approve for Teams, admin checklist, approval list',
  ],
  [`${mystore}user-management#hide-parts-of-mystore-that-a-store-does-not-use`]: [
    'hide things we do not use in MyStore',
  ],
  [`${mystore}user-management#limit-a-regional-manager-to-some-stores`]: [
    'regional manager only sees her ten stores',
  ],
  [`${mystore}user-management#which-stores-do-not-use-mystore`]: [
    'which stores are not using the app',
  ],
  [`${mystore}user-management#let-a-store-manager-add-people`]: [
    'what can managers do, regular employees',
  ],
  [`${screen}lock-a-tablet-to-the-page`]: ['use a tablet as a help button, kiosk'],
  [`${button}battery-light-and-range`]: ['how far can wireless buttons be from the receiver'],
  [`${waits}the-busiest-button-or-aisle`]: ['most button presses by aisle'],
  [`${button}who-mounts-the-buttons`]: ['who puts up the buttons, us or an installer, technician'],
  [`${locker}place-a-locker`]: [
    'what to get ready before lockers arrive',
    'stand outside in the rain, outdoors',
  ],
  [`${locker}move-a-locker-to-another-store`]: ['move a locker cabinet to another store'],
  [`${start}best-practices#before-the-boxes-arrive`]: [
    'what a store needs before rolling out call buttons',
  ],
  [`${start}best-practices#how-many-of-each-to-order`]: [
    'how many locker doors for 40 orders a day',
  ],
  [`${needs}firewall-request-to-copy`]: ['firewall for the radio box, lockers, buttons'],
  [`${needs}what-is-kept-about-people`]: ["customers' phone numbers from texts, kept or not"],
};
