import { fonts } from '../../../../brand/fonts.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { createCache } from '../build-cache/index.ts';

/** System fonts with the metrics of each fallback font that brand/fonts.ts measures: names at weight 400 and 700. */
const systemFonts = {
  Arial: [
    ['Arial', 'Liberation Sans', 'Arimo'],
    ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  ],
  Roboto: [
    ['Roboto', 'Roboto-Regular'],
    ['Roboto Bold', 'Roboto-Bold'],
  ],
  'Noto Sans': [
    ['Noto Sans', 'NotoSans-Regular'],
    ['Noto Sans Bold', 'NotoSans-Bold'],
  ],
  'DejaVu Sans': [['DejaVu Sans'], ['DejaVu Sans Bold']],
  'Courier New': [
    ['Courier New', 'Liberation Mono', 'DejaVu Sans Mono', 'Noto Sans Mono'],
    ['Courier New Bold', 'Liberation Mono Bold', 'DejaVu Sans Mono Bold', 'Noto Sans Mono Bold'],
  ],
} as const;

/**
 * The @font-face rules of both families and of local fallbacks, adjusted to the same width and line height, so that
 * swapping in the web font causes no layout shift. Each fallback has a bold face, since synthesized bold has another
 * width. With `basic`, the full font is fetched only for characters outside the basic subset.
 */
export function fontFaces(folder: string, basic: boolean): string {
  const text = family('Hyperlegible', 'text', folder, basic);
  const code = family('Hyperlegible Mono', 'code', folder, basic);
  const lists = `--font-text:${text.list},system-ui,sans-serif;--font-code:${code.list},ui-monospace,monospace`;
  return `${text.faces}${code.faces}:root{${lists}}`;
}

function family(name: string, file: keyof typeof fonts, folder: string, basic: boolean) {
  const { drawnAt, ascent, descent, widths } = fonts[file];
  const size = drawnAt === '100%' ? '' : `size-adjust:${drawnAt};`;
  const webFont = (of: string, range: string) =>
    face(
      name,
      `url(${folder}${of}.woff2) format("woff2")`,
      `font-display:swap;font-weight:400 700;${size}${range}`,
    );
  const webFonts = basic
    ? webFont(`${file}-basic`, `unicode-range:${ranges.basic}`) +
      webFont(file, `unicode-range:${ranges.rest}`)
    : webFont(file, '');
  const fallbacks = (Object.entries(widths) as [keyof typeof systemFonts, readonly number[]][]).map(
    ([font, sizes]) => {
      const as = `${name} on ${font}`;
      const faces = sizes.map((width, bold) =>
        face(
          as,
          local(systemFonts[font][bold]!),
          `${bold ? 'font-weight:600 700;' : ''}size-adjust:${width}%;ascent-override:${percentOf(ascent, width)};descent-override:${percentOf(descent, width)};line-gap-override:0%;`,
        ),
      );
      return { as, faces: faces.join('') };
    },
  );
  return {
    list: [name, ...fallbacks.map(({ as }) => as)].map((one) => `"${one}"`).join(','),
    faces: webFonts + fallbacks.map(({ faces }) => faces).join(''),
  };
}

/** Overrides are relative to the font size after size-adjust. */
const percentOf = (part: number, width: number) => `${((part / width) * 100).toFixed(1)}%`;

const face = (family: string, src: string, rest: string) =>
  `@font-face{font-family:"${family}";src:${src};${rest}}`;

const local = (names: readonly string[]) => names.map((name) => `local("${name}")`).join(',');

/** Code points used on most pages: English, punctuation, arrows, no-break and zero-width spaces. */
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

/** The last code point of the web fonts: symbols above, such as a snowflake, come from system fonts. */
const LAST = 0x25ff;

/** The `unicode-range` of each file. They must not overlap, or browsers fetch both. */
const ranges = {
  basic: unicodeRange(BASIC),
  rest: unicodeRange(BASIC.map(([, last], at) => [last + 1, (BASIC[at + 1]?.[0] ?? LAST + 1) - 1])),
};

const FONTS = new URL('../../../../brand/static/fonts/', import.meta.url);

/** Writes the basic subset of each font of the brand: half the size, and all that most readers fetch. */
export async function writeBasicFonts(siteDir: string, folder: string): Promise<void> {
  const cached = createCache(siteDir, 'basic-fonts');
  const letters = BASIC.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  ).join('');
  await mkdir(folder, { recursive: true });
  for (const name of Object.keys(fonts)) {
    const whole = await readFile(new URL(`${name}.woff2`, FONTS));
    const inputs = [letters, whole.toString('base64')];
    const basic = await cached(inputs, () => subsetFont(whole, letters, { targetFormat: 'woff2' }));
    await writeFile(path.join(folder, `${name}-basic.woff2`), basic);
  }
}

function unicodeRange(all: readonly (readonly [number, number])[]): string {
  return all.map((ends) => `U+${ends.map((end) => end.toString(16)).join('-')}`).join();
}
