import { askedOn } from './asked-on.ts';

/** What readers ask before, around and after a rollout, in words that the sections do not have. */
export const askedOfPlans: Record<string, string[]> = {
  ...askedOn('/docs/getting-started/best-practices', {
    'which-mix-of-warm-and-cold-cabinets': ['how many freezer doors'],
    'what-works-while-a-store-is-cut-off': ['offline, Wi-Fi is down, what happens to a press'],
    'name-locations-buttons-and-channels': ['naming convention'],
    'all-sheets': ['every poster and card to print'],
    'a-device-is-shown-as-inactive': ['device seems dead in a list'],
  }),
  ...askedOn('/docs/getting-started/bluefletch', {
    'what-it-does': ['what is BlueFletch'],
    'before-you-start': ['what BlueFletch needs from us'],
  }),
  ...askedOn('/docs/getting-started/microsoft-teams', {
    'before-you-start': ['what Teams needs from us'],
  }),
  ...askedOn('/docs/getting-started/ringcentral', {
    'before-you-start': ['what RingCentral needs from us'],
    'choose-the-service-channel': ['RingCentral team for cards'],
    'make-it-reachable-on-the-floor': ['alerts in a noisy place'],
  }),
  ...askedOn('/docs/getting-started/subscription', {
    'if-traffic-doubles-for-two-months': ['peak season, more licenses'],
    'who-to-ask': ['name of our account contact'],
    'franchise-owners-see-and-pay-for-their-own-stores': ['invoice for each franchisee'],
  }),
  ...askedOn('/docs/requirements', {
    'ask-for-addresses-and-ports': ['host names for the allowlist'],
    'the-landlord-runs-the-internet': ['mall or airport network'],
    'wi-fi-name-or-password-changed': ['new SSID'],
    'a-proxy-removes-your-header': ['Authorization header gets lost'],
    'consent-recording-and-signs': ['are conversations recorded'],
    'what-a-scan-of-a-code-records': ['does a QR code track customers'],
  }),
  ...askedOn('/docs/troubleshooting', {
    'a-bag-is-still-outside-the-cabinet': ['closed the door too early'],
    'replies-that-are-not-errors': ['unexpected answer with status 200'],
  }),
};
