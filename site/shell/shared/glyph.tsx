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

/** Stands behind a link that opens a new tab. */
export const NewTabMark = ({ label, width = 11, height = 11 }: NewTabMarkProps): ReactNode => (
  <svg width={width} height={height} viewBox="0 0 12 12" role="img" aria-label={label}>
    <path
      d="M4.5 2H2v8h8V7.5M7 1.5h3.5V5M10.2 1.8 5.5 6.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    />
  </svg>
);

interface NewTabMarkProps {
  label: string;
  width?: number | string;
  height?: number | string;
}
