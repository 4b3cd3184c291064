import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../brand/brand.ts';
import { colors, colorsIn, drawings } from '../../../brand/look.ts';
import { faultsOfColors, faultsOfDrawing, faultsOfWords } from '../../../brand/faults.ts';
import { HUE_ON_DARK, contrast } from '../../../brand/faults.ts';
import { hues } from '../../../brand/hues.ts';
import { asHtml } from '../../../brand/published.ts';
import { products } from '../../content/products.ts';
import { site } from '../../test/pages.ts';

const sheet = (name: string) => readFileSync(path.join(site, 'css', name), 'utf8');
const withLight = (changed: Record<string, string>) => ({
  ...colors,
  light: { ...colors.light, paper: '#ffffff', ...changed },
});

describe('the colors of the brand', () => {
  it('keep every text readable and every edge visible, in both themes', () => {
    expect(Object.keys(colors.light).length).toBeGreaterThan(20);
    expect(Object.keys(colors.dark).length).toBeGreaterThan(20);
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(faultsOfColors(colors, hues)).toEqual([]);
  });

  // Grays on white with a well-known contrast, so that the expectations do not depend on the brand.
  it.each([
    [
      { 'ink-3': '#777777' },
      '--ink-3 on --paper, light: #777777 beside #ffffff is 4.47 to 1, below 4.5.',
    ],
    [
      { 'line-strong': '#959595' },
      '--line-strong on --paper, light: #959595 beside #ffffff is 2.99 to 1, below 3.',
    ],
    [{ ink: '#5a5a5a' }, '--ink on --paper, light: #5a5a5a beside #ffffff is 6.89 to 1, below 7.'],
    [{ accent: 'teal' }, '--accent, light: "teal" is not a color such as #00606d.'],
  ])('are rejected with the ratio: %o', (changed, sentence) => {
    expect(faultsOfColors(withLight(changed), hues).join('\n')).toContain(sentence);
  });

  it('are read however the file is written, and named once if they are no colors', () => {
    const { light, dark } = colorsIn(
      `:root{--ink:#14201F; /* --ink: #fff; } */\n--paper : rgb(1 2 3)}\n[data-theme="dark"] {--ink: #abc}`,
    );
    expect([light, dark]).toEqual([{ ink: '#14201F', paper: 'rgb(1 2 3)' }, { ink: '#abc' }]);
    const upper = { ...hues, radio: hues.radio.toUpperCase() };
    const odd = { light: { ...colors.light, ...light }, dark: { ...colors.dark, ...dark } };
    expect(faultsOfColors(odd, upper)).toEqual([
      '--ink, dark: "#abc" is not a color such as #00606d.',
      '--paper, light: "rgb(1 2 3)" is not a color such as #00606d.',
    ]);
    const { accent: _, ...without } = colors.light;
    expect(faultsOfColors({ light: without, dark: colors.dark }, hues)).toEqual([
      'colors.css has no --accent.',
    ]);
  });

  it('are rejected if a product has too light a color, or that of another', () => {
    expect(faultsOfColors(colors, { ...hues, media: '#777777' })).toContain(
      'white words on the color of media: #ffffff beside #777777 is 4.47 to 1, below 4.5.',
    );
    expect(faultsOfColors(colors, { ...hues, media: hues.radio })).toEqual([
      'Two products have the same color.',
    ]);
  });

  it('exist for each product', () => {
    expect(products.map(({ hue }) => hue)).toEqual(Object.values(hues));
  });

  it('are mixed in the dark theme, and replaced for more contrast, as in the style sheets', () => {
    const share = /--hue-ink: color-mix\(in srgb, var\(--hue\) (\d+)%, #fff\)/.exec(
      sheet('sign.css'),
    );
    expect(Number(share?.[1]) / 100).toBe(HUE_ON_DARK);
    const css = sheet('tokens.css');
    const more = css.slice(css.indexOf('@media (prefers-contrast: more)')).split('}')[0] ?? '';
    const taken = [...more.matchAll(/--[\w-]+: var\(--([\w-]+)\);/g)].map(([, name]) => name);
    expect(taken).toEqual(['ink', 'ink', 'line-strong', 'accent-strong', 'code-ink']);
  });
});

describe('the drawings of the brand', () => {
  it('are visible in both themes', () => {
    expect(faultsOfDrawing('logo.svg', drawings.logo, colors)).toEqual([]);
    expect(faultsOfDrawing('mark.svg', drawings.mark, colors)).toEqual([]);
  });

  it('are rejected with the ratio if their contrast is too low', () => {
    const pale = '<svg viewBox="0 0 32 32"><path fill="#959595" d="M0 0h9v9z"/></svg>';
    expect(faultsOfDrawing('logo.svg', pale, withLight({}))).toEqual([
      'logo.svg: on light paper (#ffffff) its best color is 2.99 to 1, below 3.',
    ]);
  });

  it('are rejected if they have elements that not every renderer supports', () => {
    const text = '<svg viewBox="0 0 90 32"><text fill="var(--ink)">A</text></svg>';
    expect(faultsOfDrawing('mark.svg', text, colors).slice(0, 2)).toEqual([
      'mark.svg: draw it on a grid of 32, viewBox="0 0 32 32".',
      'mark.svg: <text> is not drawn everywhere. Convert it to <path>.',
    ]);
  });

  it('are rejected if they use a color that is none of the tokens', () => {
    const odd = '<svg viewBox="0 0 90 32"><path fill="var(--brand)" d="M0 0h9v9z"/></svg>';
    expect(faultsOfDrawing('logo.svg', odd, colors)[0]).toBe(
      'logo.svg: colors.css has no --brand.',
    );
  });
});

describe('the values of the brand', () => {
  it('have the formats that kind.ts documents', () => {
    expect(faultsOfWords(brand)).toEqual([]);
  });

  it('are no HTML, except where the format says so', () => {
    expect(asHtml('© Smith & Sons <Ltd>')).toBe('© Smith &amp; Sons &lt;Ltd>');
  });

  it.each([
    [
      { url: 'https://docs.test/help' },
      'url: "https://docs.test/help" is not an origin such as https://docs.test.',
    ],
    [{ url: 'docs.test' }, 'url: "docs.test" is not an origin such as https://docs.example.com.'],
    [{ baseUrl: '/help' }, 'baseUrl: "/help" is not / or a path such as /help/'],
    [{ baseUrl: '/our help/' }, 'baseUrl: "/our help/" is not / or a path such as /help/'],
    [{ name: ' ' }, 'name: it is empty.'],
    [
      { repository: 'acme/docs' },
      'repository: "acme/docs" is not an address such as https://www.acme.example',
    ],
    [
      { contact: { label: 'Help desk', href: 'help@acme.test' } },
      'Help desk: "help@acme.test" is not an address',
    ],
    [
      { blog: { label: 'Blog', href: 'javascript:alert(1)' } },
      'Blog: "javascript:alert(1)" is not an address',
    ],
    [{ credentialScheme: 'My key' }, 'credentialScheme: "My key" is not one word'],
    [{ packageScope: '@My Shop' as const }, 'packageScope: "@My Shop" is no scope of npm'],
  ])('are rejected in another format: %o', (changed, sentence) => {
    expect(faultsOfWords({ ...brand, ...changed }).join('\n')).toContain(sentence);
  });
});
