import { askedOn } from './asked-on.ts';

/** What readers ask before, around and after a rollout, in words that the sections do not have. */
export const askedOfPlans: Record<string, string[]> = {
  ...askedOn('/docs/getting-started/best-practices', {
    'close-a-store-for-good': ['remove a store'],
    'know-when-an-order-stays-too-long': ['locker order was not picked up, expired'],
    'rollout-checklist': ['install call for help'],
    'which-mix-of-warm-and-cold-cabinets': ['how many freezer doors'],
    'what-works-while-a-store-is-cut-off': ['offline, Wi-Fi is down, what happens to a press'],
    'name-locations-buttons-and-channels': [
      'how to name buttons so that staff find the shelf',
      'naming convention',
    ],
    'all-sheets': ['list of all signs', 'every poster and card to print'],
    'a-device-is-shown-as-inactive': ['device seems dead in a list'],
    training: ['train the store managers', 'training guide for associates'],
    'training-videos-and-other-languages': ['video that shows how to use it'],
    'announce-it-to-staff': ['staff do not want it, resistance'],
    'open-a-new-store': [
      'add a store',
      'add a new store to call for help',
      'seasonal store, pop-up',
    ],
  }),
  ...askedOn('/docs/getting-started/bluefletch', {
    'what-it-does': ['what is BlueFletch'],
    'before-you-start': ['what BlueFletch needs from us'],
  }),
  ...askedOn('/docs/getting-started/microsoft-teams', {
    'before-you-start': ['what Teams needs from us'],
  }),
  ...askedOn('/docs/getting-started/ringcentral', {
    'before-you-start': ['RingCentral setup, set up RingCentral', 'what RingCentral needs from us'],
    'choose-the-service-channel': ['RingCentral team for cards'],
    'make-it-reachable-on-the-floor': ['alerts in a noisy place'],
  }),
  ...askedOn('/docs/getting-started/subscription', {
    prices: [
      'what happens to the bill when we add stores',
      'cost of an edge device',
      'call for help price',
      'text for help price',
      'orderup price',
      'mystore price',
      'curbside price',
      'media price',
      'cost of lockers',
    ],
    'cancel-the-subscription-or-end-a-product': [
      'remove the lockers for good',
      'uninstall everything, we stop using it',
    ],
    'a-bill-is-wrong-or-your-company-changes': ['invoice and billing'],
    'if-traffic-doubles-for-two-months': ['peak season, more licenses'],
    'who-to-ask': ['name of our account contact'],
    'franchise-owners-see-and-pay-for-their-own-stores': ['invoice for each franchisee'],
  }),
  ...askedOn('/docs/mystore/user-management', {
    'add-many-people-at-once': ['onboard seasonal employees'],
    'limit-a-regional-manager-to-some-stores': ['move stores to another region'],
  }),
  ...askedOn('/docs/requirements', {
    'what-one-store-needs-for-call-for-help': [
      'what equipment do I need to start',
      'hardware for one small shop',
    ],
    'keys-you-will-need': ['one key for many stores'],
    'self-signed-certificate-in-certificate-chain': [
      'unable to get local issuer certificate behind a proxy',
      'company root certificate in Node.js',
    ],
    'who-may-claim-open-a-door-or-change-a-setting': [
      'what a store manager sees and an associate does not',
    ],
    'firewall-request-to-copy': ['what to open in the firewall before the installers come'],
    'ask-for-addresses-and-ports': ['host names for the allowlist'],
    'the-landlord-runs-the-internet': ['mall or airport network'],
    'wi-fi-name-or-password-changed': ['new SSID'],
    'a-proxy-removes-your-header': ['Authorization header gets lost'],
    'consent-recording-and-signs': ['record calls, cameras', 'are conversations recorded'],
    'what-a-scan-of-a-code-records': ['does a QR code track customers'],
    'data-was-lost-or-a-key-leaked': ['hit by a data breach'],
  }),
  ...askedOn('/docs/troubleshooting', {
    'somebody-is-stealing': [
      'shoplifter, shoplifting happens now',
      'a customer is stealing, thief',
      'code word for security on the radio',
    ],
    'a-key-works-for-one-store-and-not-for-another': ['401 or 403'],
    'a-bag-is-still-outside-the-cabinet': ['closed the door too early'],
    'replies-that-are-not-errors': ['unexpected answer with status 200'],
    'i-cannot-sign-in': [
      'login',
      'verification code never came',
      'someone else is signed in',
      'store device is locked and asks for a PIN',
    ],
    'somebody-is-hurt-or-in-danger': ['heart attack, fainted', 'fire alarm goes off'],
    'another-person-comes-for-the-order': [
      'wants to pick up for his mother',
      'delivery driver is waiting, DoorDash, Uber Eats',
    ],
    'i-do-not-want-alerts-after-work': ['turn off alerts on my day off'],
    'my-device-is-lost-stolen-or-dead': [
      'scanner broken, will not turn on',
      'tablet will not charge',
      'cracked screen, charger is missing',
    ],
    'there-is-no-network': ['no bars in the stockroom'],
    'a-driver-brings-parcels-for-the-locker': ['Amazon, UPS or FedEx driver at the locker'],
    'the-order-does-not-fit-into-the-cabinet': ['bag is too tall'],
    'a-device-is-dirty-or-wet': ['cabinet smells, leaked inside'],
    'ice-on-a-cabinet-door': ['door is frozen'],
  }),
  ...askedOn('/docs/support', {
    'whom-to-ask-first': ['manager is not here, who decides', 'who is our admin'],
    contact: ['phone number of the vendor, contact the provider'],
    'many-stores-fail-at-the-same-time': ['outage in several stores, contact support'],
  }),
  ...askedOn('/docs/intro', {
    'you-work-in-a-store': [
      'quick start for staff, my first day',
      'getting started as an associate',
    ],
    'products-at-a-glance': ['which products are included'],
  }),
};
