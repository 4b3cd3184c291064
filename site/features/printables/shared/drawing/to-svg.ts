import { colors } from '../../../../../brand/look.ts';
import { type Color, type Mark, weights } from './marks.ts';
import type { Sheet } from './sheet.ts';

/**
 * Renders a sheet as a self-contained SVG file with real text. `faces` are the embedded `@font-face` rules of the
 * family "Printable". `textLength` preserves the layout in programs that ignore the embedded font.
 */
export function toSvg(sheet: Sheet, title: string, faces: string): string {
  const { width, height, size } = sheet.paper;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}mm" height="${size.height}mm"`,
    ` viewBox="0 0 ${n(width)} ${n(height)}" lang="${sheet.language}" font-family="Printable,sans-serif">`,
    `<title>${escape(title)}</title>`,
    // A line in a right-to-left script ends at its left.
    `<style>text{unicode-bidi:plaintext}${faces}</style>`,
    `<path fill="${color('surface', sheet)}" d="M0 0h${n(width)}v${n(height)}H0z"/>`,
    ...sheet.marks.map((mark) => element(mark, sheet)),
    '</svg>\n',
  ].join('');
}

function element(mark: Mark, sheet: Sheet): string {
  if (mark.kind === 'words') {
    const { size, weight, lines } = mark;
    const look = `font-size="${n(size)}" font-weight="${weights[weight]}" fill="${color(mark.color, sheet)}"`;
    const text = lines.map(
      (line) =>
        `<text x="${n(line.x)}" y="${n(line.y)}" textLength="${n(line.width)}" lengthAdjust="spacingAndGlyphs">${escape(line.text)}</text>`,
    );
    return `<g ${look}>${text.join('')}</g>`;
  }
  if (mark.kind === 'code')
    return `<path shape-rendering="crispEdges" d="${mark.path}"><title>${escape(mark.url)}</title></path>`;
  if (mark.kind === 'image') {
    const { x, y, width, height } = mark.box;
    return `<image x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" href="${escape(mark.data)}"/>`;
  }
  const stroke = mark.stroke
    ? ` stroke="${color(mark.stroke, sheet)}" stroke-width="${n(mark.line ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  const dash = mark.dash ? ` stroke-dasharray="${n(mark.dash)}"` : '';
  return `<path fill="${mark.fill ? color(mark.fill, sheet) : 'none'}"${stroke}${dash} d="${mark.path}"/>`;
}

const n = (value: number) => String(Math.round(value * 100) / 100);

/** What no XML file can contain, such as the vertical tab of lines copied from slides. */
const NOT_XML = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escape = (text: string) =>
  text
    .replaceAll(NOT_XML, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

/** A color of the site's light theme, or of the sheet's product. */
export function color(name: Color, { hue }: Pick<Sheet, 'hue'>): string {
  if (name === 'hue') return hue;
  const found = colors.light[name];
  if (!found) throw new Error(`There is no color --${name} in brand/colors.css.`);
  return found;
}
