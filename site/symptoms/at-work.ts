import { sectionsOf, type Symptom } from './symptom.ts';

const here = sectionsOf('call-for-help/troubleshooting');

// Around the answering of requests: devices, other people, other stores, what is forgotten.

export const scanner: Symptom = {
  sees: 'I have a scanner or a tablet, and no phone',
  like: 'can I take requests on it?',
  at: here('i-have-a-scanner-or-a-tablet-and-no-phone'),
  said: [
    'take requests on a handheld scanner',
    'requests on a tablet',
    'help requests on a computer',
    'requests on my watch',
  ],
};

export const secondPerson: Symptom = {
  sees: 'I need a second person myself',
  like: 'a key, a lift or my lead.',
  at: here('i-need-a-second-person-myself'),
  said: ['call for backup', 'need a manager at the aisle', 'need the key holder'],
};
export const earlier: Symptom = {
  sees: 'I want to see earlier requests',
  like: 'who went, and how many were there?',
  at: here('i-want-to-see-earlier-requests'),
  said: ['requests of yesterday', 'who helped the customer yesterday'],
};
export const refusedEnd: Symptom = {
  sees: 'Something went wrong when I complete',
  like: 'the customer has been helped.',
  at: here('something-went-wrong-when-i-complete'),
  said: ['error when I complete a request', 'not allowed to complete it'],
};

export const handsFull: Symptom = {
  sees: 'My hands are full when a card comes',
  like: 'and I cannot take out my device.',
  at: here('my-hands-are-full-when-a-card-comes'),
  said: ['claim by voice', 'claim with the radio', 'claim a request hands free'],
};
export const forgotToComplete: Symptom = {
  sees: 'I forgot to complete requests',
  like: 'from today or from yesterday.',
  at: here('i-forgot-to-complete-requests'),
  said: [
    'did not complete my requests yesterday',
    'forgot to press complete',
    'old requests still count against us',
  ],
};
export const noButtons: Symptom = {
  sees: 'The card has no buttons',
  like: 'only text, or since an update.',
  at: here('the-card-has-no-buttons'),
  said: ['card is only plain text', 'no buttons on the card', 'card looks broken after an update'],
};
export const wentThrough: Symptom = {
  sees: 'A customer asks if the press worked',
  like: 'the button was pressed, and the customer is not sure.',
  at: here('a-customer-asks-if-the-press-worked'),
  said: ['customer asks did it go through', 'can the customer tell that somebody is coming'],
};
export const writeNote: Symptom = {
  sees: 'I want to write a note on a request',
  like: 'a part is ordered, or something was promised.',
  at: here('i-want-to-write-a-note-on-a-request'),
  said: ['where do I type a note', 'add a comment to a request'],
};
export const otherMessages: Symptom = {
  sees: 'The channel is full of other messages',
  like: 'colleagues chat, and I lose the cards.',
  at: here('the-channel-is-full-of-other-messages'),
  said: ['people chatting in the help channel', 'shift swaps in the channel'],
};
export const otherStore: Symptom = {
  sees: 'I work in another store for a few days',
  like: 'and get the cards of my own store.',
  at: here('i-work-in-another-store-for-a-few-days'),
  said: ['covering at a different store', 'switch to the requests of another store'],
};
