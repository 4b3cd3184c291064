import * as features from '../../index.ts';
import type { Feature, LabEntry } from '../../feature.ts';

/** The lab on the home page. */
export const store: LabEntry = {
  title: 'A day in the store',
  about: 'One request, one order and one announcement on the servers that run in this page.',
  noun: 'demonstration',
  fetchBody: () => import(/* webpackChunkName: "lab-store" */ './store/store-lab.tsx'),
};

/** Every lab by the name that pages use. */
export const labs: Record<string, LabEntry> = {
  'call-for-help': {
    title: 'Lab: follow one request',
    about:
      'Be the customer and the staff. Each button sends a real call to a server that runs in this page.',
    fetchBody: () =>
      import(/* webpackChunkName: "lab-call-for-help" */ './call-for-help/call-for-help-lab.tsx'),
  },
  lockers: {
    title: 'Lab: a wall of cabinets',
    about:
      'Load an order, open the door with its code and watch the doors move. The server runs in this page.',
    fetchBody: () => import(/* webpackChunkName: "lab-lockers" */ './lockers/lockers-lab.tsx'),
  },
  'error-finder': {
    title: 'Find your error',
    about:
      'Paste a message, a log line or a response. Anything that looks like a secret is masked, and nothing is stored or sent.',
    noun: 'error finder',
    opensNear: true,
    fetchBody: () =>
      import(/* webpackChunkName: "error-finder" */ './error-finder/error-finder.tsx'),
  },
  store,
  contacts: {
    title: 'Card of contacts',
    about: 'Fill it in once. It stays on this device, and nothing is sent.',
    noun: 'card',
    fetchBody: () => import(/* webpackChunkName: "lab-contacts" */ './contacts/contacts-lab.tsx'),
  },
  ...Object.assign({}, ...Object.values<Feature>(features).map((feature) => feature.labs)),
};
