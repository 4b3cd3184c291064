import { apis, counter, setup, texting, twilio, waits } from './plan-pages.ts';
import { car, locker, media, screen, suite, trouble } from './store-pages.ts';

/** What help centers of other vendors are asked, and needs a section whose own words are others. */
export const helpCenterSayings: Record<string, string[]> = {
  [`${trouble}i-claimed-it-by-mistake-or-cannot-go`]: ['reassign a request to another employee'],
  [`${screen}the-page-stays-white-after-a-scan`]: [
    'scanned the QR code and it says page not found',
  ],
  [`${setup}service-channel`]: ['change who gets notified, on weekends'],
  [`${waits}a-report-for-each-store-and-month`]: ['daily summary report by email'],
  [`${waits}who-has-never-claimed-a-request`]: ['response time by employee, leaderboard'],
  [`${suite}there-is-no-network`]: ['scanner will not connect to the store wifi'],
  [`${suite}a-cabinet-is-broken`]: ['locker says out of order'],
  [`${suite}a-customer-has-two-codes`]: ['customer got two codes'],
  [`${suite}a-customer-wants-a-refund`]: ['refund an order that was in the locker too long'],
  [`${locker}a-door-does-not-open`]: ['key to open a locker by hand, manually'],
  [`${apis}does-it-fit-sizes-dimensions-and-weight`]: ['big locker for furniture'],
  [`${apis}add-stores-buttons-and-users-by-api`]: ['list of employees or users from the API'],
  [`${apis}versions-of-the-apis`]: ['changelog, notice of breaking changes'],
  [`${texting}intro#the-customer-means-another-store`]: [
    'transfer a text conversation to another store',
  ],
  [`${texting}intro#a-customer-wants-no-more-texts`]: ['customer says he never agreed to texts'],
  [`${twilio}keep-a-number-you-already-have`]: ['move our number from another provider'],
  [`${twilio}a-registration-was-rejected`]: ['10DLC brand or campaign registration rejected'],
  [`${counter}intro#a-tone-when-an-order-is-ready`]: ['order number called out by a loudspeaker'],
  [`${counter}intro#the-board-shows-another-stores-orders`]: [
    'screen shows orders from another store, wrong store',
  ],
  [`${counter}intro#how-high-to-hang-the-order-screen`]: [
    'customers cannot read the order screen, too small, too far',
  ],
  [`${car}the-wrong-car-got-the-bags`]: ['curbside customer has the wrong order'],
  [`${car}cold-frozen-and-dry-goods-in-one-order`]: ['split a curbside order, frozen and dry'],
  [`${media}it-is-too-quiet-or-a-video-is-silent`]: [
    'audio too quiet in the garden center, turn it up',
    'video without sound on the screen',
  ],
};
