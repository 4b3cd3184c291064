import type { Sign } from '../drawing/sign.ts';

const checkSign = {
  path: '/docs/curbside/resources#check-the-sign',
  words: 'Check the sign before you hang it',
};

const bay = (number: number): Sign => ({
  name: `curbside-bay-${number}`,
  product: 'curbside',
  title: `Bay sign ${number}`,
  kind: 'Sign',
  paper: 'a4',
  headline: ['Pickup bay'],
  number: String(number),
  action: 'Stay in your car.\nWe come to you.',
  blanks: ['Tell us that you are here:'],
  notes: ['No phone? Go to the service desk.'],
  scan: checkSign,
  series: { title: 'Bay signs 1 to 6', label: `Bay ${number}` },
});

export const curbsideSigns: Sign[] = [
  ...[1, 2, 3, 4, 5, 6].map(bay),
  {
    name: 'curbside-entrance-sign',
    product: 'curbside',
    title: 'Sign at the entrance of the lot',
    kind: 'Sign',
    paper: 'a4',
    headline: ['Order', 'pickup'],
    action: 'Drive slowly.\nStaff are walking here.',
    picture: 'car',
    blanks: ['Bays, and the way to them:'],
    notes: [],
    scan: checkSign,
  },
];

export const orderUpSigns: Sign[] = [
  {
    name: 'orderup-counter-sign',
    product: 'orderup',
    title: 'Counter sign: Order pickup',
    kind: 'Sign',
    paper: 'a4',
    headline: ['Order', 'pickup'],
    action: 'Have your order\nnumber ready.',
    picture: 'bag',
    notes: ['We check the order with you.', 'Something missing? Tell us before you leave.'],
    scan: { path: '/docs/orderup/resources', words: 'Staff card and wording for the counter' },
  },
];

export const lockersSigns: Sign[] = [
  {
    name: 'lockers-pickup-sign',
    product: 'lockers',
    title: 'Sign: Here to pick up?',
    kind: 'Sign',
    paper: 'a4',
    headline: ['Here to', 'pick up?'],
    action: 'Use your\nopen code.\nYour door opens.',
    picture: 'locker',
    blanks: ['Door stays closed? Ask here:'],
    notes: ['Look inside. Nothing should be left behind.'],
    scan: { path: '/docs/lockers/intro#help-a-customer', words: 'Help a customer at the locker' },
  },
];
