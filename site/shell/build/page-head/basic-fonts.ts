import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fonts } from '../../../../brand/fonts.ts';
import { createCache } from '../build-cache/index.ts';

/** The letters of most pages: plain English, its punctuation, arrows, and what keeps words together or apart. */
const BASIC = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x200b, 0x200b],
  [0x2010, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2026],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

/** Above are pictures, such as a snowflake, which the system draws. */
const LAST = 0x25ff;

/** Of a style sheet, the range of these letters and that of all others: a browser fetches both of two that overlap. */
export const ranges = {
  basic: written(BASIC),
  rest: written(BASIC.map(([, last], at) => [last + 1, (BASIC[at + 1]?.[0] ?? LAST + 1) - 1])),
};

const OF_BRAND = new URL('../../../../brand/static/fonts/', import.meta.url);

/** Writes each font of the brand with these letters only: half as large, and all that most readers fetch. */
export async function writeBasicFonts(siteDir: string, folder: string): Promise<void> {
  const cached = createCache(siteDir, 'basic-fonts');
  const letters = BASIC.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  ).join('');
  await mkdir(folder, { recursive: true });
  for (const name of Object.keys(fonts)) {
    const whole = await readFile(new URL(`${name}.woff2`, OF_BRAND));
    const inputs = [letters, whole.toString('base64')];
    const basic = await cached(inputs, () => subsetFont(whole, letters, { targetFormat: 'woff2' }));
    await writeFile(path.join(folder, `${name}-basic.woff2`), basic);
  }
}

function written(all: readonly (readonly [number, number])[]): string {
  return all.map((ends) => `U+${ends.map((end) => end.toString(16)).join('-')}`).join();
}
