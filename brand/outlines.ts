import type { Colors } from './colors.ts';

/** What color each shape of a drawing has: `var(--accent)` or `#rrggbb`. */
export const fillsOf = (drawing: string): string[] =>
  [...drawing.matchAll(/\sfill="([^"]+)"/g)].map(([, fill = '']) => fill);

/** The outlines of a drawing, for whoever draws it in one color. */
export const pathsOf = (drawing: string): string[] =>
  [...drawing.matchAll(/\sd="([^"]+)"/g)].map(([, path = '']) => path);

/** What is drawn, without the element around it and with colors in place of their tokens. */
export const withColors = (drawing: string, colors: Colors): string =>
  drawing
    .replaceAll(/<\/?svg[^>]*>/g, '')
    .replaceAll(/var\(--([\w-]+)\)/g, (token, name: string) => colors[name] ?? token);
