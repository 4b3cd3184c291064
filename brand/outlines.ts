import type { Colors } from './look.ts';

/** The `fill` of each shape of an SVG: `var(--accent)` or `#rrggbb`. */
export const fillsOf = (drawing: string): string[] =>
  [...drawing.matchAll(/\sfill="([^"]+)"/g)].map(([, fill = '']) => fill);

/** The path data of each shape, to draw it in one color. */
export const pathDataOf = (drawing: string): string[] =>
  [...drawing.matchAll(/\sd="([^"]+)"/g)].map(([, path = '']) => path);

/** The content of an SVG without its root element, with colors in place of tokens. */
export const withColors = (drawing: string, colors: Colors): string =>
  drawing
    .replaceAll(/<\/?svg[^>]*>/g, '')
    .replaceAll(/var\(--([\w-]+)\)/g, (token, name: string) => colors[name] ?? token);
