import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import postcss from 'postcss';
import { criticalStyles, readSheet } from '../build/critical-css/sheet.ts';
import { withoutOverridden } from '../build/finish-assets.ts';
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

  it('omits styles of what a reader does, except those of focus', () => {
    const acts = 'p:hover>.a{top:1px}.a:active{top:2px}.a::selection{top:3px}';
    expect(part(`.a:hover,.a:focus{top:0}${acts}`, '<p class=a>')).toBe('.a:focus{top:0}');
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

describe('overridden styles', () => {
  it.each([
    ['.a{top:0;left:0}.b{top:1px}.a{top:2px}', '.a{left:0}.b{top:1px}.a{top:2px}', 'a later rule'],
    ['.a,.b{top:0}.a{top:1px}', '.a,.b{top:0}.a{top:1px}', 'not for every selector of a list'],
    ['.a,.b{top:0}.b{top:2px}.a{top:1px}', '.b{top:2px}.a{top:1px}', 'for all of a list'],
    ['.a{top:0!important}.a{top:1px}', '.a{top:0!important}.a{top:1px}', 'not an important one'],
    ['.a{top:0}@media print{.a{top:1px}}', '.a{top:0}@media print{.a{top:1px}}', 'a condition'],
    ['@media print{.a{top:0}}@media print{.a{top:1px}}', '@media print{.a{top:1px}}', 'the same'],
    ['.p{.a{top:0}}.q{.a{top:1px}}', '.p{.a{top:0}}.q{.a{top:1px}}', 'another rule around'],
    ['.a{top:0}.a,.a::-x{top:1px}', '.a{top:0}.a,.a::-x{top:1px}', 'selectors some browsers drop'],
    ['.a{top:0}.a{top:1px;top:2dvh}', '.a{top:1px;top:2dvh}', 'fallbacks within a rule'],
  ])('%s becomes %s: %s', (css, lean) => expect(withoutOverridden([css])).toEqual([lean]));

  it("omits Infima's variables that neither a sheet nor a script reads", () => {
    const first = ':root{--ifm-a:var(--ifm-b);--ifm-b:1px;--ifm-c:2px;--own:3px;--ifm-d:4px}';
    expect(withoutOverridden([first, 'a{top:var(--ifm-c)}'], ['"var(--ifm-d)"'])).toEqual([
      ':root{--ifm-c:2px;--own:3px;--ifm-d:4px}',
      'a{top:var(--ifm-c)}',
    ]);
  });
});

const infima = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');
const processed = (css: string, from: string): string =>
  postcss([withoutUnusedStyles]).process(css, { from }).css;

test('removes unused components and utilities from Infima, and nothing else', () => {
  const css = processed(readFileSync(infima, 'utf8'), infima);
  expect(css).not.toMatch(
    /^\.(?:avatar|badge|button-group|card|dropdown|hero|pagination|pills|tabs)(?!-[a-z])/m,
  );
  for (const gone of '.padding--xl .col--offset- --ifm-menu-link-sublist-icon:'.split(' '))
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
