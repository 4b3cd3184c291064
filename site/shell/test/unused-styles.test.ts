import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { withoutUnusedStyles } from '../build/unused-styles.ts';

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
