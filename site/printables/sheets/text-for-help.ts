import { sign } from '../drawing/sign.ts';
import { staffCard } from '../drawing/staff-card.ts';
import { worksheet } from '../drawing/worksheet.ts';
import { pairsOf, tableOf } from '../page-words.ts';
import type { Printable } from '../printable.ts';

const product = 'text-for-help';
const settings = (heading: string) => tableOf('text-for-help/settings', heading);
const check = {
  path: '/docs/text-for-help/resources#check-the-sign-before-you-print',
  words: 'Check the sign before it hangs',
};

export const textForHelp: Printable[] = [
  staffCard({
    name: 'text-for-help-reply-card',
    product,
    title: 'Text for Help reply card',
    heading: 'Text for Help replies',
    tables: [
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
  sign({
    name: 'text-for-help-poster',
    product,
    title: 'Poster: Text us for help',
    kind: 'Poster',
    paper: 'a4',
    headline: ['Text us', 'for help'],
    says: 'Tell us where you are.\nA member of our staff comes to you.',
    picture: 'message',
    blanks: ['Text this number:'],
    notes: [
      'Rather not text? Ask anyone at the service desk.',
      'Reply STOP to end. Reply HELP for details.\nMessage and data rates may apply.',
      'We answer when the store is open.\nNot for emergencies.',
    ],
    scan: check,
  }),
  sign({
    name: 'text-for-help-shelf-sign',
    product,
    title: 'Shelf sign with a word to text',
    kind: 'Sign',
    paper: 'a5-wide',
    headline: ['Need help here?'],
    says: 'Text this word to this number.',
    picture: 'message',
    blanks: ['The word, and the number:'],
    notes: ['Reply STOP to end. Message and data rates may apply. Not for emergencies.'],
    scan: check,
  }),
  worksheet({
    name: 'text-for-help-worksheet',
    product,
    title: 'Text for Help decisions',
    intro: 'Fill it in with the store manager. Write roles, not names.',
    fields: ['Store', 'Tested by', 'Date'],
    grids: [
      {
        heading: 'Number',
        columns: [
          ['Question', 0.55],
          ['Your answer', 0.45],
        ],
        rows: settings('Number'),
      },
      {
        heading: 'Who answers',
        columns: [
          ['Question', 0.55],
          ['Your answer', 0.45],
        ],
        rows: settings('Who answers'),
      },
      {
        heading: 'Hours',
        columns: [
          ['Day', 0.52],
          ['From', 0.24],
          ['Until', 0.24],
        ],
        rows: settings('Hours').map(([day = '']) => [day]),
      },
    ],
    scan: { path: '/docs/text-for-help/settings', words: 'What to think of at each question' },
  }),
  worksheet({
    name: 'text-for-help-replies-worksheet',
    product,
    title: 'Text for Help replies',
    intro: 'Write each reply before the first customer needs it. It names the store.',
    fields: ['Store', 'Read aloud by', 'Date'],
    grids: [
      {
        heading: 'Automatic replies',
        columns: [
          ['Reply', 0.15],
          ['When it is sent', 0.35],
          ['Your wording', 0.5],
        ],
        rows: settings('Automatic replies'),
      },
      {
        heading: 'Opt-out words',
        columns: [
          ['Word', 0.3],
          ['Handled by', 0.25],
          ['What the customer gets back', 0.45],
        ],
        rows: settings('Opt-out words').map(([word = '']) => [word]),
      },
    ],
    scan: {
      path: '/docs/text-for-help/settings#automatic-replies',
      words: 'How to write and check each reply',
    },
  }),
];
