import { sign } from '../../shared/drawing/sign.ts';
import { staffCard } from '../../shared/drawing/staff-card.ts';
import { grid, worksheet } from '../../shared/drawing/worksheet.ts';
import { pairsOf, tableOf } from '../page-words.ts';
import type { Printable } from '../../shared/printable.ts';
import { callForHelpSigns } from '../../shared/signs/call-for-help.ts';

const product = 'call-for-help';

const whenAndWhat = () => pairsOf('call-for-help/resources', 'Print a staff card');

export const callForHelp: Printable[] = [
  staffCard({
    name: 'call-for-help-staff-card',
    product,
    title: 'Call for Help staff card',
    heading: 'Call for Help',
    steps: () => whenAndWhat().slice(0, 4),
    tables: () => [{ rows: whenAndWhat().slice(4) }],
    scan: {
      path: '/docs/call-for-help/troubleshooting',
      words: 'What each message means, and what to do',
    },
  }),
  ...callForHelpSigns.map(sign),
  worksheet({
    name: 'call-for-help-settings-worksheet',
    product,
    title: 'Call for Help decisions',
    intro: 'Fill in one copy for each location. Leave keys out of it.',
    fields: ['Store', 'Date'],
    grids: () => [
      grid(
        { Decision: 0.38, 'Your answer': 0.44, 'Decided by': 0.18 },
        tableOf('call-for-help/settings', 'Decisions worksheet'),
      ),
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
    grids: () => [
      grid(
        { Step: 0.5, Who: 0.2, 'Done by, on': 0.3 },
        tableOf('getting-started/best-practices', 'Rollout checklist'),
      ),
    ],
    scan: {
      path: '/docs/getting-started/best-practices#five-minute-staff-drill',
      words: 'The five-minute staff drill',
    },
  }),
  worksheet({
    name: 'training-sheet',
    product,
    title: 'Training sheet',
    intro:
      'One sheet for each shift. Check off the ten minutes, then each person signs. Keep it with the store’s records.',
    fields: ['Store', 'Shift', 'Date'],
    grids: () => [
      grid(
        { Minute: 0.12, 'What happens': 0.74, Done: 0.14 },
        tableOf('getting-started/best-practices', 'Training'),
        'Ten minutes',
      ),
      grid(
        { Name: 0.42, 'Says what the staff card says': 0.3, Signature: 0.28 },
        Array.from({ length: 10 }, () => []),
        'Who was there',
      ),
    ],
    scan: {
      path: '/docs/getting-started/best-practices#training',
      words: 'Who needs how long, and what to ask for Lockers',
    },
  }),
];
