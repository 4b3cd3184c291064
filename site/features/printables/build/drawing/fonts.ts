import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import subsetFont from 'subset-font';
import {
  type Mark,
  type Words,
  weights,
  type Measure,
  type Weight,
} from '../../shared/drawing/marks.ts';

export interface Fonts {
  measure: Measure;
  /** A font of one weight with all characters that sheets may use. */
  file: Record<Weight, Buffer>;
  /** `@font-face` rules with the font subset that the marks need, for a self-contained file. */
  faces(marks: Mark[]): Promise<string>;
}

/** Basic Latin, Latin-1 and typographic punctuation: the characters of the site's font. */
const CHARACTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('') +
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(161 + index)).join('') +
  '–—‘’“”…−';

const source = fileURLToPath(
  new URL('../../../../../brand/static/fonts/text.woff2', import.meta.url),
);

/** Instantiates the two weights that sheets use from the site's variable font. */
export async function loadFonts(): Promise<Fonts> {
  const family = await readFile(source);
  const cut = (weight: Weight) =>
    subsetFont(family, CHARACTERS, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weights[weight] },
    });
  const file = { regular: await cut('regular'), bold: await cut('bold') };
  return { measure: createMeasure(file), file, faces: (marks) => faces(marks, file) };
}

async function faces(marks: Mark[], file: Fonts['file']): Promise<string> {
  const rules = Object.entries(weights).map(async ([weight, value]) => {
    const text = marks
      .filter((mark): mark is Words => mark.kind === 'words' && mark.weight === weight)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join('');
    const letters = [...new Set(text)].sort().join('');
    if (!letters) return '';
    const subset = await subsetFont(file[weight as Weight], letters, { targetFormat: 'sfnt' });
    const source = `url(data:font/ttf;base64,${subset.toString('base64')})`;
    return `@font-face{font-family:Printable;font-weight:${value};src:${source}}`;
  });
  return (await Promise.all(rules)).join('');
}

/** Measures each word once, since widths are proportional to the size. */
function createMeasure(file: Fonts['file']): Measure {
  const document = new PDFDocument();
  document.registerFont('regular', file.regular).registerFont('bold', file.bold);
  const known = { regular: new Map<string, number>(), bold: new Map<string, number>() };
  const measureWord = (word: string, weight: Weight) => {
    const width =
      known[weight].get(word) ?? document.font(weight).fontSize(100).widthOfString(word);
    known[weight].set(word, width);
    return width;
  };
  return (text, size, weight) =>
    text.split(/(?<= )/).reduce((sum, word) => sum + measureWord(word, weight) * (size / 100), 0);
}
