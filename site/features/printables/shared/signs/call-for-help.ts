import type { Sign } from '../drawing/sign.ts';

const product = 'call-for-help';
const placement = {
  path: '/docs/call-for-help/digital-call-buttons#print-a-qr-code',
  words: 'Where to hang it, and how large a code must be',
};
const mounting = {
  path: '/docs/call-for-help/call-buttons#where-to-mount',
  words: 'Where to mount a call button',
};
const staffComes = 'Press the button. A team member will come.';
const desk = 'Or ask at the service desk.';
const emergency = 'In an emergency, call your local emergency number.';

export const callForHelpSigns: Sign[] = [
  {
    name: 'call-for-help-poster',
    product,
    title: 'Poster: Need help? Scan or press.',
    kind: 'Poster',
    paper: 'a4',
    headline: ['Need', 'help?'],
    action: 'Scan the code\nor press the button.',
    ownCode: 'Put the code of your digital call button here.',
    notes: ['Stay nearby. A team member will come.', desk, emergency],
    scan: placement,
  },
  {
    name: 'call-for-help-button-poster',
    product,
    title: 'Poster: Need help? Press the button.',
    kind: 'Poster',
    paper: 'a4',
    headline: ['Need', 'help?'],
    action: staffComes,
    picture: 'button',
    notes: [desk, emergency],
    scan: mounting,
  },
  {
    name: 'call-for-help-locked-case-sign',
    product,
    title: 'Sign for a locked case',
    kind: 'Sign',
    paper: 'a5-wide',
    headline: ['Need this', 'opened?'],
    action: staffComes,
    picture: 'button',
    notes: [desk],
    scan: mounting,
  },
  {
    name: 'call-for-help-car-sign',
    product,
    title: 'Sign for the pickup area',
    kind: 'Sign',
    paper: 'a5-wide',
    headline: ['Need a hand', 'to your car?'],
    action: 'Press the button and wait here.',
    picture: 'bag',
    notes: [desk],
    scan: mounting,
  },
];
