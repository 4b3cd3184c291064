import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { products } from '../products.ts';
import { site } from './pages.ts';

const css = readFileSync(path.join(site, 'src/css/tokens.css'), 'utf8');

const tokensOf = (selector: string): Record<string, string> => {
  const block = css.slice(css.indexOf(selector)).split('}')[0]!;
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]),
  );
};

/** Relative luminance, WCAG 2.2. */
const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
};

const papers = ['paper', 'paper-2', 'surface'];

/** Text on the grounds it stands on: 4.5 to 1. */
const texts: Record<string, string[]> = {
  ink: [...papers, 'accent-tint', 'signal-tint', 'danger-tint', 'good-tint', 'code-paper'],
  'ink-2': [...papers, 'accent-tint', 'signal-tint'],
  'ink-3': papers,
  accent: papers,
  'accent-strong': [...papers, 'accent-tint'],
  'signal-ink': ['signal-tint'],
  danger: [...papers, 'danger-tint'],
  good: ['good-tint', 'surface'],
  'on-accent': ['accent', 'accent-strong'],
  'code-ink': ['code-paper'],
  'code-muted': ['code-paper'],
  'code-name': ['code-paper'],
  'code-text': ['code-paper'],
  'code-value': ['code-paper'],
  'code-word': ['code-paper'],
};

/** Edges and signs that carry meaning: 3 to 1. */
const edges: Record<string, string[]> = { 'line-strong': papers, accent: papers };

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('%s', (_, selector) => {
  const tokens = tokensOf(selector);
  const pairs = (of: Record<string, string[]>) =>
    Object.entries(of).flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

  test.each(pairs(texts))('keeps %s readable on %s', (front, back) => {
    expect(contrast(tokens[front]!, tokens[back]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(edges))('keeps %s visible on %s', (front, back) => {
    expect(contrast(tokens[front]!, tokens[back]!)).toBeGreaterThanOrEqual(3);
  });
});

test.each([':root', "[data-theme='dark']"])(
  'reaches 7 to 1 in %s for who asks for more contrast',
  (selector) => {
    const tokens = tokensOf(selector);
    const more = css.slice(css.indexOf('@media (prefers-contrast: more)')).split('}')[0]!;
    const taken = [...more.matchAll(/--[\w-]+: var\(--([\w-]+)\);/g)].map((found) => found[1]!);
    expect(taken).toEqual(['ink', 'ink', 'line-strong', 'accent-strong', 'code-ink']);
    for (const front of ['ink', 'accent-strong'])
      for (const back of papers)
        expect(contrast(tokens[front]!, tokens[back]!)).toBeGreaterThanOrEqual(7);
    expect(contrast(tokens['code-ink']!, tokens['code-paper']!)).toBeGreaterThanOrEqual(7);
  },
);

test('keeps the dark words of a shelf label readable on both signal colours', () => {
  for (const selector of [':root', "[data-theme='dark']"])
    expect(contrast('#241a02', tokensOf(selector).signal!)).toBeGreaterThanOrEqual(4.5);
});

describe('the colours of the areas', () => {
  const sign = readFileSync(path.join(site, 'src/css/sign.css'), 'utf8');
  const house = /--hue: (#[0-9a-f]{6});/.exec(sign)![1]!;
  const share =
    Number(/--hue-ink: color-mix\(in srgb, var\(--hue\) (\d+)%, #fff\)/.exec(sign)![1]) / 100;
  const onDark = (hue: string) =>
    `#${[1, 3, 5]
      .map((start) => parseInt(hue.slice(start, start + 2), 16) * share + 255 * (1 - share))
      .map((value) => Math.round(value).toString(16).padStart(2, '0'))
      .join('')}`;
  const hues = products.map(({ slug, hue }) => [slug, hue ?? ''] as const);

  test.each([['the house', house] as const, ...hues])('hold white words, %s', (_, hue) => {
    expect(contrast('#ffffff', hue)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(hues)('are readable on paper, light and dark, %s', (_, hue) => {
    const [light, dark] = [tokensOf(':root'), tokensOf("[data-theme='dark']")];
    for (const paper of papers) {
      expect(contrast(hue, light[paper]!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onDark(hue), dark[paper]!)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('are of one kind each: no two products wear the same', () => {
    expect(new Set(hues.map(([, hue]) => hue)).size).toBe(products.length);
  });
});
