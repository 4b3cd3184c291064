import { askedOn } from './asked-on.ts';

/** What readers ask about MyStore and texting, in words that the sections do not have. */
export const askedOfTexts: Record<string, string[]> = {
  ...askedOn('/docs/mystore/intro', {
    'what-to-check-first-in-mystore': ['see waiting orders', 'list of orders that wait'],
    'who-uses-it': ['which people need MyStore'],
    'get-or-update-mystore': ['install MyStore, download the app'],
    'mystore-signs-me-out-again-and-again': ['have to log in every hour'],
    'no-notices-from-mystore': ['push notifications of MyStore do not come'],
    'clock-in-or-see-my-schedule': ['punch in, shifts, hours'],
    'i-am-asked-to-look-up-numbers-in-mystore': ['find figures in MyStore for my boss'],
    'ready-for-the-first-store': ['checks before MyStore goes live'],
    'i-was-given-mystore-today': ['need an account'],
  }),
  ...askedOn('/docs/mystore/twilio', {
    'what-you-need': ['Twilio account for each store or one for all'],
    'texts-from-unregistered-numbers': ['messages blocked because not registered'],
    'does-the-webhook-get-a-stop-and-who-honors-it': ['is STOP sent to my server'],
    problems: ['Twilio errors and what they mean'],
  }),
  ...askedOn('/docs/mystore/user-management', {
    'add-a-person-to-the-stores-channel': ['new hire does not see cards'],
    'where-a-new-colleague-needs-access': ['list of accounts for onboarding'],
    'let-a-store-manager-add-people': ['delegate user administration'],
    'when-access-must-end-today': ['fired employee, block at once'],
    'which-stores-do-not-use-mystore': ['adoption, logins by store'],
  }),
  ...askedOn('/docs/text-for-help/intro', {
    'what-it-is-for': ['when is texting the right way'],
    'no-texts-come-in': ['inbox is empty all day'],
    'who-has-this-conversation': ['which colleague is texting this customer'],
    'a-conversation-goes-quiet': ['mark a text as done', 'no answer from the customer any more'],
    'read-an-earlier-text-conversation': ['history of texts'],
    'my-text-went-to-the-wrong-customer': ['recall a text'],
    'i-need-to-call-a-customer-who-texted': ['phone the texter'],
    'the-customer-means-another-store': ['text is for a different location'],
    'rules-for-texting': ['TCPA, compliance'],
    'a-text-is-rude-or-not-meant-for-us': [
      'block a spam number texting us',
      'link in a text, is it safe to open',
    ],
    'what-these-docs-do-not-cover': ['who else can see the text'],
    'reply-without-showing-my-own-number': [
      'customer asks for my cell number',
      'hide the phone number of staff',
    ],
    'texts-come-when-we-are-closed': ['text at midnight, customer asks if we are open'],
    'a-text-holds-a-card-number-or-something-private': ['customer sent a Visa number'],
    'answer-a-text': ['price by text'],
  }),
  ...askedOn('/docs/text-for-help/resources', {
    'sign-wording': [
      'qr code sign for the store to text us',
      'sign with the code and the number to text',
    ],
    'check-the-sign-before-you-print': ['proofread a sign'],
  }),
  ...askedOn('/docs/text-for-help/settings', {
    number: ['add a phone number', 'use our own phone number for text for help'],
    'count-unanswered-texts': ['report of missed texts'],
    'set-the-reply-for-closed-hours': ['after-hours message'],
    'change-the-number': ['number on the sign is wrong'],
  }),
};
