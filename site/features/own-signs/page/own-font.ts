import siteConfig from '@generated/docusaurus.config';
import { memoizeAsync } from '../../../shell/page/schedule.ts';
import { type Measure, weights } from '../../printables/shared/drawing/marks.ts';

/** The site's complete font, to measure text and to embed in a file. */
export interface LoadedFont {
  measure: Measure;
  /** `@font-face` rule that embeds it. */
  faces: string;
}

/** Fetches the font, which is already in the HTTP cache. */
export const loadFont = memoizeAsync(async (): Promise<LoadedFont> => {
  const response = await fetch(`${siteConfig.baseUrl}fonts/text.woff2`);
  if (!response.ok) throw new Error(`The typeface did not load: ${response.status}.`);
  const file = await response.arrayBuffer();
  const face = new FontFace('Printable', file, { weight: '400 700' });
  document.fonts.add(await face.load());
  const source = await toDataUrl(new Blob([file], { type: 'font/woff2' }));
  return {
    measure: createMeasure(),
    faces: `@font-face{font-family:Printable;font-weight:400 700;src:url(${source})}`,
  };
});

function createMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d')!;
  return (text, size, weight) => {
    // Characters missing in the font are measured in the fallback font, as they are displayed.
    context.font = `${weights[weight]} 100px Printable, sans-serif`;
    return (context.measureText(text).width * size) / 100;
  };
}

/** Converts a file to a `data:` URL. */
export function toDataUrl(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new RangeError('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
