import { colors } from '../../../../../brand/colors.ts';
import { drawings } from '../../../../../brand/drawings.ts';
import { painted } from '../../../../../brand/outlines.ts';
import { isGlyph, strokes, SUITE } from '../../../../shell/shared/glyph-strokes.ts';
import type { Lettering } from './lettering.ts';

/** What a card shows. */
export interface Card {
  title: string;
  /** Name of the provider. */
  brand: string;
  /** One line below the title: the product, or what the site is. */
  line: string;
  /** Sign of the product; without one, a shop front stands for the suite. */
  glyph: string;
  /** Color of the product, in which the whole card is. */
  hue: string;
}

export interface Letterings {
  regular: Lettering;
  strong: Lettering;
  heavy: Lettering;
}

const { light } = colors;
const COLORS = { signal: light['signal'] ?? '', words: '#ffffff' };

/** The part of a card that holds words, from its left edge, and what its title may fill. */
const WORDS = { x: 84, width: 760, lines: 3, sizes: [112, 100, 88, 76, 64, 54] };

/** A card as SVG that needs no font, 1200 by 630: the sign that its page opens with, cut by two edges. */
export function cardSvg({ title, brand, line, glyph, hue }: Card, letters: Letterings): string {
  const { regular, strong, heavy } = letters;
  const { size, lines } = fitted(title, heavy);
  const leading = size * 1.03;
  const last = 462;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">
<rect width="1200" height="630" fill="${hue}"/>
${hangingGlyph(isGlyph(glyph) ? strokes[glyph] : SUITE)}
<rect width="1200" height="14" fill="${COLORS.signal}"/>
${brandMark(WORDS.x - 4, 74, 1.9)}
<path fill="${COLORS.words}" d="${strong.path(brand, 38, 152, 118)}"/>
<path fill="${COLORS.words}" d="${lines.map((text, index) => heavy.path(text, size, WORDS.x - 3, last + (index + 1 - lines.length) * leading)).join('')}"/>
<path fill="${COLORS.words}" d="${regular.path(line, 34, WORDS.x, 548)}"/>
</svg>`;
}

/** The largest size at which the title fits, and its lines. */
function fitted(title: string, heavy: Lettering): { size: number; lines: string[] } {
  const tries = WORDS.sizes.map((size) => ({ size, lines: wrapped(title, size, heavy) }));
  const fits = tries.find(
    ({ size, lines }) =>
      lines.length <= WORDS.lines && lines.every((line) => heavy.width(line, size) <= WORDS.width),
  );
  return fits ?? tries.at(-1)!;
}

function wrapped(title: string, size: number, heavy: Lettering): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && heavy.width(longer, size) <= WORDS.width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Large and darker than its ground, as in css/sign.css: words over it stay readable. */
const hangingGlyph = (stroke: string) =>
  `<path transform="translate(755 -110) scale(23)" d="${stroke}" fill="none" stroke="#000" stroke-opacity=".24" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Drawn on a grid of 32, in white on a color. */
const brandMark = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${painted(drawings.mark, { ...light, accent: COLORS.words })}</g>`;

/** What networks ask of a large card, in CSS pixels. */
export const CARD = { width: 1200, height: 630 };

/** Where the card of a page lies below the built site. */
export const cardFile = (path: string): string =>
  `social/${path === '/' ? 'index' : path.slice(1)}.png`;

/** The card in words. */
export const cardAlt = (title: string, brandName: string): string =>
  title.startsWith(brandName) ? title : `${title}: ${brandName} documentation`;
