import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import jsQR from 'jsqr';
import { loadFonts } from '../build/drawing/fonts.ts';
import { drawn, printableFiles } from '../build/draw-all.ts';
import { printables } from '../build/all.ts';

export const fonts = await loadFonts();
export const files = await printableFiles();
export const sheets = printables.map((printable) => ({
  name: printable.name,
  printable,
  sheet: drawn(printable, fonts),
  svg: String(files[`${printable.name}.svg`]),
  pdf: files[`${printable.name}.pdf`] as Buffer,
}));

const library = await PDFiumLibrary.init();

export interface FinishedPdf {
  pages: number;
  /** Points. */
  width: number;
  height: number;
  text: string;
  /** What a phone reads from the picture of the page. */
  code: string | undefined;
}

const known = new Map<Buffer, Promise<FinishedPdf>>();

/** Reads a PDF back, once, with the engine that Chromium shows it with. */
export function read(pdf: Buffer): Promise<FinishedPdf> {
  const finished = known.get(pdf) ?? readBack(pdf);
  known.set(pdf, finished);
  return finished;
}

async function readBack(pdf: Buffer): Promise<FinishedPdf> {
  const document = await library.loadDocument(pdf);
  const page = document.getPage(0);
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  const finished = {
    pages: document.getPageCount(),
    width,
    height,
    text: page.getText(),
    code: await codeOf(page),
  };
  document.destroy();
  return finished;
}

async function codeOf(page: PDFiumPage): Promise<string | undefined> {
  const { width, height, data } = await page.render({
    scale: 2,
    render: async (picture) => picture.data,
  });
  // A code is dark on light; to look for the opposite takes as long again.
  const how = { inversionAttempts: 'dontInvert' } as const;
  return jsQR(new Uint8ClampedArray(data), width, height, how)?.data;
}
