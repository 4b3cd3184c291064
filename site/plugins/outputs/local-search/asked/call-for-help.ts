import { askedOn } from './asked-on.ts';

/** What readers ask about Call for Help, in words that the sections do not have. */
export const askedOfCallForHelp: Record<string, string[]> = {
  ...askedOn('/docs/call-for-help/call-buttons', {
    'who-mounts-the-buttons': [
      'does an electrician have to install the buttons',
      'can our own handyman hang them',
    ],
    'how-many-buttons-a-store-needs': ['number of buttons for a big box or a small shop'],
    'register-hundreds-of-buttons': ['enroll all buttons of 40 stores at once'],
    'delete-a-button': ['get rid of a button that we no longer use'],
    'a-remodel-in-phases': ['store is being renovated, half of the departments move'],
    'find-the-fault-in-one-button': ['one button does nothing and the others work'],
    'where-to-mount': [
      'height of the button, which shelf, beside the product or at the end of the aisle',
    ],
  }),
  ...askedOn('/docs/call-for-help/digital-call-buttons', {
    'is-the-shopper-really-in-the-store': ['prevent requests from people at home'],
    'stop-misuse-of-the-button-in-your-app': ['limit requests of one user'],
    'the-codes-lead-to-the-wrong-store': ['scanned code calls another store'],
    cancel: ['shopper gives up, stop the request from the page'],
    'help-people-find-it': ['nobody uses the code, where to put it'],
  }),
  ...askedOn('/docs/call-for-help/resources', {
    'poster-wording': ['what to write on the sign, text for shoppers'],
    'customers-think-that-the-button-is-an-alarm': ['people are scared to press the button'],
    'which-requests-count-in-a-time': ['are canceled requests in the average'],
    'hundreds-of-requests-at-night': ['many requests while the store was closed'],
    'figures-that-look-too-good': ['average of two seconds, staff claim without going'],
    'a-report-for-each-store-and-month': ['compare two stores fairly'],
  }),
  ...askedOn('/docs/call-for-help/settings', {
    'some-stores-still-show-the-old-words': ['new wording is not live everywhere'],
    'requests-of-one-department': ['only send deli calls to deli'],
    'stores-without-teams-or-ringcentral': ['we use Slack or no chat at all'],
    'call-button-or-qr-code': ['sticker or hardware, cheaper'],
    'a-panic-button-for-staff': ['emergency alarm for associates, duress'],
    'ask-about-your-hours': ['tell the provider our holidays'],
    'requests-time-out-too-early': ['ten minutes are too short'],
  }),
  ...askedOn('/docs/call-for-help/troubleshooting', {
    'i-claimed-it-by-mistake-or-cannot-go': ['hand it to a coworker, give it back'],
    'do-old-requests-end-by-themselves': ['open requests from yesterday'],
    'unauthorized-401': ['wrong call button key'],
    'mac-address-is-incorrect-or-unregistered': ['device with another MAC was refused'],
    'no-processing-cfh-request-found': ['nothing to finish for this button'],
    'the-record-says-that-staff-arrived-and-they-did-not': ['arrival time is wrong'],
    'a-whole-store-gets-no-cards': ['no requests in one store since this morning'],
    'everybody-is-busy': ['too many requests and not enough people'],
    'the-customer-has-left': ['nobody at the button'],
    'i-want-to-check-every-button': ['weekly test of all buttons'],
  }),
};
