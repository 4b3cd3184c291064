import { sectionsOf, type Symptom } from './symptom.ts';

const here = sectionsOf('call-for-help/troubleshooting');

// At the button, the screen or the code that a customer uses.

export const buttonFell: Symptom = {
  sees: 'The button is broken or fell off',
  like: 'cracked, loose, or gone from its place.',
  at: here('the-button-is-broken-or-fell-off'),
  said: ['button fell off the wall', 'button is broken', 'button is loose', 'button is missing'],
};
export const lightOrBattery: Symptom = {
  sees: "The button's light or battery",
  like: 'it is dark, it blinks, or it does nothing.',
  at: here('the-buttons-light-or-battery'),
  said: ['button is dead', 'button blinks', 'battery empty', 'led', 'button does nothing'],
};
export const whitePage: Symptom = {
  sees: 'The page stays white after a scan',
  like: 'the code opens, and nothing is on the phone.',
  at: '/docs/call-for-help/digital-call-buttons#the-page-stays-white-after-a-scan',
  said: [
    'code opens a blank page',
    'empty page after scanning the code',
    'sign was scanned and the page is white',
  ],
};
export const frozenScreen: Symptom = {
  sees: "The customers' screen or tablet is frozen",
  like: 'a tap does nothing.',
  at: '/docs/call-for-help/digital-call-buttons#the-customers-screen-or-tablet-is-frozen',
  said: ['help tablet on the counter is frozen', 'customer tablet hangs'],
};
export const callsAlone: Symptom = {
  sees: 'A button calls by itself',
  like: 'card after card, and nobody is there.',
  at: here('a-button-calls-by-itself'),
  said: [
    'button keeps going off and nobody is there',
    'ghost calls all day',
    'button is stuck and keeps calling',
  ],
};
export const outOfReach: Symptom = {
  sees: 'A customer cannot reach the button',
  like: 'too high, too low, or behind something.',
  at: here('a-customer-cannot-reach-the-button'),
  said: ['button is too high for a customer', 'customer in a wheelchair cannot press the button'],
};
export const tornCode: Symptom = {
  sees: 'The code does not scan',
  like: 'torn, dirty or too small.',
  at: '/docs/call-for-help/digital-call-buttons#the-code-does-not-scan',
  said: ['qr code is torn', 'phone does not scan the sticker', 'code is ripped'],
};
export const noCamera: Symptom = {
  sees: 'A customer has no phone that can scan',
  like: 'a flip phone, or none.',
  at: '/docs/call-for-help/digital-call-buttons#a-customer-has-no-phone-that-can-scan',
  said: ['flip phone cannot scan the code', 'customer without a smartphone at the code'],
};
export const notOnTheList: Symptom = {
  sees: 'What the customer needs is not on the list',
  like: 'the page asks to choose, and nothing fits.',
  at: '/docs/call-for-help/digital-call-buttons#what-the-customer-needs-is-not-on-the-list',
  said: ['which department does the customer pick', 'choice is missing on the page after the scan'],
};
export const tookDown: Symptom = {
  sees: 'We take the buttons down for a while',
  like: 'the floor is waxed, or shelves move.',
  at: here('we-take-the-buttons-down-for-a-while'),
  said: ['buttons in a box overnight', 'waxing the floor and the buttons', 'moving the endcaps'],
};
export const triedIt: Symptom = {
  sees: 'I pressed or scanned to try it out',
  like: 'or want to show it to a new colleague.',
  at: here('i-pressed-or-scanned-to-try-it-out'),
  said: [
    'press the button myself to show a new hire',
    'scanned it myself to see what the customer sees',
    'sent a real request by testing',
  ],
};
export const whatIsTheCode: Symptom = {
  sees: 'A customer asks what the code does',
  like: 'and what it takes from them.',
  at: '/docs/call-for-help/digital-call-buttons#a-customer-asks-what-the-code-does',
  said: [
    'what does the qr code on the shelf do',
    'does the code take personal information',
    'customer asks if the code is safe',
  ],
};
export const againAndAgain: Symptom = {
  sees: 'A customer presses again and again',
  like: 'many presses, one customer.',
  at: here('a-customer-presses-again-and-again'),
  said: [
    'keeps pressing the button',
    'customer pressed over and over',
    'same customer made two cards',
    'three cards for one customer',
    'one lady pressed three times, claim all the cards or only one',
    'impatient customer',
    'pressing the button like crazy',
  ],
};
export const whenClosed: Symptom = {
  sees: 'A request comes when we are closed',
  like: 'before opening or after closing.',
  at: here('a-request-comes-when-we-are-closed'),
  said: [
    'request after closing time',
    'closing time and a card comes',
    'turn the buttons off at closing',
    'card came at night',
  ],
};
export const whereIsHelp: Symptom = {
  sees: 'A customer shows me the screen and asks where the help is',
  like: 'and I do not know which request it is.',
  at: here('a-customer-shows-me-the-screen-and-asks-where-the-help-is'),
  said: ['customer asks where the help stays'],
};
