import { sign } from '../../shared/drawing/sign.ts';
import { staffCard } from '../../shared/drawing/staff-card.ts';
import { grid, worksheet } from '../../shared/drawing/worksheet.ts';
import { pairsOf, tableOf } from '../page-words.ts';
import type { Printable } from '../../shared/printable.ts';
import { orderUpSigns } from '../../shared/signs/pickup.ts';

const product = 'orderup';

export const orderUp: Printable[] = [
  staffCard({
    name: 'orderup-staff-card',
    product,
    title: 'OrderUp staff card',
    heading: 'OrderUp',
    tables: () => [{ rows: pairsOf('orderup/resources', 'Staff card'), first: 0.3 }],
    scan: {
      path: '/docs/orderup/resources#hand-over-in-four-steps',
      words: 'Hand over in four steps',
    },
  }),
  ...orderUpSigns.map(sign),
  worksheet({
    name: 'orderup-worksheet',
    product,
    title: 'OrderUp store worksheet',
    intro:
      'Fill it in with the store manager. Keep one copy at the counter and one with your contracts.',
    fields: ['Store', 'Filled in by', 'Date'],
    grids: () => [
      grid({ Question: 0.5, 'Your answer': 0.5 }, tableOf('orderup/intro', 'Store worksheet')),
    ],
    scan: { path: '/docs/orderup/resources#run-a-drill', words: 'Then run a drill' },
  }),
];
