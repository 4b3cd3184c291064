import { sectionsOf, type Symptom } from './symptom.ts';

const here = sectionsOf('radio/troubleshooting');

export const silent: Symptom = {
  sees: 'The radio says nothing',
  like: 'a message was sent, and nobody heard it.',
  at: here('nothing-is-heard'),
  said: ['no sound', 'radio is silent', 'cannot hear the message'],
};
const loudness: Symptom = {
  sees: 'The message is too quiet or too loud',
  like: 'it is spoken, and hard to hear or too much.',
  at: here('the-message-is-too-quiet-or-too-loud'),
  said: ['radio is too quiet', 'radio is too loud', 'can barely hear the announcement'],
};
const crackles: Symptom = {
  sees: 'The message crackles or hums',
  like: 'static, or a hum below the voice.',
  at: here('the-message-crackles-or-hums'),
  said: ['radio crackles', 'static on the radio', 'buzzing sound in the message'],
};
export const saidWrong: Symptom = {
  sees: 'The radio says it wrong',
  like: 'letters, codes and symbols instead of words.',
  at: here('the-voice-reads-codes-and-symbols'),
  said: ['voice spells it out', 'voice says it wrong', 'cannot understand the voice'],
};
const nameWrong: Symptom = {
  sees: 'A name is pronounced wrong',
  like: 'a brand, a street or a person.',
  at: here('a-name-is-pronounced-wrong'),
  said: ['pronounces the brand wrong', 'wrong pronunciation', 'voice mispronounces a street'],
};
export const saidTwice: Symptom = {
  sees: 'The radio says it twice',
  like: 'the same message again and again.',
  at: here('the-same-message-is-heard-twice'),
  said: [
    'repeats itself',
    "radio won't stop talking",
    'radio repeats a message',
    'says everything twice',
    'double message',
  ],
};
const ownRadio: Symptom = {
  sees: 'My radio or headset does not work',
  like: 'it is off, or nobody hears me.',
  at: here('my-radio-or-headset-does-not-work'),
  said: [
    'headset will not turn on',
    'earpiece does not work',
    'radio battery is dead',
    'walkie will not turn on',
    'nobody hears me on the radio',
  ],
};
const itSpeaks: Symptom = {
  sees: 'What do I do when the radio speaks?',
  like: 'I am new, or I missed it.',
  at: here('what-do-i-do-when-the-radio-speaks'),
  said: [
    'what does the radio message mean',
    'how do I answer the radio voice',
    'missed the radio message',
    'play the message again',
  ],
};
const hardOfHearing: Symptom = {
  sees: 'I am hard of hearing, or it is too noisy',
  like: 'the voice is fine, and I miss it.',
  at: here('i-am-hard-of-hearing-or-it-is-too-noisy'),
  said: [
    'deaf colleague and the radio',
    'radio message as text or vibration',
    'forklift noise, I miss the message',
  ],
};
const whichChannel: Symptom = {
  sees: 'Which channel is the voice on?',
  like: 'others hear it, and my radio does not.',
  at: here('which-channel-is-the-voice-on'),
  said: ['which channel do announcements use', 'my radio is on the wrong channel'],
};
const saidAloud: Symptom = {
  sees: 'Private words were said aloud',
  like: 'a name, a number or an order.',
  at: here('private-words-were-said-aloud'),
  said: [
    'radio said a customer name',
    'radio said private information',
    'personal data on the radio',
  ],
};
const send: Symptom = {
  sees: 'How do I send a message to the radios?',
  like: 'a spill, a delivery, a customer who waits.',
  at: here('how-do-i-send-a-message-to-the-radios'),
  said: ['text the radio from my phone'],
};
const tooOften: Symptom = {
  sees: 'The voice speaks too often',
  like: 'every request is read out.',
  at: here('the-voice-speaks-too-often'),
  said: [
    'stop the radio for an hour',
    'silence the voice for an hour',
    'turn off the voice',
    'customers complain about the radio voice',
  ],
};

/** What a finder of Radio offers. */
export const radio: Symptom[] = [
  silent,
  {
    sees: 'The first word is missing',
    like: 'the message begins in the middle.',
    at: here('first-word-is-cut-off'),
    said: ['beginning is cut off', 'first syllable missing', 'message starts late'],
  },
  {
    sees: 'The message breaks off',
    like: 'the end or the number is missing.',
    at: here('the-message-breaks-off'),
    said: [
      'message cut off before the end',
      'end of the message is missing',
      'radio message broke off',
    ],
  },
  loudness,
  {
    sees: 'Silence the voice in an emergency',
    like: 'it must be quiet at once.',
    at: here('silence-the-voice-in-an-emergency'),
    said: ['shut off the radio voice now', 'voice blocks the channel'],
  },
  tooOften,
  {
    sees: 'Old messages are read out in a row',
    like: 'the box was off before.',
    at: here('old-messages-are-read-out-in-a-row'),
    said: [
      'radio reads old requests one after another',
      'old messages after the box was unplugged',
      'radio repeats everything from before',
    ],
  },
  send,
  crackles,
  saidWrong,
  nameWrong,
  saidTwice,
  {
    sees: 'The wrong store speaks',
    like: 'our message is heard elsewhere.',
    at: here('wrong-store-speaks'),
    said: ['other store hears us', 'message in the wrong store'],
  },
  {
    sees: 'A neighbor hears our radios, and we hear theirs',
    like: 'another business is on our channel.',
    at: here('a-neighbor-hears-our-radios-and-we-hear-theirs'),
    said: ['store next door hears our walkies', 'strangers talk on our radio channel'],
  },
  ownRadio,
  itSpeaks,
  whichChannel,
  hardOfHearing,
  saidAloud,
];
