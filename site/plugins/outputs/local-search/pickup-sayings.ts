import { counter, curbside, mystore, start, support, texting } from './plan-pages.ts';
import { car, locker, media, suite } from './store-pages.ts';

/** What is said at counters, curbs and screens, of texts and of MyStore, and needs a section whose own words are others. */
export const pickupSayings: Record<string, string[]> = {
  [`${car}no-bay-number`]: [
    'which car the order is for',
    'customer did not say which parking spot',
  ],
  [`${car}no-alert-when-a-car-arrives`]: [
    'no alert when a car pulls up',
    'device silent about arrivals',
  ],
  [`${car}how-fast-must-we-be-at-the-car`]: [
    'how fast to get to the car',
    'minutes until at the car, target time',
  ],
  [`${car}the-customer-does-not-want-an-item`]: [
    'not want one item at the car, refuses, take it back',
  ],
  [`${car}one-customer-has-two-orders`]: ['same car picking up two orders'],
  [`${car}the-customer-wants-to-pay-at-the-car`]: ['pay at the car, card reader'],
  [`${car}a-canceled-order-and-the-customer-is-coming`]: [
    'order cancelled while the customer is driving to the store',
  ],
  [`${curbside}intro#no-api-is-documented`]: ['cancel a curbside order by API, from the shop'],
  [`${curbside}settings#choose-who-gets-arrival-alerts`]: ['who gets told when a car arrives'],
  [`${curbside}settings#no-curbside-for-a-day`]: ['pause curbside today, bad weather, snow'],
  '/docs/intro#products-at-a-glance': ['first day, what are all these apps for'],
  [`${start}best-practices#plan-one-store-first`]: ['try it in one store first'],
  [`${support}many-stores-fail-at-the-same-time`]: ['is it only our stores, status page'],
  [`${support}contact`]: ['put our own phone numbers on the contact card'],
  [`${start}best-practices#make-it-yours`]: ['paper size for the signs'],
  [`${counter}intro#two-customers-have-the-same-number`]: [
    'two people with the same order number, same number twice',
  ],
  [`${counter}intro#a-tone-when-an-order-is-ready`]: [
    'make the order screen ding, chime, beep when ready, louder',
  ],
  [`${counter}intro#nobody-collects-an-order`]: [
    'called the number, nobody came, how long to leave it up',
  ],
  [`${counter}intro#old-numbers-are-left-on-the-board`]: [
    'clear the whole board at closing time',
    'do order numbers start over every morning',
    "yesterday's numbers still up",
  ],
  [`${counter}intro#put-a-finished-order-straight-to-ready`]: [
    'skip waiting, put it straight to ready',
  ],
  [`${counter}intro#the-power-was-out-are-the-numbers-lost`]: [
    'power went out, did we lose the numbers',
  ],
  [`${counter}intro#i-pressed-ready-and-the-screen-does-not-show-it`]: [
    "customer's number never showed on the board",
  ],
  [`${counter}intro#how-high-to-hang-the-order-screen`]: ['how high to hang the order display'],
  [`${counter}intro#hardware-and-tv-for-orderup`]: [
    'order screen wifi or cable',
    'two order screens in one store, one for each counter',
  ],
  [`${counter}intro#waiting-times-is-there-a-report`]: [
    'how long do counter orders take, report, statistics',
  ],
  [`${counter}intro#ads-on-the-order-screen`]: ['ads on the order screen when nobody is waiting'],
  [`${counter}intro#a-customer-does-not-want-a-name-on-the-screen`]: [
    'show names instead of numbers on the screen',
  ],
  [`${media}a-customer-complains-about-a-song`]: [
    'customer complained about a song, skip it, lyrics',
  ],
  [`${media}play-a-closing-message-now`]: ['play the closing soon message now'],
  [`${media}the-picture-is-sideways`]: [
    'picture on the TV is sideways, rotated, upside down, cut off',
  ],
  [`${media}the-screen-or-tv-stays-dark`]: ['TV by the entrance says no signal'],
  [`${media}switch-it-off-or-on`]: ['turn the screens on every morning'],
  [`${media}screens-dark-while-the-store-is-shut`]: ['shut screens off overnight automatically'],
  [`${media}different-music-in-one-area`]: ['different music in the garden center, zones'],
  [`${media}when-every-store-shows-it-and-proof-that-it-did`]: [
    'how long until a new picture shows in all stores',
    "proof that a supplier's ad actually played",
  ],
  [`${media}what-plays-without-a-connection`]: ['does the music keep playing offline'],
  [`${media}file-types-and-a-preview`]: [
    'preview a promo before it goes live',
    'which video format for screens, upload a video',
    'portrait or landscape, resolution of a screen',
  ],
  [`${texting}intro#the-customer-means-another-store`]: [
    'text was meant for a different store, another branch',
  ],
  [`${texting}intro#a-conversation-goes-quiet`]: [
    'done texting a customer, close or end a text conversation',
    'customer stopped texting back, leave it open, end it',
  ],
  [`${texting}intro#read-an-earlier-text-conversation`]: [
    "find yesterday's text conversation, old texts",
  ],
  [`${texting}intro#may-i-show-a-customer-our-shelf`]: ['send a customer a picture by text'],
  [`${texting}settings#count-unanswered-texts`]: ['how many texts went unanswered last week'],
  [`${texting}settings#a-number-of-its-own-for-a-department`]: [
    'separate text number for the pharmacy',
  ],
  [`${texting}settings#automatic-replies`]: ['change the first message that texters get'],
  [`${texting}resources#sign-wording`]: ['legal wording on the text us sign'],
  [`${mystore}intro#get-or-update-mystore`]: ['MyStore app looks old, how to update, version'],
  [`${mystore}intro#mystore-signs-me-out-again-and-again`]: ['MyStore keeps logging me out'],
  [`${mystore}intro#no-notices-from-mystore`]: [
    'no pop ups from MyStore on my phone, notifications',
  ],
  [`${mystore}intro#does-mystore-see-where-i-am`]: ['does MyStore track where I am, location, GPS'],
  [`${mystore}intro#clock-in-or-see-my-schedule`]: ['clock in with MyStore, time clock, schedule'],
  [`${mystore}intro#mystore-is-not-in-my-language`]: ['change the store app to Spanish'],
  [`${mystore}intro#what-to-check-first-in-mystore`]: [
    'what to look at first in MyStore, start of shift',
  ],
  [`${mystore}intro#i-work-in-two-stores`]: ['work at 2 stores, switch between them in MyStore'],
  [`${suite}my-device-is-lost-stolen-or-dead`]: ['store tablet got stolen'],
  [`${suite}check-every-cabinet-against-the-list`]: [
    'count, reconcile the lockers',
    'remove expired packages from all lockers, open all doors at once',
  ],
  [`${suite}a-lockers-screen-wants-a-staff-code`]: [
    'admin PIN for the locker screen, reboot the kiosk',
  ],
  [`${locker}customer-pickup`]: ['open a locker with a QR code instead of typing, scan it'],
  [`${start}best-practices#announce-it-to-customers`]: [
    'letter to customers that announces the lockers, email, tell shoppers',
  ],
  [`${curbside}settings#time-slots-for-pickup`]: [
    'schedule a pickup time slot, time window, how many cars fit',
  ],
  [`${curbside}settings#checks-at-the-car`]: ['what must the customer bring, ID for pickup'],
  [`${curbside}intro#how-customers-say-they-are-here`]: [
    'customer shares the location, geofence, GPS arrival',
  ],
  [`${texting}settings#who-answers`]: ['give an employee permission to text customers'],
  [`${texting}settings#one-text-to-many-customers-or-a-text-for-later`]: [
    'text blast, mass text, send to all customers',
    'schedule a text for later',
  ],
  [`${suite}which-locker-doors-are-free`]: ['see which locker doors are empty'],
  [`${locker}the-screen-shows-no-number`]: ['locker touchscreen frozen, does not react'],
  [`${locker}nobody-collects-an-order-from-the-locker`]: ['do customers get a reminder to pick up'],
  [`${counter}intro#an-order-is-ready-tell-the-customer`]: ['mark an order ready, number up'],
};
