import { askedOn } from './asked-on.ts';

/** What readers ask about the APIs and webhooks, in words that the sections do not have. */
export const askedOfApis: Record<string, string[]> = {
  ...askedOn('/docs/category/apis', {
    'which-api-do-i-need': ['which of the three APIs is for my project'],
    'checklist-before-you-go-live': ['go-live list'],
    'effort-for-one-developer': ['how many days does the integration take'],
    'know-when-an-order-was-collected': ['was the parcel picked up'],
    'list-the-open-requests-of-a-store': ['dashboard of waiting customers'],
    'two-callers-at-the-same-moment': ['race between two clients'],
    'which-id-support-asks-for': ['what to quote to support'],
    'send-a-pickup-code-again-or-replace-it': ['resend the code to a customer'],
    'the-door-did-not-move-or-the-locker-is-offline': ['command accepted and nothing happened'],
  }),
  ...askedOn('/docs/apis/webhooks', {
    'no-webhook-arrives': ['callback never comes'],
    'repeat-a-call-safely': ['retry after a lost connection'],
    'hold-a-server-to-the-docs': ['does the real server behave as documented'],
  }),
};
