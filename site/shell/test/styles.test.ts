import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import postcss from 'postcss';
import { criticalStyles, readSheet } from '../build/critical-css/sheet.ts';
import { withoutUnusedStyles } from '../build/unused-styles.ts';
import { site } from '../../test/pages.ts';

const part = (css: string, html: string): string => criticalStyles([readSheet(css)], html);

describe('critical CSS', () => {
  it('contains the rules whose classes, ids and elements the page has, in order', () => {
    const css =
      '*{margin:0}.a{color:red}.b{color:blue}.a .b{top:0}#c{left:0}#d{left:1px}table td{top:1px}p{top:2px}';
    expect(part(css, '<p class=a id=c>')).toBe('*{margin:0}.a{color:red}#c{left:0}p{top:2px}');
  });

  it('keeps only the matching selectors of a list', () => {
    expect(part('.a,.b>p,h1{top:0}', '<p class="b">')).toBe('.b>p{top:0}');
  });

  it('treats negations, alternatives and attributes as matching', () => {
    const css =
      '.a:not(.b){top:0}:is(.c,.a){top:1px}[data-theme=dark] .a{top:2px}.a:focus{top:3px}';
    expect(part(css, '<p class=a>')).toBe(css);
  });

  it('omits hover styles', () => {
    expect(part('.a:hover,.a:focus{top:0}p:hover>.a{top:1px}', '<p class=a>')).toBe(
      '.a:focus{top:0}',
    );
  });

  it('filters media queries and omits empty ones and print', () => {
    const css =
      '@media (min-width:997px){.a{top:0}.b{top:1px}}@media print{.a{top:2px}}@media (width<9px){.b{top:0}}';
    expect(part(css, '<p class=a>')).toBe('@media (min-width:997px){.a{top:0}}');
  });

  it('omits unused custom properties, and those that only these use', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px;--e:3px;color:red}.a{top:var(--a)}.b{top:var(--c)}';
    expect(part(css, '<p class=a style="left:var(--e)">')).toBe(
      ':root{--a:var(--b);--b:1px;--e:3px;color:red}.a{top:var(--a)}',
    );
  });

  it('keeps keyframes and font faces', () => {
    const css = '@keyframes k{0%{top:0}to{top:1px}}@font-face{font-family:A;src:url(a)}';
    expect(part(css, '<p>')).toBe(css);
  });
});

const infima = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');
const processed = (css: string, from: string): string =>
  postcss([withoutUnusedStyles]).process(css, { from }).css;

test('removes unused components, utilities and sizes from Infima, and nothing else', () => {
  const css = processed(readFileSync(infima, 'utf8'), infima);
  expect(css).not.toMatch(
    /^\.(?:avatar|badge|button-group|card|dropdown|hero|pagination|pills|tabs)(?!-[a-z])/m,
  );
  for (const gone of '--ifm-badge- .padding--xl .col--offset- --ifm-menu-link-sublist-icon:'.split(
    ' ',
  ))
    expect(css).not.toContain(gone);
  expect(css).not.toMatch(/^(a|\.menu__link:hover) \{[^}]*transition/m);
  expect(css).toContain('var(--ifm-menu-link-sublist-icon)');
  for (const used of [
    '.button ',
    '.pagination-nav',
    '.menu__link',
    '.margin-top--lg',
    '.text--truncate',
  ])
    expect(css).toContain(used);
});

test('keeps every size that is used', () => {
  const whole = readFileSync(infima, 'utf8');
  const css = processed(whole, infima);
  const read = [...css.matchAll(/var\(\s*(--ifm-[\w-]+)/g)].map(([, name]) => name!);
  const lost = read.filter((name) => whole.includes(`${name}:`) && !css.includes(`${name}:`));
  expect(lost.filter((name) => !/-(icon|separator)$/.test(name))).toEqual([]);
});

test('leaves other sheets unchanged', () => {
  expect(processed('.badge { color: red }', '/site/css/own.css')).toContain('.badge');
});

test('fails if Infima no longer has such a component or image', () => {
  const picture = ':root { --ifm-menu-link-sublist-icon: none }';
  expect(() => processed(`${picture} .row { color: red }`, infima)).toThrow('avatar|badge');
  expect(() => processed('.badge { color: red }', infima)).toThrow('pictures in Infima');
});

/** Pixels of the root's text: `--ifm-font-size-base` in tokens.css is 106.25 % of the browser's 16. */
const ROOT = 17;
/** The ends of the scale in pixels. Smaller values are optical corrections, larger ones column widths. */
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

/** The hard-coded lengths in paddings, margins and gaps that are within the scale. */
const written = (css: string): string[] =>
  [...css.matchAll(/(?<![\w-])((?:padding|margin|gap|row-gap|column-gap)(?:-[a-z-]+)?): ([^;}]+)/g)]
    .filter(([, , value]) =>
      [...value!.matchAll(/([\d.]+)(rem|px)/g)]
        .map(([, count, unit]) => Number(count) * (unit === 'rem' ? ROOT : 1))
        .some((pixels) => pixels >= FIRST && pixels <= LAST),
    )
    .map(([, property, value]) => `${property}: ${value!.trim()}`);

describe('space', () => {
  it('finds a hard-coded length', () => {
    expect(
      written(
        'a { padding: 0 1rem; margin: -1px auto 0.1rem; gap: clamp(8px, 2vw, var(--space-5)) }',
      ),
    ).toEqual(['padding: 0 1rem', 'gap: clamp(8px, 2vw, var(--space-5))']);
  });

  it.each(sheets)('uses the scale in %s', (sheet) => {
    expect(written(readFileSync(path.join(site, sheet), 'utf8'))).toEqual([]);
  });
});

/** Hard-coded font sizes, except that of the root and fluid ones. Drawings are to scale. */
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

it('uses the type scale, except in the store image and for the method of an entry', () =>
  expect(sizes).toEqual([
    'store.module.css: 0.8rem',
    'store.module.css: 0.88rem',
    'page.css: 0.64rem',
  ]));
