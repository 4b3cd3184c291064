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

/** Opens a PDF with the engine that Chromium shows it with. */
async function opened<Seen>(
  pdf: Buffer,
  see: (page: PDFiumPage, pages: number) => Seen,
): Promise<Awaited<Seen>> {
  const document = await library.loadDocument(pdf);
  const seen = await see(document.getPage(0), document.getPageCount());
  document.destroy();
  return seen;
}

/** Reads a PDF back; its measures are points. */
export const read = (pdf: Buffer) =>
  opened(pdf, (page, pages) => {
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    return { pages, width, height, text: page.getText() };
  });

/** What a phone reads from the picture of the page. */
export const scanned = (pdf: Buffer) =>
  opened(pdf, async (page) => {
    const { width, height, data } = await page.render({
      scale: 2,
      render: async (picture) => picture.data,
    });
    // A code is dark on light; to look for the opposite takes as long again.
    const how = { inversionAttempts: 'dontInvert' } as const;
    return jsQR(new Uint8ClampedArray(data), width, height, how)?.data;
  });
