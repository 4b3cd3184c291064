import { colour } from './colours.ts';
import { weights, type Fonts, type Weight } from './fonts.ts';
import type { Mark, Words } from './marks.ts';
import type { Sheet } from './sheet.ts';

/**
 * The sheet as an SVG file that needs nothing else: its text is text, and the few glyphs it uses
 * travel with it. `textLength` keeps every line in its place where a program ignores the font.
 */
export async function toSvg(sheet: Sheet, title: string, fonts: Fonts): Promise<string> {
  const { width, height, size } = sheet.paper;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}mm" height="${size.height}mm"`,
    ` viewBox="0 0 ${n(width)} ${n(height)}" lang="en-US" font-family="Printable,sans-serif">`,
    `<title>${escape(title)}</title>`,
    `<style>${await fontFaces(sheet.marks, fonts)}</style>`,
    `<path fill="${colour('surface', sheet)}" d="M0 0h${n(width)}v${n(height)}H0z"/>`,
    ...sheet.marks.map((mark) => element(mark, sheet)),
    '</svg>\n',
  ].join('');
}

async function fontFaces(marks: Mark[], fonts: Fonts): Promise<string> {
  const faces = Object.entries(weights).map(async ([weight, value]) => {
    const text = marks
      .filter((mark): mark is Words => mark.kind === 'words' && mark.weight === weight)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join('');
    const glyphs = [...new Set(text)].sort().join('');
    if (!glyphs) return '';
    const file = (await fonts.only(glyphs, weight as Weight)).toString('base64');
    return `@font-face{font-family:Printable;font-weight:${value};src:url(data:font/ttf;base64,${file})}`;
  });
  return (await Promise.all(faces)).join('');
}

function element(mark: Mark, sheet: Sheet): string {
  if (mark.kind === 'words') {
    const { size, weight, lines } = mark;
    const look = `font-size="${n(size)}" font-weight="${weights[weight]}" fill="${colour(mark.colour, sheet)}"`;
    const text = lines.map(
      (line) =>
        `<text x="${n(line.x)}" y="${n(line.y)}" textLength="${n(line.width)}" lengthAdjust="spacingAndGlyphs">${escape(line.text)}</text>`,
    );
    return `<g ${look}>${text.join('')}</g>`;
  }
  if (mark.kind === 'code')
    return `<path shape-rendering="crispEdges" d="${mark.path}"><title>${escape(mark.url)}</title></path>`;
  const stroke = mark.stroke
    ? ` stroke="${colour(mark.stroke, sheet)}" stroke-width="${n(mark.line ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  const dash = mark.dash ? ` stroke-dasharray="${n(mark.dash)}"` : '';
  return `<path fill="${mark.fill ? colour(mark.fill, sheet) : 'none'}"${stroke}${dash} d="${mark.path}"/>`;
}

const n = (value: number) => String(Math.round(value * 100) / 100);

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
