import { isGlyph, strokes } from '../../../src/components/glyph-strokes.ts';
import { CARD } from './card-file.ts';
import type { Lettering } from './lettering.ts';

/** What a card shows. */
export interface Card {
  title: string;
  /** Name of the provider. */
  brand: string;
  /** One line below the title: the product, or what the site is. */
  line: string;
  /** Sign of the product; without one, the mark of the provider is drawn. */
  glyph: string;
}

export interface Letterings {
  regular: Lettering;
  strong: Lettering;
  heavy: Lettering;
}

const COLORS = {
  paper: '#fcfbf8',
  signal: '#ffb81c',
  accent: '#00606d',
  tint: '#e3eff0',
  ink: '#14201f',
  quiet: '#41504e',
};

/** The part of a card that holds words, from its left edge, and what its title may fill. */
const WORDS = { x: 84, width: 690, lines: 3, sizes: [92, 82, 72, 62, 54] };

/** A card as SVG that needs no font: 1200 by 630, words at the left, a sign at the right. */
export function cardSvg({ title, brand, line, glyph }: Card, letters: Letterings): string {
  const { regular, strong, heavy } = letters;
  const { size, lines } = fitted(title, heavy);
  const leading = size * 1.06;
  const first = 338 - ((lines.length - 1) * leading) / 2 + size * 0.33;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">
<rect width="1200" height="630" fill="${COLORS.paper}"/>
<rect width="1200" height="14" fill="${COLORS.signal}"/>
${isGlyph(glyph) ? productSign(strokes[glyph]) : brandMark(794, 120, 12.6)}
${isGlyph(glyph) ? brandMark(WORDS.x - 5, 94, 1.9) : ''}
<path fill="${COLORS.accent}" d="${strong.path(brand, 38, isGlyph(glyph) ? 152 : WORDS.x, 138)}"/>
<path fill="${COLORS.ink}" d="${lines.map((text, index) => heavy.path(text, size, WORDS.x - 3, first + index * leading)).join('')}"/>
<path fill="${COLORS.quiet}" d="${regular.path(line, 34, WORDS.x, 560)}"/>
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

const productSign = (stroke: string) => `<circle cx="992" cy="322" r="150" fill="${COLORS.tint}"/>
<path transform="translate(896 226) scale(8)" d="${stroke}" fill="none" stroke="${COLORS.accent}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Drawn on a grid of 32, like the icon of the site. */
const brandMark = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${COLORS.accent}" d="M14.6 3.500a1.5 1.5 0 0 1 2.8 0l11.2 23.400a1.5 1.5 0 0 1-1.35 2.100h-4.300a1.5 1.5 0 0 1-1.38-.900L16 15.200l-5.57 12.900a1.5 1.5 0 0 1-1.38.900h-4.300a1.5 1.5 0 0 1-1.35-2.100Z"/><path fill="${COLORS.signal}" d="M16 19.400l3.6 8.300a.95.95 0 0 1-.87 1.300h-5.460a.95.95 0 0 1-.87-1.300Z"/></g>`;
