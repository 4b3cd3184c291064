/** The contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2, contrast ratio). */
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

/** A colour mixed with white, as `color-mix(in srgb, color share, #fff)` does. */
export const mixedWithWhite = (color: string, share: number): string =>
  `#${channels(color)
    .map((value) => Math.round(value * share + 255 * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
