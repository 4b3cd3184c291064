import type { ReactNode } from 'react';
import type { Piece } from '@frontline/search';

/** A text with the words searched for marked. */
export const Marked = ({ pieces }: { pieces: Piece[] }): ReactNode =>
  pieces.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));
