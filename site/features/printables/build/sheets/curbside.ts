import { sign } from '../../shared/drawing/sign.ts';
import { staffCard } from '../../shared/drawing/staff-card.ts';
import { grid, worksheet } from '../../shared/drawing/worksheet.ts';
import { pairsOf, tableOf } from '../page-words.ts';
import type { Printable } from '../../shared/printable.ts';
import { curbsideSigns } from '../../shared/signs/pickup.ts';

const product = 'curbside';
/** Empty lines, one for each order: as many as fit the paper, more than the page shows. */
const ORDERS = 15;

export const curbside: Printable[] = [
  staffCard({
    name: 'curbside-staff-card',
    product,
    title: 'Curbside staff card',
    heading: 'Curbside',
    tables: () => [{ rows: pairsOf('curbside/resources', 'Staff card'), first: 0.24 }],
    scan: { path: '/docs/curbside/usage#hand-over', words: 'Hand over, step by step' },
  }),
  ...curbsideSigns.map(sign),
  worksheet({
    name: 'curbside-metric-sheet',
    product,
    title: 'Curbside metric sheet',
    intro:
      'One line for each order. Write local times with hours, minutes and seconds. Write “none” in the last three columns for a no-show.',
    fields: ['Store', 'Week'],
    grids: () => [
      grid(
        { Order: 0.2, 'Promised and ready': 0.26, Arrival: 0.18, Handoff: 0.18, Departure: 0.18 },
        Array.from({ length: ORDERS }, () => []),
      ),
      grid(
        { Measure: 0.36, 'This week': 0.16, 'Last week': 0.16, 'One change': 0.32 },
        tableOf('curbside/resources', 'Metric sheet', 1),
        'Weekly summary',
      ),
    ],
    scan: {
      path: '/docs/curbside/reporting#definitions-with-formulas',
      words: 'Definitions with formulas',
    },
  }),
  worksheet({
    name: 'curbside-settings-worksheet',
    product,
    title: 'Curbside decisions',
    intro: 'Decide with the store manager. Change one decision at a time.',
    fields: ['Store', 'Date'],
    grids: () => [
      grid(
        { Decision: 0.38, 'Your answer': 0.38, 'Decided by, on': 0.24 },
        tableOf('curbside/settings', 'Decisions worksheet'),
      ),
    ],
    scan: { path: '/docs/curbside/settings', words: 'What to consider for each decision' },
  }),
];
