import { colors, drawings } from '../../../../../brand/look.ts';
import { withColors } from '../../../../../brand/outlines.ts';
import { isGlyph, strokes, SUITE } from '../../../../shell/shared/glyph-strokes.ts';
import type { Lettering } from './lettering.ts';

export interface Card {
  title: string;
  brand: string;
  /** Line below the title: the product or the tagline. */
  line: string;
  /** Glyph of the product; empty for the shop front of the suite. */
  glyph: string;
  /** Color of the product, used as background. */
  hue: string;
}

export interface Letterings {
  regular: Lettering;
  strong: Lettering;
  heavy: Lettering;
}

const { light } = colors;
const COLORS = { signal: light['signal'] ?? '', words: '#ffffff' };

/** The text area of a card, and the maximum lines and possible font sizes of the title. */
const WORDS = { x: 84, width: 760, lines: 3, sizes: [112, 100, 88, 76, 64, 54] };

/** A card as SVG without fonts, 1200 by 630: the sign at the top of its page, cropped by two edges. */
export function cardSvg({ title, brand, line, glyph, hue }: Card, letters: Letterings): string {
  const { regular, strong, heavy } = letters;
  const { size, lines } = fitTitle(title, heavy);
  const leading = size * 1.03;
  const last = 462;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">
<rect width="1200" height="630" fill="${hue}"/>
${backgroundGlyph(isGlyph(glyph) ? strokes[glyph] : SUITE)}
<rect width="1200" height="14" fill="${COLORS.signal}"/>
${brandMark(WORDS.x - 4, 74, 1.9)}
<path fill="${COLORS.words}" d="${strong.path(brand, 38, 152, 118)}"/>
<path fill="${COLORS.words}" d="${lines.map((text, index) => heavy.path(text, size, WORDS.x - 3, last + (index + 1 - lines.length) * leading)).join('')}"/>
<path fill="${COLORS.words}" d="${regular.path(line, 34, WORDS.x, 548)}"/>
</svg>`;
}

/** The largest font size at which the title fits, and its lines. */
function fitTitle(title: string, heavy: Lettering): { size: number; lines: string[] } {
  const candidates = WORDS.sizes.map((size) => ({ size, lines: wrapTitle(title, size, heavy) }));
  const fits = candidates.find(
    ({ size, lines }) =>
      lines.length <= WORDS.lines && lines.every((line) => heavy.width(line, size) <= WORDS.width),
  );
  return fits ?? candidates.at(-1)!;
}

function wrapTitle(title: string, size: number, heavy: Lettering): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && heavy.width(longer, size) <= WORDS.width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Large and darker than its background, as in css/sign.css, so that text over it stays readable. */
const backgroundGlyph = (stroke: string) =>
  `<path transform="translate(755 -110) scale(23)" d="${stroke}" fill="none" stroke="#000" stroke-opacity=".24" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The brand mark in white, on a grid of 32 by 32. */
const brandMark = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${withColors(drawings.mark, { ...light, accent: COLORS.words })}</g>`;

/** Size that social networks require of a large card, in CSS pixels. */
export const CARD = { width: 1200, height: 630 };

/** File of the card of a page, relative to the build folder. */
export const cardFile = (path: string): string =>
  `social/${path === '/' ? 'index' : path.slice(1)}.png`;

export const cardAlt = (title: string, brandName: string): string =>
  title.startsWith(brandName) ? title : `${title}: ${brandName} documentation`;
