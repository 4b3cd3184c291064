import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { createSlugger } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { loadFonts } from '../build/drawing/fonts.ts';
import { layOut, printableFiles } from '../build/draw-all.ts';
import { printables } from '../build/all.ts';
import { brand } from '../../../../brand/brand.ts';
import type { Sheet } from '../shared/drawing/sheet.ts';
import { papers } from '../shared/drawing/paper.ts';
import { QUIET } from '../shared/drawing/code.ts';
import { color } from '../shared/drawing/to-svg.ts';
import { boxOf, isInside, overlap, printedText, wordsOf } from './layout.ts';
import { expanded, pages } from '../../../test/pages.ts';

const fonts = await loadFonts();
const files = await printableFiles();
const sheets = printables.map((printable) => ({
  name: printable.name,
  printable,
  sheet: layOut(printable, fonts),
  svg: String(files[`${printable.name}.svg`]),
  pdf: files[`${printable.name}.pdf`] as Buffer,
}));

test('a sheet of a product that was taken out is an error with its name', () => {
  const sheet = { ...printables[0]!, product: 'gone' };
  expect(() => layOut(sheet, fonts)).toThrow(`the sheet ${sheet.name} is of gone, and`);
});

const library = await PDFiumLibrary.init();

/** Opens a PDF with PDFium, the engine of Chromium. */
async function opened<Seen>(
  pdf: Buffer,
  see: (page: PDFiumPage, pages: number) => Seen,
): Promise<Awaited<Seen>> {
  const document = await library.loadDocument(pdf);
  const seen = await see(document.getPage(0), document.getPageCount());
  document.destroy();
  return seen;
}

/** Reads size, in points, and text of a PDF. */
const read = (pdf: Buffer) =>
  opened(pdf, (page, pages) => {
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    return { pages, width, height, text: page.getText() };
  });

/** Decodes the QR code in the rendered page. */
const scanned = (pdf: Buffer) =>
  opened(pdf, async (page) => {
    const render = async (picture: { data: Uint8Array }) => picture.data;
    const { width, height, data } = await page.render({ scale: 2, render });
    // Codes are dark on light; searching for inverted ones takes twice as long.
    const how = { inversionAttempts: 'dontInvert' } as const;
    return jsQR(new Uint8ClampedArray(data), width, height, how)?.data;
  });

/** Relative luminance (WCAG 2.2), which is also the gray that a color prints as. */
const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

/** Contrast ratio of two colors, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The published URL of a page. */
const addressOf = (path: string) => brand.url + brand.baseUrl + path.slice(1);

const sizeOfCode = ({ marks, paper }: Sheet): string => {
  const code = marks.find((mark) => mark.kind === 'code');
  return code ? `${paper.label} ${Math.round(code.box.width)}` : '';
};
const withCode = sheets.filter(({ sheet }) => sizeOfCode(sheet));
const nameBySize = new Map(withCode.map(({ name, sheet }) => [sizeOfCode(sheet), name]));
const sheetsToScan = new Set(nameBySize.values());

test('renders every sheet as PDF and SVG', () => {
  expect(Object.keys(files)).toHaveLength(2 * sheets.length);
  expect(sheets.length).toBeGreaterThan(20);
});

describe.each(sheets)('$name', ({ name, printable, sheet, svg, pdf }) => {
  test('is one PDF page of its paper, small, with title, language and text', async () => {
    const { pages, width, height, text } = await read(pdf);
    expect(pages).toBe(1);
    expect(width).toBeCloseTo(sheet.paper.width, 0);
    expect(height).toBeCloseTo(sheet.paper.height, 0);
    expect(pdf.length).toBeLessThan(60 * 1024);
    expect(pdf.toString('latin1')).toContain(`<dc:title>`);
    // The current time would make builds irreproducible.
    expect(pdf.toString('latin1').match(/\(D:\d+Z?\)/g)).toEqual(['(D:20250101000000Z)']);
    expect(pdf.toString('latin1')).toContain(printable.title);
    expect(pdf.toString('latin1')).toMatch(/\/Lang \(en-US\)/);
    const letters = (value: string) => value.replaceAll(/\s|\ufffe/gu, '');
    for (const line of wordsOf(sheet).flatMap((words) => words.lines))
      expect(letters(text)).toContain(letters(line.text));
  });

  test('links to a page of this site by its code or URL', async () => {
    // Sheets for customers have no code, because it would open a page for staff.
    const isForCustomers = printable.kind === 'Poster' || printable.kind === 'Sign';
    expect(sheet.marks.some(({ kind }) => kind === 'code')).toBe(!isForCustomers);
    for (const mark of sheet.marks)
      if (mark.kind === 'code') expect(mark.url).toBe(addressOf(printable.scan.path));
    // Decoding is slow, so only one code of each size is scanned.
    if (sheetsToScan.has(name)) expect(await scanned(pdf)).toBe(addressOf(printable.scan.path));
    const [path = '', anchor] = printable.scan.path.split('#');
    const anchors = anchorsOf(path.replace('/docs/', ''));
    if (anchor) expect(anchors).toContain(anchor);
    expect(printedText(sheet)).toContain(addressOf(printable.scan.path).replace('https://', ''));
  });

  test('keeps the quiet zone of its code free', () => {
    const code = sheet.marks.find((mark) => mark.kind === 'code');
    if (!code) return;
    const quiet = QUIET * code.module - 0.1;
    const { x, y, width, height } = code.box;
    const [wide, high] = [width + 2 * quiet, height + 2 * quiet];
    const zone = { x: x - quiet, y: y - quiet, width: wide, height: high };
    for (const words of wordsOf(sheet)) expect(overlap(boxOf(words), zone)).toBe(false);
    expect(code.module).toBeGreaterThan(1.5);
  });

  test('fits every line in its box, without overlap', () => {
    const words = wordsOf(sheet);
    const { width, height, side, end } = sheet.paper;
    const page = { x: side, y: end, width: width - 2 * side, height: height - 2 * end };
    for (const one of words) {
      const room = one.within.width + 0.01;
      for (const line of one.lines)
        expect(fonts.measure(line.text, one.size, one.weight)).toBeLessThanOrEqual(room);
      expect(isInside(boxOf(one), one.within), one.lines[0]!.text).toBe(true);
      expect(isInside(boxOf(one), page)).toBe(true);
      const others = words.filter((other) => other !== one);
      expect(others.filter((other) => overlap(boxOf(one), boxOf(other)))).toEqual([]);
    }
  });

  test('has enough contrast for text, in color and in gray', () => {
    for (const { color: front, ground } of wordsOf(sheet))
      expect(contrast(color(front, sheet), color(ground, sheet))).toBeGreaterThanOrEqual(4.5);
  });

  test('uses only characters of its font', () => {
    const known = /^[\x20-\x7e\u00a1-\u00ff–—‘’“”…−]*$/;
    for (const line of wordsOf(sheet).flatMap((words) => words.lines))
      expect(line.text).toMatch(known);
  });

  test('embeds its font in the SVG and loads nothing', () => {
    expect(svg).toContain(`<title>${printable.title}</title>`);
    expect(svg).toContain('url(data:font/ttf;base64,');
    for (const mark of sheet.marks) if (mark.kind === 'code') expect(svg).toContain(mark.path);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/(href|src)="|url\(http/);
  });

  test(`fits US Letter where ${name} is A4`, () => {
    const { paper } = sheet;
    if (paper.label !== 'A4 or US Letter') return;
    expect(paper.width).toBeLessThan(papers.letter.width);
    expect(paper.height - 2 * paper.end).toBeLessThan(papers.letter.height - 2 * 18);
  });
});

/** The anchors of the headings of a doc; throws if it does not exist. */
function anchorsOf(id: string): string[] {
  const page = pages.find((one) => one.id === id);
  if (!page) throw new Error(`There is no doc "${id}".`);
  const slugger = createSlugger();
  const anchors: string[] = [];
  visit(expanded(page.body, id), 'heading', (node) => {
    anchors.push(slugger.slug(toString(node)));
  });
  return anchors;
}
