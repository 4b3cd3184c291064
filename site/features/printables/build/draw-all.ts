import { areaOf } from '../../../content/products.ts';
import { papers } from '../shared/drawing/paper.ts';
import { loadFonts, type Fonts } from './drawing/fonts.ts';
import type { Sheet } from '../shared/drawing/sheet.ts';
import { toPdf } from './drawing/to-pdf.ts';
import { toSvg } from '../shared/drawing/to-svg.ts';
import { printables } from './all.ts';
import type { Printable } from '../shared/printable.ts';

/** A sheet laid out once, from which both files are made. */
export function drawn(printable: Printable, { measure }: Fonts): Sheet {
  const hue = areaOf(printable.product)?.hue;
  if (hue === undefined) throw new Error(`The product ${printable.product} has no colour.`);
  const sheet: Sheet = {
    paper: papers[printable.paper],
    hue,
    language: 'en-US',
    measure,
    marks: [],
  };
  printable.draw(sheet);
  return sheet;
}

/** The files of all sheets, by file name. */
export async function printableFiles(): Promise<Record<string, string | Buffer>> {
  const fonts = await loadFonts();
  const files: Record<string, string | Buffer> = {};
  for (const printable of printables) {
    const sheet = drawn(printable, fonts);
    files[`${printable.name}.svg`] = toSvg(sheet, printable.title, await fonts.faces(sheet.marks));
    files[`${printable.name}.pdf`] = await toPdf(sheet, printable.title, fonts);
  }
  return files;
}
