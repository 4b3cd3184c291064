import type { CSSProperties, ReactNode } from 'react';
import { apis, areaOf } from '@site/content/products.ts';
import { isGlyph, Strokes } from '../../shared/glyph.tsx';
import { strokes, SUITE } from '../../shared/glyph-strokes.ts';

/** The color of an area as the CSS variable `--hue`. */
export const hueOf = (slug: unknown): CSSProperties | undefined => {
  const hue = areaOf(slug)?.hue;
  return hue === undefined ? undefined : ({ '--hue': hue } as CSSProperties);
};

/** The area of a page: its folder, or for an API reference its product. */
export function areaOfDoc(id: string, frontMatter: Record<string, unknown>): string | undefined {
  const folder = id.includes('/') ? id.split('/')[0] : undefined;
  if (folder !== apis.slug) return folder;
  return (frontMatter['applies_to'] as { product: string } | undefined)?.product;
}

/** The glyph of an area, or that of the suite if there is none. */
export const AreaStrokes = ({ area }: { area: string | undefined }): ReactNode => (
  <Strokes d={isGlyph(area) ? strokes[area] : SUITE} />
);

/** The header of a page, styled as an aisle sign: the color and glyph of its area. */
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
