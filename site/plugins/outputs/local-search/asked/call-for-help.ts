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
    'delete-a-button': ['remove a call button', 'get rid of a button that we no longer use'],
    'a-remodel-in-phases': ['store is being renovated, half of the departments move'],
    'find-the-fault-in-one-button': ['one button does nothing and the others work'],
    'where-to-mount': [
      'height of the button, which shelf, beside the product or at the end of the aisle',
    ],
    'replace-a-button-and-keep-spares': ['where are the extra buttons'],
  }),
  ...askedOn('/docs/call-for-help/digital-call-buttons', {
    'print-more-codes': ['qr code missing, torn off, lost'],
    'is-the-shopper-really-in-the-store': ['prevent requests from people at home'],
    'stop-misuse-of-the-button-in-your-app': ['limit requests of one user'],
    'the-codes-lead-to-the-wrong-store': ['scanned code calls another store'],
    cancel: [
      'can a customer cancel the request after scanning',
      'shopper gives up, stop the request from the page',
    ],
    'help-people-find-it': ['nobody uses the code, where to put it'],
    'the-customers-screen-or-tablet-is-frozen': ['tablet in the fitting room froze'],
  }),
  ...askedOn('/docs/call-for-help/resources', {
    'poster-wording': ['what to write on the sign, text for shoppers'],
    'customers-think-that-the-button-is-an-alarm': ['people are scared to press the button'],
    'which-requests-count-in-a-time': ['are canceled requests in the average'],
    'hundreds-of-requests-at-night': ['many requests while the store was closed'],
    'figures-that-look-too-good': ['average of two seconds, staff claim without going'],
    'a-report-for-each-store-and-month': ['compare two stores fairly'],
    'what-the-calls-can-list': ['report of unanswered requests'],
  }),
  ...askedOn('/docs/call-for-help/settings', {
    'request-options': ['remove a request option'],
    languages: ["language of the messages on the customer's phone"],
    'some-stores-still-show-the-old-words': ['new wording is not live everywhere'],
    'requests-of-one-department': ['only send deli calls to deli'],
    'stores-without-teams-or-ringcentral': ['we use Slack or no chat at all'],
    'call-button-or-qr-code': ['sticker or hardware, cheaper'],
    'a-panic-button-for-staff': ['emergency alarm for associates, duress'],
    'ask-about-your-hours': ['tell the provider our holidays'],
    'requests-time-out-too-early': [
      'how long until a request expires',
      'ten minutes are too short',
    ],
    hours: ['store hours setup', 'who gets notified after hours'],
    'where-staff-answer': ['where do I see the next request'],
  }),
  ...askedOn('/docs/call-for-help/troubleshooting', {
    'i-claimed-it-by-mistake-or-cannot-go': [
      'hand off a customer, somebody else has to take it',
      'hand it to a coworker, give it back',
    ],
    'do-old-requests-end-by-themselves': ['open requests from yesterday'],
    'unauthorized-401': ['wrong call button key'],
    'mac-address-is-incorrect-or-unregistered': ['device with another MAC was refused'],
    'no-processing-cfh-request-found': ['nothing to finish for this button'],
    'the-record-says-that-staff-arrived-and-they-did-not': ['arrival time is wrong'],
    'a-whole-store-gets-no-cards': ['no requests in one store since this morning'],
    'everybody-is-busy': [
      'two requests at once',
      'only two people on shift',
      'too many requests and not enough people',
    ],
    'the-customer-has-left': ['nobody at the button'],
    'i-want-to-check-every-button': ['weekly test of all buttons'],
    'two-of-us-came-to-the-same-customer': [
      'another associate was faster',
      'two of us at the same aisle',
      'a coworker is already there',
    ],
    'the-button-is-broken-or-fell-off': [
      'stuck button, stays pressed',
      'button is stuck or pushed in',
    ],
    'i-pressed-or-scanned-to-try-it-out': ['practice mode'],
    'my-hands-are-full-when-a-card-comes': ['with another customer, ringing up a customer'],
    'i-do-not-hear-or-see-new-requests': ['what to do when it rings'],
    'the-channel-is-full-of-other-messages': ['too many notifications'],
    'the-card-has-no-buttons': ['complete button is missing'],
    'i-want-to-see-earlier-requests': ['the customer came back'],
    'i-cannot-find-the-button-or-the-place': ['aisle number does not exist'],
    'what-is-recorded-about-you': ['does this count against me'],
    'i-need-a-second-person-myself': ['somebody to open the locked case'],
    'i-do-not-know-a-word-on-the-card': ['what does OTW mean'],
  }),
  ...askedOn('/docs/call-for-help/intro', {
    'what-to-press-in-which-order': ['claim, complete, what they mean'],
    'answer-a-request': ['someone needs help, who goes', 'how does this work'],
  }),
};
