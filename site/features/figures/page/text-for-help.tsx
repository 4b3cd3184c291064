import type { ReactNode } from 'react';
import { chain } from './drawing/chain.tsx';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words } from './drawing/parts.tsx';
import { annotatedSign } from './drawing/annotated-sign.tsx';

export const OptOutFlowFigure = chain({
  title: "From a customer's words to no more texts",
  description:
    'A customer says in any clear words that the texts must stop. The text-message service knows single words, such as STOP. A person reads all others. Texts stop within ten business days at the latest. One confirmation may be sent, within five minutes.',
  links: [
    ['Customer', 'Says it in / any clear words', 'not only STOP'],
    ['Service', 'Knows single words / such as STOP', 'by itself', 'quiet'],
    ['A person', 'Reads all others', 'name one', 'signal'],
    ['The store', 'Sends nothing more', '10 business days', 'good'],
    ['Customer', 'Gets one confirmation', 'in five minutes', 'good'],
  ],
});

const stores = ['Store A', 'Store B', 'Store C'];

export function NumberPerStoreFigure(): ReactNode {
  return (
    <Frame
      title="A number for each store, or one for all"
      description="At the left, three stores have a number each: the store knows where the customer is, and one STOP usually ends the texts of that store. At the right, one number serves three stores: it first has to ask for the store, and one STOP usually ends the texts of all."
      height={344}
    >
      <Words x={106} y={14} text="One for each store" look="strong" />
      <Words x={334} y={14} text="One for all stores" look="strong" />
      <Box x={236} y={110} w={82} h={54} text="Number" kind="signal" />
      {stores.map((store, index) => {
        const y = 38 + index * 72;
        return (
          <g key={store}>
            <Box x={2} y={y} w={82} h={54} text="Number" kind="accent" />
            <Arrow points={`84,${y + 27} 118,${y + 27}`} />
            <Box x={121} y={y} w={82} h={54} text={store} />
            <Arrow points={`318,137 353,${y + 27}`} />
            <Box x={356} y={y} w={82} h={54} text={store} />
          </g>
        );
      })}
      <Words x={106} y={302} text="The store is known. / STOP: this store only" look="small" />
      <Words x={334} y={302} text="First ask: which store? / STOP: all stores" look="small" />
    </Frame>
  );
}

export const TextSignFigure = annotatedSign({
  title: 'What each line of a sign answers',
  description:
    'A sign from top to bottom: need help here says what it is for, text the word paint to the number says how, we answer during opening hours says when, and reply stop to end says how to stop. The last line says that it is not for emergencies.',
  parts: [
    ['Need help here?', 'What is it for?'],
    ['Text the word PAINT / to +15550100010.', 'How do I ask, and / from where?'],
    ['We answer during / opening hours.', 'When?'],
    ['Reply STOP to end. Message / and data rates may apply.', 'How do I stop it?'],
    ['Not for emergencies.', 'What is it not for?'],
  ],
});
