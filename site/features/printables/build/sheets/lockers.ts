import { sign } from '../../shared/drawing/sign.ts';
import { staffCard } from '../../shared/drawing/staff-card.ts';
import { listOf } from '../page-words.ts';
import type { Printable } from '../../shared/printable.ts';
import { lockersSigns } from '../../shared/signs/pickup.ts';

const product = 'lockers';

export const lockers: Printable[] = [
  staffCard({
    name: 'lockers-staff-card',
    product,
    title: 'Lockers staff card',
    heading: 'Lockers',
    lists: () => [
      { heading: 'Load an order', items: listOf('lockers/intro', 'Load an order') },
      { heading: 'Hand over', items: listOf('lockers/intro', 'Help a customer') },
    ],
    tables: () => [
      {
        rows: [
          [
            'An open code is a key',
            'Do not read it aloud, write it on the bag, or leave it on a screen that customers can see.',
          ],
        ],
      },
    ],
    scan: {
      path: '/docs/lockers/intro#something-is-wrong',
      words: 'A door or a code does not work',
    },
  }),
  ...lockersSigns.map(sign),
];
