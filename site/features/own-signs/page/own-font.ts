import siteConfig from '@generated/docusaurus.config';
import { type Measure, weights } from '../../printables/shared/drawing/marks.ts';

/** The site's typeface with every letter it has, for drawing and to travel in a file. */
export interface OwnFont {
  measure: Measure;
  /** The `@font-face` rule of a file that carries it. */
  faces: string;
}

/** Fetches the typeface, which the page has already shown. */
export async function loadOwnFont(): Promise<OwnFont> {
  const answer = await fetch(`${siteConfig.baseUrl}fonts/text.woff2`);
  if (!answer.ok) throw new Error(`The typeface did not load: ${answer.status}.`);
  const file = await answer.arrayBuffer();
  const face = new FontFace('Printable', file, { weight: '400 700' });
  document.fonts.add(await face.load());
  const source = await asData(new Blob([file], { type: 'font/woff2' }));
  return {
    measure: ruler(),
    faces: `@font-face{font-family:Printable;font-weight:400 700;src:url(${source})}`,
  };
}

function ruler(): Measure {
  const pen = document.createElement('canvas').getContext('2d')!;
  return (text, size, weight) => {
    // Letters that the typeface lacks are measured, as they are shown, in one of the device.
    pen.font = `${weights[weight]} 100px Printable, sans-serif`;
    return (pen.measureText(text).width * size) / 100;
  };
}

/** A file as a `data:` address. */
export function asData(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new RangeError('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
