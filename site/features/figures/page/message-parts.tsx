import type { ReactNode } from 'react';
import AnnotatedSign from './drawing/annotated-sign.tsx';

export default function MessagePartsFigure(): ReactNode {
  return (
    <AnnotatedSign
      title="One message in three parts"
      description="A spoken message in three parts. Aisle four comes first: those who are near listen on. Spill on the floor says what happened. Bring the cleaning cart now asks for one action."
      parts={[
        [['Aisle four.'], ['Place first: those', 'nearby listen on']],
        [['Spill on the floor.'], ['What happened']],
        [['Bring the cleaning', 'cart now.'], ['One action']],
      ]}
    />
  );
}
