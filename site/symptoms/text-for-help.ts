import { sectionsOf, type Symptom } from './symptom.ts';

const here = sectionsOf('text-for-help/intro');

export const unansweredText: Symptom = {
  sees: 'A text was not answered',
  like: 'a customer wrote, and got nothing back.',
  at: '/docs/troubleshooting#a-text-was-not-answered',
  said: [
    'nobody answered my text',
    'no reply to a text',
    'text got no answer',
    'customer texted us and got nothing back',
    'text says delivered and we do not see it',
  ],
};

/** What a finder of Text for Help offers. */
export const textForHelp: Symptom[] = [
  unansweredText,
  {
    sees: 'My reply did not arrive',
    like: 'it says “not delivered”, or the customer calls.',
    at: here('my-reply-did-not-arrive'),
    said: ['my answer did not arrive', 'text not delivered'],
  },
  {
    sees: 'No texts come in',
    like: 'the number is on the sign, and nothing arrives.',
    at: here('no-texts-come-in'),
    said: ['texts do not arrive at the store', 'we get no texts', 'help number is dead'],
  },
  {
    sees: 'A customer wants no more texts',
    like: 'they wrote stop, or said so in other words.',
    at: here('a-customer-wants-no-more-texts'),
    said: [
      'customer wrote stop',
      'customer wants us to stop texting',
      'customer says stop texting me',
      'do not text me',
    ],
  },
  {
    sees: 'A customer texted STOP by mistake',
    like: 'and wants our texts again.',
    at: here('a-customer-texted-stop-by-mistake'),
    said: ['customer stopped by accident', 'opt back in', 'undo stop'],
  },
  {
    sees: 'A text is rude, or not meant for us',
    like: 'spam, a threat or a wrong number.',
    at: here('a-text-is-rude-or-not-meant-for-us'),
    said: ['rude text', 'spam text', 'text from a stranger'],
  },
  {
    sees: 'A text holds a card number or something private',
    like: 'what now?',
    at: here('a-text-holds-a-card-number-or-something-private'),
    said: [
      'customer texted a credit card number',
      'customer texted a password',
      'private data in a text',
      'delete a text',
    ],
  },
  {
    sees: 'A customer sends a picture or calls the number',
    like: 'and the number is for texts.',
    at: here('a-customer-sends-a-picture-or-calls-the-number'),
    said: ['customer calls the help number', 'customer sent a photo', 'picture by text'],
  },
  {
    sees: 'A text is in another language',
    like: 'and I cannot read it.',
    at: here('a-text-is-in-another-language'),
    said: ['customer texts in Spanish', 'translate a text', 'text in a foreign language'],
  },
  {
    sees: 'Reply without showing my own number',
    like: 'I want to answer from my phone.',
    at: here('reply-without-showing-my-own-number'),
    said: [
      'write back without showing my number',
      'reply from my private phone',
      'hide my own number',
    ],
  },
  {
    sees: 'Two of us wrote to the same customer',
    like: 'and said two different things.',
    at: here('two-of-us-wrote-to-the-same-customer'),
    said: ['two colleagues wrote to one customer', 'customer has two messages from us'],
  },
  {
    sees: 'Who has this conversation?',
    like: 'has somebody replied, and who goes on?',
    at: here('who-has-this-conversation'),
    said: [
      'did somebody take care of this text already',
      'who sees the reply after my shift',
      'which texts still wait for us',
    ],
  },
  {
    sees: 'May I show a customer our shelf?',
    like: 'with a picture, by text.',
    at: here('may-i-show-a-customer-our-shelf'),
    said: ['text a photo of an item to a customer', 'send a customer a picture of the shelf'],
  },
  {
    sees: 'I need to call a customer who texted',
    like: 'and I see only four digits.',
    at: here('i-need-to-call-a-customer-who-texted'),
    said: ['call back the person who texted', 'only the last four digits of the number'],
  },
  {
    sees: 'What is our number for texts?',
    like: 'a customer asks for it.',
    at: here('what-is-our-number-for-texts'),
    said: ['where do I find our text number', 'which number do customers text'],
  },
  {
    sees: 'My text went to the wrong customer',
    like: 'or it had a mistake in it.',
    at: here('my-text-went-to-the-wrong-customer'),
    said: ['texted the wrong customer', 'take back a text', 'typo in my text'],
  },
  {
    sees: 'Texts come when we are closed',
    like: 'the first ones wait in the morning.',
    at: here('texts-come-when-we-are-closed'),
    said: ['text at night', 'text after closing time', 'texts outside opening hours'],
  },
];
