import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../../test/pages.ts';

/** Pixels of the root's text: `--ifm-font-size-base` in tokens.css is 106.25 % of the browser's 16. */
const ROOT = 17;
/** The scale's ends in pixels. What is smaller sets a single mark right, what is larger is the measure of a column. */
const FIRST = 4;
const LAST = 96;

const sheets = ['css', 'features', 'shell', 'src']
  .flatMap((folder) =>
    readdirSync(path.join(site, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => file.endsWith('.css'))
  .sort();

/** The lengths in paddings, margins and gaps that are written out although they are large enough for the scale. */
const written = (css: string): string[] =>
  [...css.matchAll(/(?<![\w-])((?:padding|margin|gap|row-gap|column-gap)(?:-[a-z-]+)?): ([^;}]+)/g)]
    .filter(([, , value]) =>
      [...value!.matchAll(/([\d.]+)(rem|px)/g)]
        .map(([, count, unit]) => Number(count) * (unit === 'rem' ? ROOT : 1))
        .some((pixels) => pixels >= FIRST && pixels <= LAST),
    )
    .map(([, property, value]) => `${property}: ${value!.trim()}`);

describe('space', () => {
  it('finds a length that is written out', () => {
    expect(
      written(
        'a { padding: 0 1rem; margin: -1px auto 0.1rem; gap: clamp(8px, 2vw, var(--space-5)) }',
      ),
    ).toEqual(['padding: 0 1rem', 'gap: clamp(8px, 2vw, var(--space-5))']);
  });

  it.each(sheets)('%s takes its space from the one scale', (sheet) => {
    expect(written(readFileSync(path.join(site, sheet), 'utf8'))).toEqual([]);
  });
});

describe('type', () => {
  /** Sizes written out, but for the root's own and those that grow with the window. Drawings are to scale. */
  const sizes = sheets
    .filter((sheet) => !sheet.includes('drawing'))
    .flatMap((sheet) =>
      [
        ...readFileSync(path.join(site, sheet), 'utf8').matchAll(
          /(?<![\w-])font(?:-size)?: (?!clamp|calc)[^;}]*?(?<![\d.])([\d.]+(?:rem|px))/g,
        ),
      ].map(([, size]) => `${path.basename(sheet)}: ${size}`),
    )
    .filter((size) => !size.endsWith(' 1rem'));

  it('takes its sizes from the one scale, but for the picture of the store and the method of an entry', () =>
    expect(sizes).toEqual([
      'store.module.css: 0.8rem',
      'store.module.css: 0.88rem',
      'page.css: 0.64rem',
    ]));
});
