import type { ReactNode } from 'react';
import { strokes, type GlyphName } from './glyph-strokes.ts';

export { isGlyph, type GlyphName } from './glyph-strokes.ts';

/** A decorative icon, hidden from screen readers. `size` is in CSS pixels. */
export default function Glyph({ name, size }: { name: GlyphName; size?: number }): ReactNode {
  return <Strokes d={strokes[name]} size={size} />;
}

/** Draws a path on a 24 × 24 grid in the style of a glyph. */
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
