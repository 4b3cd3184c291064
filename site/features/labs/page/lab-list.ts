import type { ComponentType } from 'react';

export interface LabEntry {
  title: string;
  about: string;
  /** What readers call it, after “the”. */
  noun: string;
  /** Opens when it is scrolled to, without starting the servers. */
  opensNear: boolean;
  /** Its place in the address of a page, where that is not `lab`. */
  anchor?: string;
  fetchBody: () => Promise<{ default: ComponentType<{ story?: string; plays?: boolean }> }>;
}

export type LabName =
  | 'call-for-help'
  | 'lockers'
  | 'radio'
  | 'signature'
  | 'error-finder'
  | 'recordings'
  | 'store'
  | 'story'
  | 'contacts'
  | 'own-sign';

/** Every lab, by the name that pages use. */
export const labs: Record<LabName, LabEntry> = {
  'call-for-help': {
    title: 'Lab: follow one request',
    about:
      'Be the customer and the staff. Each button sends a real call to a server that runs in this page.',
    noun: 'lab',
    opensNear: false,
    fetchBody: () =>
      import(/* webpackChunkName: "lab-call-for-help" */ './call-for-help/call-for-help-lab.tsx'),
  },
  lockers: {
    title: 'Lab: a wall of cabinets',
    about:
      'Load an order, open the door with its code and watch the doors move. The server runs in this page.',
    noun: 'lab',
    opensNear: false,
    fetchBody: () => import(/* webpackChunkName: "lab-lockers" */ './lockers/lockers-lab.tsx'),
  },
  radio: {
    title: 'Lab: hear a message first',
    about: 'Type a message, see how long it takes on the air, send it, and hear it when you ask.',
    noun: 'lab',
    opensNear: false,
    fetchBody: () => import(/* webpackChunkName: "lab-radio" */ './radio/radio-lab.tsx'),
  },
  signature: {
    title: 'Lab: check a signature',
    about:
      'See the text that is signed and which form of the address fits. All of it stays in this page.',
    noun: 'lab',
    opensNear: false,
    fetchBody: () =>
      import(/* webpackChunkName: "lab-signature" */ '../../signature-lab/page/signature-lab.tsx'),
  },
  'error-finder': {
    title: 'Find your error',
    about:
      'Paste a message, a log line or an answer. What looks like a secret is masked, and nothing is stored or sent.',
    noun: 'error finder',
    opensNear: true,
    fetchBody: () =>
      import(/* webpackChunkName: "error-finder" */ './error-finder/error-finder.tsx'),
  },
  recordings: {
    title: 'What did the server really say?',
    about:
      'Compare a recording of your server with these docs. It is read in this page, secrets are masked, and nothing is sent.',
    noun: 'lab',
    opensNear: false,
    anchor: 'recordings',
    fetchBody: () =>
      import(/* webpackChunkName: "lab-recordings" */ '../../recordings/page/recordings-lab.tsx'),
  },
  store: {
    title: 'A day in the store',
    about: 'One request, one order and one announcement, on the servers that run in this page.',
    noun: 'demonstration',
    opensNear: false,
    fetchBody: () => import(/* webpackChunkName: "lab-store" */ './store/store-lab.tsx'),
  },
  story: {
    title: 'Story',
    about: '',
    noun: 'story',
    opensNear: false,
    anchor: 'story',
    fetchBody: () =>
      import(/* webpackChunkName: "lab-story" */ '../../scenarios/page/story-lab.tsx'),
  },
  contacts: {
    title: 'Card of contacts',
    about: 'Fill it in once. It stays on this device, and nothing is sent.',
    noun: 'card',
    opensNear: false,
    fetchBody: () => import(/* webpackChunkName: "lab-contacts" */ './contacts/contacts-lab.tsx'),
  },
  'own-sign': {
    title: 'Sign maker',
    about: 'Your words, code, logo and paper on these signs. Nothing is sent.',
    noun: 'sign maker',
    anchor: 'own-sign',
    opensNear: false,
    fetchBody: () =>
      import(/* webpackChunkName: "lab-own-sign" */ '../../own-signs/page/own-sign-lab.tsx'),
  },
};
