import { askedOn } from './asked-on.ts';

/** What readers ask about the APIs and webhooks, in words that the sections do not have. */
export const askedOfApis: Record<string, string[]> = {
  ...askedOn('/docs/category/apis', {
    'versions-of-the-apis': ['api version, v1 or v2', 'versioning'],
    'which-api-do-i-need': ['which of the three APIs is for my project'],
    'checklist-before-you-go-live': ['go-live list'],
    'effort-for-one-developer': ['how many days does the integration take'],
    'know-when-an-order-was-collected': [
      'how to know if the customer opened the locker',
      'was the parcel picked up',
    ],
    'list-the-open-requests-of-a-store': ['dashboard of waiting customers'],
    'two-callers-at-the-same-moment': ['race between two clients'],
    'which-id-support-asks-for': ['what to quote to support'],
    'send-a-pickup-code-again-or-replace-it': ['resend the code to a customer'],
    'the-door-did-not-move-or-the-locker-is-offline': [
      'command accepted and nothing happened',
      'door did not open after a success',
    ],
    'rate-limits': ['429', 'retry after a rate limit'],
    'a-locker-order-from-start-to-end': ['reserve a locker and get a pickup code'],
    'docker-and-environment-variables': ['docker compose, container, env variables'],
    'one-backend-for-several-chains': ['multi-tenant, agency or reseller with many customers'],
    quickstart: ['test keys', 'reset the sandbox data'],
    'many-stores-in-one-call': ['batch, bulk operations'],
    'which-id-is-which': ['format of an open code'],
    'safe-to-send-again': ['key for a safe repeat'],
    'what-no-call-does': ['delete a test request', 'reopen a completed request'],
  }),
  ...askedOn('/docs/apis/webhooks', {
    'generate-a-client': ['variables of the postman collection'],
    'a-ready-made-client-library-sdk': ['npm install the TypeScript client, a minimal call'],
    'inbound-not-outbound': ['call for help webhook', 'lockers webhook'],
    'missed-slow-or-out-of-order': [
      'duplicate webhook events, deduplicate by id',
      'the same webhook twice',
    ],
    'no-webhook-arrives': ['Twilio does not call my webhook', 'callback never comes'],
    'repeat-a-call-safely': ['retry after a lost connection'],
    'hold-a-server-to-the-docs': ['does the real server behave as documented'],
    'store-conversation-and-long-texts': ['maximum length of a text'],
    'generic-message': ['announce something by API', 'send an announcement to the two-way radios'],
  }),
  ...askedOn('/docs/apis/lockers', {
    'list-lockers': ['is a door open'],
  }),
};
