import type { ReactNode } from 'react';
import AnnotatedSign from './drawing/annotated-sign.tsx';

export default function TextSignFigure(): ReactNode {
  return (
    <AnnotatedSign
      title="What each line of a sign answers"
      description="A sign from top to bottom: need help here says what it is for, text the word paint to the number says how, we answer during opening hours says when, and reply stop to end says how to stop. The last line says that it is not for emergencies."
      parts={[
        [['Need help here?'], ['What is it for?']],
        [
          ['Text the word PAINT', 'to +15550100010.'],
          ['How do I ask, and', 'from where?'],
        ],
        [['We answer during', 'opening hours.'], ['When?']],
        [['Reply STOP to end. Message', 'and data rates may apply.'], ['How do I stop it?']],
        [['Not for emergencies.'], ['What is it not for?']],
      ]}
    />
  );
}
