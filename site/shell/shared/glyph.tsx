import type { ReactNode } from 'react';
import { strokes, type GlyphName } from './glyph-strokes.ts';

export { isGlyph, type GlyphName } from './glyph-strokes.ts';

/** A decoration: the words beside it say the same. `size` is in CSS pixels. */
export default function Glyph({ name, size }: { name: GlyphName; size?: number }): ReactNode {
  return <Strokes d={strokes[name]} size={size} />;
}

/** Lines as a glyph has them, on a grid of 24. */
export function Strokes({ d, size = 18 }: { d: string; size?: number | undefined }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
