import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import postcss from 'postcss';
import { criticalStyles, readSheet } from '../build/critical-css/sheet.ts';
import { withoutUnusedStyles } from '../build/unused-styles.ts';
import { site } from '../../test/pages.ts';

const part = (css: string, html: string): string => criticalStyles([readSheet(css)], html);

describe('the styles of a first paint', () => {
  it('are the rules whose classes, ids and elements the page has, in their order', () => {
    const css =
      '*{margin:0}.a{color:red}.b{color:blue}.a .b{top:0}#c{left:0}#d{left:1px}table td{top:1px}p{top:2px}';
    expect(part(css, '<p class=a id=c>')).toBe('*{margin:0}.a{color:red}#c{left:0}p{top:2px}');
  });

  it('keep of a list of selectors those that fit', () => {
    expect(part('.a,.b>p,h1{top:0}', '<p class="b">')).toBe('.b>p{top:0}');
  });

  it('take what is negated, alternative or an attribute as given', () => {
    const css =
      '.a:not(.b){top:0}:is(.c,.a){top:1px}[data-theme=dark] .a{top:2px}.a:focus{top:3px}';
    expect(part(css, '<p class=a>')).toBe(css);
  });

  it('leave out what is seen only under a pointer', () => {
    expect(part('.a:hover,.a:focus{top:0}p:hover>.a{top:1px}', '<p class=a>')).toBe(
      '.a:focus{top:0}',
    );
  });

  it('go into media queries and leave out those that are empty, and paper', () => {
    const css =
      '@media (min-width:997px){.a{top:0}.b{top:1px}}@media print{.a{top:2px}}@media (width<9px){.b{top:0}}';
    expect(part(css, '<p class=a>')).toBe('@media (min-width:997px){.a{top:0}}');
  });

  it('leave out custom properties that nothing reads, and what these alone read', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px;--e:3px;color:red}.a{top:var(--a)}.b{top:var(--c)}';
    expect(part(css, '<p class=a style="left:var(--e)">')).toBe(
      ':root{--a:var(--b);--b:1px;--e:3px;color:red}.a{top:var(--a)}',
    );
  });

  it('keep keyframes and font faces whole', () => {
    const css = '@keyframes k{0%{top:0}to{top:1px}}@font-face{font-family:A;src:url(a)}';
    expect(part(css, '<p>')).toBe(css);
  });
});

const infima = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');
const processed = (css: string, from: string): string =>
  postcss([withoutUnusedStyles]).process(css, { from }).css;

test('takes parts, utilities and measures that no page has out of Infima, and nothing else', () => {
  const css = processed(readFileSync(infima, 'utf8'), infima);
  expect(css).not.toMatch(
    /^\.(?:avatar|badge|button-group|card|dropdown|hero|pagination|pills|tabs)(?!-[a-z])/m,
  );
  for (const gone of [
    '--ifm-badge-',
    '.padding--xl',
    '.col--offset-',
    '--ifm-menu-link-sublist-icon:',
  ])
    expect(css).not.toContain(gone);
  expect(css).not.toMatch(/^(a|\.menu__link:hover) \{[^}]*transition/m);
  expect(css).toContain('var(--ifm-menu-link-sublist-icon)');
  for (const kept of [
    '.button ',
    '.pagination-nav',
    '.menu__link',
    '.margin-top--lg',
    '.text--truncate',
  ])
    expect(css).toContain(kept);
});

test('leaves no measure out that it reads', () => {
  const whole = readFileSync(infima, 'utf8');
  const css = processed(whole, infima);
  const read = [...css.matchAll(/var\(\s*(--ifm-[\w-]+)/g)].map(([, name]) => name!);
  const lost = read.filter((name) => whole.includes(`${name}:`) && !css.includes(`${name}:`));
  expect(lost.filter((name) => !/-(icon|separator)$/.test(name))).toEqual([]);
});

test('leaves other sheets alone', () => {
  expect(processed('.badge { color: red }', '/site/css/own.css')).toContain('.badge');
});

test('says so when Infima has such a part or picture no longer', () => {
  const picture = ':root { --ifm-menu-link-sublist-icon: none }';
  expect(() => processed(`${picture} .row { color: red }`, infima)).toThrow('avatar|badge');
  expect(() => processed('.badge { color: red }', infima)).toThrow('pictures in Infima');
});

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
