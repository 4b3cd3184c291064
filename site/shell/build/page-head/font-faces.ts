import { fonts } from '../../../../brand/fonts.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { createCache } from '../build-cache/index.ts';

/** Fonts that are on readers' machines, by the one whose width the brand measures: their names at weight 400 and 700. */
const onMachines = {
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
 * The two families, and the lists of them with local stand-ins of the same width and line height: a page is shown in
 * the first of these that the machine has, and nothing moves when the real font takes its place. Each has its bold,
 * since bold made up by the browser has another width. With `basic`, the whole of a font is fetched for rare letters only.
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
  const own = (of: string, range: string) =>
    face(
      name,
      `url(${folder}${of}.woff2) format("woff2")`,
      `font-display:swap;font-weight:400 700;${size}${range}`,
    );
  const both = basic
    ? own(`${file}-basic`, `unicode-range:${ranges.basic}`) +
      own(file, `unicode-range:${ranges.rest}`)
    : own(file, '');
  const standIns = (Object.entries(widths) as [keyof typeof onMachines, readonly number[]][]).map(
    ([font, sizes]) => {
      const as = `${name} on ${font}`;
      const faces = sizes.map((width, bold) =>
        face(
          as,
          local(onMachines[font][bold]!),
          `${bold ? 'font-weight:600 700;' : ''}size-adjust:${width}%;ascent-override:${share(ascent, width)};descent-override:${share(descent, width)};line-gap-override:0%;`,
        ),
      );
      return { as, faces: faces.join('') };
    },
  );
  return {
    list: [name, ...standIns.map(({ as }) => as)].map((one) => `"${one}"`).join(','),
    faces: both + standIns.map(({ faces }) => faces).join(''),
  };
}

/** An override is taken of the size that the adjustment has already changed. */
const share = (part: number, width: number) => `${((part / width) * 100).toFixed(1)}%`;

const face = (family: string, src: string, rest: string) =>
  `@font-face{font-family:"${family}";src:${src};${rest}}`;

const local = (names: readonly string[]) => names.map((name) => `local("${name}")`).join(',');

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
const ranges = {
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
