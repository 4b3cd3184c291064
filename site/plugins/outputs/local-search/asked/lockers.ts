import { askedOn } from './asked-on.ts';

/** What readers ask about Lockers, in words that the sections do not have. */
export const askedOfLockers: Record<string, string[]> = {
  ...askedOn('/docs/lockers/intro', {
    'manage-cabinets': ['turn a locker off for a while'],
    'forbidden-403': ['403 from the lockers api'],
    'what-does-not-belong-in-a-locker': ['which goods must not go into a locker'],
    'the-customer-lost-the-code-or-has-none': ['no text or email with the code'],
    'i-loaded-the-wrong-order': ['put it behind the wrong door'],
    'nobody-collects-an-order-from-the-locker': ['overdue order, take it out'],
    'a-cabinet-shows-occupied-and-is-empty': [
      'someone left trash in the locker',
      'free a door that is stuck as taken',
    ],
    'place-a-locker': [
      'electrician for the lockers',
      'add a locker',
      'how many lockers fit on one circuit',
    ],
    'move-a-locker-to-another-store': ['relocate a locker'],
    'version-1-and-version-2': ['difference between locker models'],
    'complete-an-order': ['end a locker order after pickup'],
    'cancel-an-order': ['call off a locker order, release the cabinet'],
    'act-for-a-customer': ['open with the code from our server'],
    'the-cabinets-field-is-required': ['422 on the status call'],
    'load-an-order': ['which compartment should I use'],
  }),
};
