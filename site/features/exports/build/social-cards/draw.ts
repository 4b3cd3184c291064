import { renderAsync } from '@resvg/resvg-js';
import { cardSvg, type Card } from './card.ts';
import { lettering } from './lettering.ts';
import { palettePng } from './png.ts';

/** Draws cards as PNG, with the letters of a font that these cards use. */
export async function penFor(
  font: string,
  cards: Card[],
): Promise<(card: Card) => Promise<Buffer>> {
  const characters = cards.flatMap((card) => Object.values(card)).join('');
  const [regular, strong, heavy] = await Promise.all(
    [400, 650, 700].map((weight) => lettering(font, weight, characters)),
  );
  const letters = { regular: regular!, strong: strong!, heavy: heavy! };
  return async (card) => {
    const svg = cardSvg(card, letters);
    const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
    return palettePng(pixels, width, height);
  };
}
