import type { ReactNode } from 'react';
import AnnotatedSign from './drawing/annotated-sign.tsx';

export default function BaySignFigure(): ReactNode {
  return (
    <AnnotatedSign
      title="A bay sign in the order a driver reads it"
      description="Four parts of a bay sign, from top to bottom. The words pickup bay and its number say where the driver is, and are the largest. The next line says how to tell the store. Then: stay in your car, we come to you. The last line offers a way without a phone."
      parts={[
        [['PICKUP BAY 4'], ['Where am I?', 'The largest part']],
        [
          ['Text +15550100010', 'BAY 4, order number'],
          ['How do I say', 'that I am here?'],
        ],
        [['Stay in your car.', 'We come to you.'], ['What do I do now?']],
        [['No phone?', 'Go to the service desk.'], ['Another way in']],
      ]}
    />
  );
}
