import type { CSSProperties, ReactNode } from 'react';
import { apis, areaOf } from '@site/content/products.ts';
import { isGlyph, Strokes } from '../../shared/glyph.tsx';
import { strokes, SUITE } from '../../shared/glyph-strokes.ts';

/** The color of an area for the styles of what is drawn in it: `--hue`. */
export const hueOf = (slug: unknown): CSSProperties | undefined => {
  const hue = areaOf(slug)?.hue;
  return hue === undefined ? undefined : ({ '--hue': hue } as CSSProperties);
};

/** A page belongs to the folder it is in; one of the API reference to the product whose API it is. */
export function areaOfDoc(id: string, frontMatter: Record<string, unknown>): string | undefined {
  const folder = id.includes('/') ? id.split('/')[0] : undefined;
  if (folder !== apis.slug) return folder;
  return (frontMatter['applies_to'] as { product: string } | undefined)?.product;
}

/** The glyph of an area; that of the suite where there is none. */
export const AreaStrokes = ({ area }: { area: string | undefined }): ReactNode => (
  <Strokes d={isGlyph(area) ? strokes[area] : SUITE} />
);

/** The aisle sign that a page opens with: a field in the color of its area, and the area's glyph. */
export default function Sign({
  area,
  children,
}: {
  area: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <header className="sign">
      <AreaStrokes area={area} />
      {children}
    </header>
  );
}
