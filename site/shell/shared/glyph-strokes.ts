/** The glyph of each product and category: SVG paths on a 24 × 24 grid. */
export const strokes = {
  'getting-started': 'M5 21V4m0 1h11l-2.5 4L16 13H5',
  'call-for-help':
    'M4 19h16M6 19v-2a6 6 0 0 1 12 0v2M12 11V8.5M12 5V3M17 6.5l1.4-1.4M7 6.5 5.6 5.1',
  'text-for-help': 'M4 5h16v11H11l-4 4v-4H4zM8 9h8M8 12.500h5',
  orderup: 'M6 8h12l1 12H5zM9 8a3 3 0 0 1 6 0M12 17v-5m-2.2 2.200L12 12l2.2 2.2',
  lockers: 'M4 4h16v16H4zM12 4v16M4 12h16M9 7.500v1.500M9 15.500V17M17 7.500v1.500M17 15.500V17',
  mystore:
    'M5 11v9h14v-9M3.5 8.5 5.5 4h13l2 4.500a2.8 2.8 0 0 1-5.6.2 2.9 2.9 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6-.200zM10 20v-5h4v5',
  curbside: 'M3 20h18M5 16v-4l2-5h10l2 5v4zM5 12h14M8 16v1.500M16 16v1.5',
  media: 'M3 5h18v12H3zM8 20.500h8M10.5 8.500v5l4-2.500z',
  radio: 'M7 9h10v12H7zM9 9V3M10 13h4M10 16.500h4M16.5 5.500a4 4 0 0 0-3-2.5',
  apis: 'M9 4c-3 0-3 2-3 4s0 3-2.5 4C6 13 6 14 6 16s0 4 3 4M15 4c3 0 3 2 3 4s0 3 2.5 4C18 13 18 14 18 16s0 4-3 4',
} as const;

/** A storefront, for pages that belong to no product. */
export const SUITE = 'M4 10v10h16V10M3 9.500 5 4h14l2 5.500zM8.500 20v-5h7v5';

export type GlyphName = keyof typeof strokes;

export const isGlyph = (name: unknown): name is GlyphName =>
  typeof name === 'string' && Object.hasOwn(strokes, name);

/** The product or group of pages that a URL belongs to; a reference belongs to its product. */
export const areaAt = (url: string): GlyphName | undefined =>
  url.split('#', 1)[0]!.split('/').findLast(isGlyph);
