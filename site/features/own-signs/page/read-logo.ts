import type { Own } from '../../printables/shared/drawing/own.ts';
import { asData } from './own-font.ts';

/** More than a logo needs, and less than makes each stroke of a key slow. */
const MOST = 1024 * 1024;

/** A picture of the reader's, ready to be drawn. @throws {RangeError} no picture, or too large a file */
export async function readLogo(file: File): Promise<NonNullable<Own['logo']>> {
  if (file.size > MOST)
    throw new RangeError('The logo is larger than 1 MiB. Choose a smaller file.');
  const picture = new Image();
  picture.src = await asData(file);
  try {
    await picture.decode();
  } catch {
    throw new RangeError('This file is no picture that the browser can show.');
  }
  // An SVG without measures of its own has none here, either.
  const { naturalWidth: width, naturalHeight: height } = picture;
  return { data: picture.src, width: width || 100, height: height || 100 };
}
