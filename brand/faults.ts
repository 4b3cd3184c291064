import type { Colors } from './look.ts';
import { fillsOf, withColors } from './outlines.ts';
import type { Brand } from './kind.ts';

const papers = ['paper', 'paper-2', 'surface'];

/** Text colors and their backgrounds, with a minimum contrast of 4.5:1. */
const texts: Record<string, string[]> = {
  ink: [...papers, 'accent-tint', 'signal-tint', 'danger-tint', 'good-tint', 'code-paper'],
  'ink-2': [...papers, 'accent-tint', 'signal-tint'],
  'ink-3': papers,
  accent: papers,
  'accent-strong': [...papers, 'accent-tint'],
  'signal-ink': ['signal-tint'],
  'on-signal': ['signal'],
  danger: [...papers, 'danger-tint'],
  good: ['good-tint', 'surface'],
  'on-accent': ['accent', 'accent-strong'],
  'code-ink': ['code-paper'],
  'code-muted': ['code-paper'],
  'code-name': ['code-paper'],
  'code-text': ['code-paper'],
  'code-value': ['code-paper'],
};

/** The text colors under `prefers-contrast: more`, with a minimum contrast of 7:1. */
const strongTexts: Record<string, string[]> = {
  ink: papers,
  'accent-strong': papers,
  'code-ink': ['code-paper'],
};

/** Borders that convey meaning, with a minimum contrast of 3:1. */
const edges: Record<string, string[]> = { 'line-strong': papers };

/** Every token whose color is checked. */
const tokens = [
  ...new Set(['house', ...[texts, strongTexts, edges].flatMap(Object.entries).flat(2)]),
] as string[];

const isColor = (value = ''): boolean => /^#[0-9a-f]{6}$/i.test(value);

/** The share of a product's color in its text in the dark theme, mixed with white. As in sign.css. */
export const HUE_ON_DARK = 0.42;

/** One message, with the ratio, for each pair of colors whose contrast WCAG 2.2 AA does not allow. */
export function faultsOfColors(
  { light, dark }: { light: Colors; dark: Colors },
  hues: Colors,
): string[] {
  const themes = { light, dark: { ...light, ...dark } };
  const faults: string[] = [];
  for (const name of tokens) {
    if (light[name] === undefined) faults.push(`colors.css has no --${name}.`);
    requireColor(`--${name}, light`, light[name]);
    requireColor(`--${name}, dark`, dark[name]);
  }
  for (const [name, hue] of Object.entries(hues)) requireColor(`the color of ${name}`, hue);
  for (const [theme, colors] of Object.entries(themes))
    for (const [needed, pairs] of [
      [4.5, texts],
      [7, strongTexts],
      [3, edges],
    ] as const)
      for (const [front, backs] of Object.entries(pairs))
        for (const back of backs)
          requireContrast(`--${front} on --${back}, ${theme}`, colors[front], colors[back], needed);
  const { house = '' } = light;
  for (const [name, hue] of Object.entries({ house, ...hues })) {
    requireContrast(`white words on the color of ${name}`, '#ffffff', hue, 4.5);
    for (const paper of name === 'house' ? [] : papers) {
      requireContrast(`the color of ${name} on --${paper}, light`, hue, themes.light[paper], 4.5);
      const onDark = mixedWithWhite(hue, HUE_ON_DARK);
      requireContrast(`the color of ${name} on --${paper}, dark`, onDark, themes.dark[paper], 4.5);
    }
  }
  const used = Object.values(hues).map((hue) => hue.toLowerCase());
  if (new Set(used).size < used.length) faults.push('Two products have the same color.');
  return faults;

  function requireColor(what: string, value: string | undefined) {
    if (value !== undefined && !isColor(value))
      faults.push(`${what}: "${value}" is not a color such as #00606d.`);
  }

  function requireContrast(what: string, one = '', other = '', needed: number) {
    if (isColor(one) && isColor(other) && contrast(one, other) < needed)
      faults.push(
        `${what}: ${one} beside ${other} is ${cut(contrast(one, other))} to 1, below ${needed}.`,
      );
  }
}

/** One message for each problem of an SVG: elements that not every renderer supports, or too little contrast. */
export function faultsOfDrawing(
  name: string,
  drawing: string,
  { light, dark }: { light: Colors; dark: Colors },
): string[] {
  const faults: string[] = [];
  if (name === 'mark.svg' && !drawing.includes('viewBox="0 0 32 32"'))
    faults.push('mark.svg: draw it on a grid of 32, viewBox="0 0 32 32".');
  const [other] = /<(?!\/?svg|\/?path|\/?title|\/?g\b)[a-z]\w*/i.exec(drawing) ?? [];
  if (other) faults.push(`${name}: ${other}> is not drawn everywhere. Convert it to <path>.`);
  for (const [, token = ''] of drawing.matchAll(/var\(--([\w-]+)\)/g))
    if (!(token in light)) faults.push(`${name}: colors.css has no --${token}.`);
  for (const [theme, colors] of Object.entries({ light, dark: { ...light, ...dark } })) {
    const { paper = '' } = colors;
    const ratios = fillsOf(drawing).map((fill) => contrast(withColors(fill, colors), paper) || 0);
    const best = Math.max(0, ...ratios);
    if (best < 3)
      faults.push(
        `${name}: on ${theme} paper (${paper}) its best color is ${cut(best)} to 1, below 3.`,
      );
  }
  return faults;
}

/** One message for each value that does not have the format kind.ts documents. */
export function faultsOfWords(brand: Brand): string[] {
  const { name, url, baseUrl, repository, credentialScheme, packageScope } = brand;
  const { origin } = URL.canParse(url) ? new URL(url) : { origin: '' };
  const { terms, privacy, company, blog, contact, social } = brand;
  const links = [terms, privacy, company, blog, ...social, ...(contact ? [contact] : [])];
  const addresses = [['repository', repository], ...links.map(({ label, href }) => [label, href])];
  return [
    /\S/.test(name) || 'name: it is empty.',
    (/^https?:/.test(origin) && url === origin) ||
      `url: "${url}" is not an origin such as ${/^https?:/.test(origin) ? origin : 'https://docs.example.com'}.`,
    /^\/([\w.~-]+\/)*$/.test(baseUrl) ||
      `baseUrl: "${baseUrl}" is not / or a path such as /help/, of letters, digits, -, . and _.`,
    /^[A-Za-z][\w-]*$/.test(credentialScheme) ||
      `credentialScheme: "${credentialScheme}" is not one word of letters, digits, - and _.`,
    /^@[a-z0-9][a-z0-9-]*$/.test(packageScope) ||
      `packageScope: "${packageScope}" is no scope of npm such as @acme.`,
    ...addresses.map(
      ([what, href = '']) =>
        /^(https?:\/\/|mailto:|tel:|\/)\S+$/.test(href) ||
        `${what}: "${href}" is not an address such as https://www.acme.example or mailto:help@acme.example.`,
    ),
  ].filter((fault) => typeof fault === 'string');
}

/** Truncated, not rounded: 2.996 is below 3 and must not be printed as 3.00. */
const cut = (value: number) => (Math.floor(value * 100) / 100).toFixed(2);

/** The contrast of two colors `#rrggbb`, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A color mixed with white, as `color-mix(in srgb, color share, #fff)` does. */
const mixedWithWhite = (color: string, share: number): string =>
  `#${channels(color)
    .map((value) => Math.round(value * share + 255 * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
