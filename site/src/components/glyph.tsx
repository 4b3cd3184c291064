import type { ReactNode } from 'react';
import { strokes, type GlyphName } from './glyph-strokes.ts';

export { isGlyph, type GlyphName } from './glyph-strokes.ts';

/** A decoration: the words beside it say the same. `size` is in CSS pixels. */
export default function Glyph({ name, size = 18 }: { name: GlyphName; size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={strokes[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
