import { mystore, radio, setup, start, support, texting, waits } from './plan-pages.ts';
import { button, media, request } from './store-pages.ts';

/** What owners, auditors and those who run many stores say, and need a section whose own words are others. */
export const ownerSayings: Record<string, string[]> = {
  // What planners, auditors and owners ask
  [`${button}replace-a-button-and-keep-spares`]: [
    'replacement buttons',
    'spare buttons',
    'replace a broken call button',
    'does a new button need pairing',
  ],
  [`${button}how-many-buttons-break-or-vanish-in-a-year`]: [
    'failure rate of buttons',
    'how long does a button last',
    'buttons get stolen',
  ],
  [`${setup}compared-with-a-pager-or-a-call-bell`]: [
    'why not a doorbell',
    'bell that rings a pager',
    'watch that vibrates, pager for staff instead of a phone',
  ],
  [`${setup}a-panic-button-for-staff`]: ['panic button law, silent response button for employees'],
  [`${setup}only-the-web-page-with-no-chat-app`]: [
    'no chat app at all',
    'only the web page on a tablet',
  ],
  [`${waits}customers-think-that-the-button-is-an-alarm`]: [
    'sign above the button',
    'customers are afraid to press',
  ],
  [`${start}bluefletch#bluefletch-or-teams-on-shared-devices`]: [
    'bluefletch versus teams',
    'bluefletch or teams',
  ],
  [`${start}best-practices#which-mix-of-warm-and-cold-cabinets`]: [
    'how many frozen cabinets',
    'mix of compartments',
  ],
  [`${start}best-practices#lockers-curbside-or-a-counter-which-needs-the-fewest-hours`]: [
    'lockers or curbside',
    'labor hours of pickup',
  ],
  [`${start}best-practices#a-planned-power-cut-with-food-in-the-lockers`]: [
    'planned power cut in a store',
    'electricity will be switched off',
  ],
  [`${start}subscription#franchise-owners-see-and-pay-for-their-own-stores`]: [
    'franchise owners',
    'bill each owner apart',
  ],
  [`${start}subscription#one-account-or-two-for-two-countries-or-brands`]: [
    'two banners under one parent',
    'stores in canada and the us',
  ],
  [`${support}service-for-lockers-fans-filters-and-door-seals`]: [
    'maintenance of lockers',
    'preventive maintenance',
  ],
  '/docs/requirements#who-changed-what': [
    'audit trail of settings',
    'somebody turned off a setting',
    'who turned off the message',
    'nobody says who changed it',
  ],
  [`${texting}resources#rules-for-the-staff-handbook`]: [
    'staff handbook',
    'policy for texting customers',
  ],
  [`${radio}installation#volume-and-quiet-hours`]: [
    'voice off at certain times',
    'schedule the voice',
    'does a mute stop the chat card',
    'off but still logged',
  ],
  [`${radio}installation#who-installs-it`]: [
    'who installs the edge device',
    'who installs the radio box',
    'install the edge box',
    'do we send a tech',
    'store manager installs it',
  ],
  [`${media}screens-when-an-alarm-sounds`]: [
    'screens during a fire alarm',
    'music stops at an alarm',
  ],
  // Questions of those who run many stores
  [`${request}explain-it-in-one-paragraph`]: ['explain call for help to my boss', 'short summary'],
  [`${texting}intro#call-for-help-or-text-for-help`]: [
    'difference between call for help and text for help',
    'diff between the two products',
    'would a store want both',
    'buttons or texts',
  ],
  [`${start}best-practices#no-figures-from-before-the-buttons`]: [
    'before and after comparison',
    'before/after',
    'nothing was measured before',
    'never timed it before',
    'show my boss it helped',
    'prove it worked afterwards',
    'no baseline',
    'prove that the buttons help',
  ],
  [`${start}best-practices#rename-a-store`]: [
    'change the name of a store',
    'store name misspelled on every card',
    'typo in the store name',
    'store name has a spelling mistake',
  ],
  [`${start}best-practices#training-videos-and-other-languages`]: [
    'training film in spanish',
    'staff who do not read',
  ],
  [`${start}best-practices#a-device-is-shown-as-inactive`]: [
    'inactive beside a device',
    'status of a device in the list',
    'last press',
  ],
  [`${start}best-practices#check-every-store-from-your-desk`]: [
    'readiness list for each store',
    'check the set-up remotely',
    'without visiting the store',
  ],
  [`${start}best-practices#copy-a-stores-setup`]: [
    'clone a store',
    'duplicate the configuration',
    'template for new stores',
  ],
  [`${start}subscription#a-location-was-deleted-by-mistake`]: [
    'deleted the wrong store',
    'restore a deleted location',
    'recycle bin',
    'undo a delete',
  ],
  [`${mystore}user-management#a-backup-while-you-are-away`]: [
    'going on vacation',
    'vacation cover for the administrator',
    'give my backup',
    'hand over for two weeks',
    'cover for me while i am away',
    'while i am out of office',
  ],
  [`${waits}who-has-never-claimed-a-request`]: [
    'associates who never claim',
    'who does not use it',
    'retrain people who do not answer',
  ],
  [`${waits}what-is-a-good-response-time`]: [
    'normal response time',
    'benchmark for waits',
    'average of other companies',
    'target time',
  ],
  [`${waits}waits-grew-after-more-buttons`]: [
    'response times got worse',
    'slower since we added buttons',
    'more buttons longer waits',
  ],
  [`${setup}two-channels-at-once`]: ['in two channels at once', 'manager on duty sees it too'],
  [`${setup}hours`]: [
    'opening hours of call for help',
    'hours of the buttons',
    'presses after hours',
    'button only on weekends',
    'buttons off on weekdays',
    'buttons active on certain days',
  ],
  [`${button}delete-a-button`]: ['remove a button', 'what happens if i delete a button'],
  [`${button}a-remodel-in-phases`]: ['remodel over several weeks', 'order of renaming and moving'],
  // The record
  [`${waits}request-fields`]: ['columns of a request'],
  [`${waits}tracking-fields`]: ['what does tracking answer'],
  [`${waits}twelve-waits`]: ['example of a percentile'],
  '/docs/call-for-help/troubleshooting#the-record-says-that-staff-arrived-and-they-did-not': [
    'arrived in the record but nobody was there',
  ],
};
