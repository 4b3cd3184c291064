import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cardSvg, type Letterings } from '../build/social-cards/card.ts';
import { lettering } from '../build/social-cards/lettering.ts';
import { palettePng } from '../build/social-cards/draw.ts';
import { SUITE, strokes } from '../../../shell/shared/glyph-strokes.ts';
import { site } from '../../../test/pages.ts';

const font = path.join(site, '../brand/static/fonts/text.woff2');
const characters = 'Call for Help troubleshooting Brand';
const [regular, strong, heavy] = await Promise.all(
  [400, 650, 700].map((weight) => lettering(font, weight, characters)),
);
const letters = { regular, strong, heavy } as Letterings;

describe('a card', () => {
  const card = {
    title: 'Call for Help',
    brand: 'Brand',
    line: 'Help',
    glyph: 'call-for-help',
    hue: '#ad4600',
  };

  it('draws the same picture from the same words, without a font', () => {
    const svg = cardSvg(card, letters);
    expect(svg).toBe(cardSvg(card, letters));
    expect(svg).not.toMatch(/<text|NaN|undefined/);
  });

  it('is the sign of its product: in its color, with its glyph', () => {
    const svg = cardSvg(card, letters);
    expect(svg).toContain('<rect width="1200" height="630" fill="#ad4600"/>');
    expect(svg).toContain(strokes['call-for-help']);
    expect(cardSvg({ ...card, glyph: '' }, letters)).toContain(SUITE);
  });

  it('makes a long title smaller, so that it stays in its part of the card', () => {
    const title = 'Call for Help troubleshooting Call for Help troubleshooting Call for Help';
    const ends = [...cardSvg({ ...card, title }, letters).matchAll(/fill="#ffffff" d="([^"]+)"/g)]
      .flatMap(([, d = '']) => [...d.matchAll(/[ML](-?[\d.]+) /g)])
      .map(([, x]) => Number(x));
    expect(Math.max(...ends)).toBeLessThan(860);
  });
});

describe('a PNG with a palette', () => {
  it('holds every pixel', async () => {
    const pixels = Uint8Array.from([255, 0, 0, 255, 0, 0, 255, 255]);
    const png = await palettePng(pixels, 2, 1);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([...png.subarray(41, 47)]).toEqual([255, 0, 0, 0, 0, 255]);
    const start = png.indexOf('IDAT') + 4;
    expect([...inflateSync(png.subarray(start, png.indexOf('IEND') - 8))]).toEqual([0, 0, 1]);
  });

  it('refuses more colors than a palette holds', async () => {
    const colors = Array.from({ length: 300 }, (_, n) => [
      (n % 30) * 8,
      Math.floor(n / 30) * 8,
      0,
      255,
    ]);
    await expect(palettePng(Uint8Array.from(colors.flat()), 300, 1)).rejects.toThrow('300 colors');
  });
});
