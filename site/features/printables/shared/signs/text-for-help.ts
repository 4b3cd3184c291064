import type { Sign } from '../drawing/sign.ts';

const product = 'text-for-help';
const check = {
  path: '/docs/text-for-help/resources#check-the-sign-before-you-print',
  words: 'Check the sign before you hang it',
};

export const textForHelpSigns: Sign[] = [
  {
    name: 'text-for-help-poster',
    product,
    title: 'Poster: Text us for help',
    kind: 'Poster',
    paper: 'a4',
    headline: ['Text us', 'for help'],
    action: 'Tell us where you are.\nA member of our staff will come to you.',
    picture: 'message',
    blanks: ['Text this number:'],
    notes: [
      'Rather not text? Ask anyone at the service desk.',
      'Reply STOP to end. Reply HELP for details.\nMessage and data rates may apply.',
      'We answer when the store is open.\nNot for emergencies.',
    ],
    scan: check,
  },
  {
    name: 'text-for-help-shelf-sign',
    product,
    title: 'Shelf sign with a word to text',
    kind: 'Sign',
    paper: 'a5-wide',
    headline: ['Need help here?'],
    action: 'Text this word to this number.',
    picture: 'message',
    blanks: ['The word, and the number:'],
    notes: ['Reply STOP to end. Message and data rates may apply. Not for emergencies.'],
    scan: check,
  },
];
