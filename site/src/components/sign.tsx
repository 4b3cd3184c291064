import type { CSSProperties, ReactNode } from 'react';
import { areaOf } from '@site/products.ts';
import { isGlyph, Strokes } from './glyph.tsx';
import { strokes } from './glyph-strokes.ts';

/** A shop front, for what belongs to no product. */
export const SUITE = 'M4 10v10h16V10M3 9.500 5 4h14l2 5.500zM8.500 20v-5h7v5';

/** The colour of an area for the styles of what is drawn in it: `--hue`. */
export const hueOf = (slug: unknown): CSSProperties | undefined => {
  const hue = areaOf(slug)?.hue;
  return hue === undefined ? undefined : ({ '--hue': hue } as CSSProperties);
};

/** The aisle sign that a page opens with: a field in the colour of its area, and the area's glyph. */
export default function Sign({
  area,
  children,
}: {
  area: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <header className="sign">
      <Strokes d={isGlyph(area) ? strokes[area] : SUITE} />
      {children}
    </header>
  );
}
