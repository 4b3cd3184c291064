import { sign } from '../../shared/drawing/sign.ts';
import { staffCard } from '../../shared/drawing/staff-card.ts';
import { grid, worksheet } from '../../shared/drawing/worksheet.ts';
import { pairsOf, tableOf } from '../page-words.ts';
import type { Printable } from '../../shared/printable.ts';
import { textForHelpSigns } from '../../shared/signs/text-for-help.ts';

const product = 'text-for-help';
const settings = (heading: string) => tableOf('text-for-help/settings', heading);

export const textForHelp: Printable[] = [
  staffCard({
    name: 'text-for-help-reply-card',
    product,
    title: 'Text for Help reply card',
    heading: 'Text for Help replies',
    tables: () => [
      {
        rows: pairsOf('text-for-help/resources', 'Reply templates').map(([when, text]) => [
          when,
          text.replaceAll('Riverside:', 'YOUR STORE:').replace('Riverside.', 'YOUR STORE.'),
        ]),
        first: 0.24,
      },
    ],
    scan: { path: '/docs/text-for-help/resources#reply-templates', words: 'All templates to copy' },
  }),
  ...textForHelpSigns.map(sign),
  worksheet({
    name: 'text-for-help-worksheet',
    product,
    title: 'Text for Help decisions',
    intro: 'Fill it in with the store manager. Write roles, not names.',
    fields: ['Store', 'Tested by', 'Date'],
    grids: () => [
      grid({ Question: 0.55, 'Your answer': 0.45 }, settings('Number'), 'Number'),
      grid({ Question: 0.55, 'Your answer': 0.45 }, settings('Who answers'), 'Who answers'),
      grid(
        { Day: 0.52, From: 0.24, Until: 0.24 },
        settings('Hours').map(([day = '']) => [day]),
        'Hours',
      ),
    ],
    scan: { path: '/docs/text-for-help/settings', words: 'What to consider for each question' },
  }),
  worksheet({
    name: 'text-for-help-replies-worksheet',
    product,
    title: 'Text for Help replies',
    intro: 'Write each reply before the first customer needs it. It names the store.',
    fields: ['Store', 'Read aloud by', 'Date'],
    grids: () => [
      grid(
        { Reply: 0.15, 'When it is sent': 0.35, 'Your wording': 0.5 },
        settings('Automatic replies'),
        'Automatic replies',
      ),
      grid(
        { Word: 0.3, 'Handled by': 0.25, 'What the customer gets back': 0.45 },
        settings('Opt-out words').map(([word = '']) => [word]),
        'Opt-out words',
      ),
    ],
    scan: {
      path: '/docs/text-for-help/settings#automatic-replies',
      words: 'How to write and check each reply',
    },
  }),
];
