import { isGlyph, type GlyphName } from '../../../shell/shared/glyph-strokes.ts';

/** The product or group of pages that a URL belongs to; a reference belongs to its product. */
export const areaAt = (url: string): GlyphName | undefined =>
  url.split('#', 1)[0]!.split('/').findLast(isGlyph);
