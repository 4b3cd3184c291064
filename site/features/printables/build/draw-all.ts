import { areaOf } from '../../../content/products.ts';
import { papers } from '../shared/drawing/paper.ts';
import { loadFonts, type Fonts } from './drawing/fonts.ts';
import type { Sheet } from '../shared/drawing/sheet.ts';
import PDFDocument from 'pdfkit';
import { brand } from '../../../../brand/brand.ts';
import { color, toSvg } from '../shared/drawing/to-svg.ts';
import { type Code, type Shape, type Words, weights } from '../shared/drawing/marks.ts';
import { printables } from './all.ts';
import type { Printable } from '../shared/printable.ts';

/** Lays out a sheet, once for both file formats. */
export function layOut(printable: Printable, { measure }: Fonts): Sheet {
  const hue = areaOf(printable.product)?.hue;
  if (hue === undefined)
    throw new Error(
      `site/features/printables: the sheet ${printable.name} is of ${printable.product}, and site/content/products.ts has no such product. Take the sheet out, or correct its product.`,
    );
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

/** Renders the files of all sheets, by file name. */
export async function printableFiles(): Promise<Record<string, string | Buffer>> {
  const fonts = await loadFonts();
  const files: Record<string, string | Buffer> = {};
  for (const printable of printables) {
    const sheet = layOut(printable, fonts);
    files[`${printable.name}.svg`] = toSvg(sheet, printable.title, await fonts.faces(sheet.marks));
    files[`${printable.name}.pdf`] = await toPdf(sheet, printable.title, fonts);
  }
  return files;
}

type Document = InstanceType<typeof PDFDocument>;

/** PDF requires a date. A fixed one makes builds reproducible. */
const DATE = new Date('2025-01-01T00:00:00Z');

/** Renders a sheet as a PDF of one page with selectable text, tagged for screen readers. */
function toPdf(sheet: Sheet, title: string, fonts: Fonts): Promise<Buffer> {
  const { width, height } = sheet.paper;
  const options = {
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as string,
    tagged: true,
    lang: sheet.language,
    displayTitle: true,
    font: '',
    info: { Title: title, Author: brand.name, CreationDate: DATE },
  };
  // The types of pdfkit only know PDF/A subsets.
  const document = new PDFDocument(options as PDFKit.PDFDocumentOptions);
  for (const weight of Object.keys(weights))
    document.registerFont(weight, fonts.file[weight as keyof typeof weights]);
  const body = document.struct('Document');
  document.addStructure(body);
  for (const mark of sheet.marks) {
    if (mark.kind === 'shape') drawShape(document, mark, sheet);
    else if (mark.kind === 'image') throw new Error('Own logos are drawn in the browser only.');
    else body.add(document.struct(...tag(mark), () => draw(document, mark, sheet)));
  }
  body.end();
  return toBuffer(document);
}

const tag = (
  mark: Words | Code,
): [string, { alt?: string; bbox?: [number, number, number, number] }] =>
  mark.kind === 'words' ? [mark.role, {}] : ['Figure', { alt: `QR code: ${mark.url}` }];

function draw(document: Document, mark: Words | Code, sheet: Sheet): void {
  if (mark.kind === 'code') {
    document.path(mark.path).fill('#000000');
    return;
  }
  document.font(mark.weight).fontSize(mark.size).fillColor(color(mark.color, sheet));
  for (const { text, x, y } of mark.lines)
    document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}

/** Rules and backgrounds are artifacts, which screen readers skip. */
function drawShape(
  document: Document,
  { path, fill, stroke, line = 1, dash }: Shape,
  sheet: Sheet,
): void {
  document.markContent('Artifact', { type: 'Layout' });
  document.save().path(path).lineCap('round').lineJoin('round').lineWidth(line);
  if (dash) document.dash(dash, { space: dash });
  if (fill && stroke) document.fillAndStroke(color(fill, sheet), color(stroke, sheet));
  else if (fill) document.fill(color(fill, sheet));
  else if (stroke) document.stroke(color(stroke, sheet));
  document.restore();
  document.endMarkedContent();
}

function toBuffer(document: Document): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}
