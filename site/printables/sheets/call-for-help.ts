import { sign } from '../drawing/sign.ts';
import { staffCard } from '../drawing/staff-card.ts';
import { worksheet } from '../drawing/worksheet.ts';
import { pairsOf, tableOf } from '../page-words.ts';
import type { Printable } from '../printable.ts';

const product = 'call-for-help';
const EMERGENCY = 'In an emergency, call your local emergency number.';
const DESK = 'Or ask at the service desk.';

const whenAndWhat = pairsOf('call-for-help/resources', 'Print a staff card');
const wheresNext = {
  path: '/docs/call-for-help/digital-call-buttons#help-people-find-it',
  words: 'Where to hang it, and how large a code must be',
};
const mounting = {
  path: '/docs/call-for-help/call-buttons#where-to-mount',
  words: 'Where to mount a call button',
};

export const callForHelp: Printable[] = [
  staffCard({
    name: 'call-for-help-staff-card',
    product,
    title: 'Call for Help staff card',
    heading: 'Call for Help',
    steps: whenAndWhat.slice(0, 4),
    tables: [
      {
        rows: whenAndWhat.slice(4),
      },
    ],
    scan: {
      path: '/docs/call-for-help/troubleshooting',
      words: 'What each message means, and what to do',
    },
  }),
  sign({
    name: 'call-for-help-poster',
    product,
    title: 'Poster: Need help? Scan or press.',
    kind: 'Poster',
    paper: 'a4',
    headline: ['Need', 'help?'],
    says: 'Scan the code\nor press the button.',
    ownCode: 'Put the code of your digital call button here.',
    notes: ['Stay nearby. A team member will come.', DESK, EMERGENCY],
    scan: wheresNext,
  }),
  sign({
    name: 'call-for-help-button-poster',
    product,
    title: 'Poster: Need help? Press the button.',
    kind: 'Poster',
    paper: 'a4',
    headline: ['Need', 'help?'],
    says: 'Press the button. A team member will come.',
    picture: 'button',
    notes: [DESK, EMERGENCY],
    scan: mounting,
  }),
  sign({
    name: 'call-for-help-locked-case-sign',
    product,
    title: 'Sign for a locked case',
    kind: 'Sign',
    paper: 'a5-wide',
    headline: ['Need this', 'opened?'],
    says: 'Press the button. A team member will come.',
    picture: 'button',
    notes: [DESK],
    scan: mounting,
  }),
  sign({
    name: 'call-for-help-car-sign',
    product,
    title: 'Sign for the pickup area',
    kind: 'Sign',
    paper: 'a5-wide',
    headline: ['Need a hand', 'to your car?'],
    says: 'Press the button and wait here.',
    picture: 'bag',
    notes: [DESK],
    scan: mounting,
  }),
  worksheet({
    name: 'call-for-help-settings-worksheet',
    product,
    title: 'Call for Help decisions',
    intro: 'Fill in one copy for each location. Leave keys out of it.',
    fields: ['Store', 'Date'],
    grids: [
      {
        columns: [
          ['Decision', 0.38],
          ['Your answer', 0.44],
          ['Decided by', 0.18],
        ],
        rows: tableOf('call-for-help/settings', 'Decisions worksheet'),
      },
    ],
    scan: {
      path: '/docs/call-for-help/settings#decisions-worksheet',
      words: 'What each decision changes',
    },
  }),
  worksheet({
    name: 'rollout-checklist',
    product,
    title: 'Rollout checklist',
    intro: 'Start with one store, one channel and a few buttons. Check each step off.',
    fields: ['Store', 'Owner', 'Start date'],
    grids: [
      {
        columns: [
          ['Step', 0.5],
          ['Who', 0.2],
          ['Done by, on', 0.3],
        ],
        rows: tableOf('getting-started/best-practices', 'Rollout checklist'),
      },
    ],
    scan: {
      path: '/docs/getting-started/best-practices#five-minute-staff-drill',
      words: 'The five-minute staff drill',
    },
  }),
];
