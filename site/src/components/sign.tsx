import type { CSSProperties, ReactNode } from 'react';
import { areaOf } from '@site/products.ts';
import { isGlyph, Strokes } from './glyph.tsx';
import { strokes, SUITE } from './glyph-strokes.ts';

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
