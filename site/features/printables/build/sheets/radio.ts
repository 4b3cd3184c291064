import { staffCard } from '../../shared/drawing/staff-card.ts';
import { grid, worksheet } from '../../shared/drawing/worksheet.ts';
import { pairsOf, tableOf } from '../page-words.ts';
import type { Printable } from '../../shared/printable.ts';

const product = 'radio';
const forTheEar = {
  path: '/docs/radio/intro#write-messages-people-understand',
  words: 'How to write messages people understand',
};

export const radio: Printable[] = [
  staffCard({
    name: 'radio-staff-card',
    product,
    title: 'Radio staff card',
    heading: 'Radio: write for the ear',
    tables: () => [
      { columns: ['Do', 'Do not'], rows: pairsOf('radio/resources', 'Staff card'), first: 0.42 },
      {
        columns: ['Write', 'Instead of'],
        rows: tableOf('radio/intro', 'Write messages people understand').map(
          ([weak = '', good = '']) => [good, weak],
        ),
        first: 0.52,
      },
    ],
    scan: forTheEar,
  }),
  staffCard({
    name: 'radio-message-card',
    product,
    title: 'Radio message templates',
    heading: 'Radio messages',
    tables: () => [{ rows: pairsOf('radio/resources', 'Message templates'), first: 0.21 }],
    scan: { path: '/docs/radio/resources#message-templates', words: 'Templates to copy' },
  }),
  worksheet({
    name: 'radio-sign-off-sheet',
    product,
    title: 'Radio sign-off sheet',
    intro:
      'One sheet for each edge device. Keep it with the store’s records. Leave keys out of it.',
    fields: ['Store', 'Edge id', 'Date'],
    grids: () => [
      grid(
        { Check: 0.52, Result: 0.32, Initials: 0.16 },
        tableOf('radio/installation', 'Sign-off sheet'),
      ),
    ],
    scan: { path: '/docs/radio/installation#test-message', words: 'How to send the test message' },
  }),
];
