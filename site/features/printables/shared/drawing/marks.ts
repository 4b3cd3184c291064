/** Names of colors in brand/colors.css, light theme; `hue` is the color of the sheet's product. */
export type Color = 'ink' | 'ink-2' | 'hue' | 'line-strong' | 'surface';

/** A rectangle on the sheet, in points from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a box from `y` down. */
export const below = (box: Box, y: number): Box => ({ ...box, y, height: box.y + box.height - y });

/** The part of a box from `x` on. */
export const rightFrom = (box: Box, x: number): Box => ({
  ...box,
  x,
  width: box.x + box.width - x,
});

/** A box without a margin at its sides, and one at its top and bottom. */
export const inset = (box: Box, side: number, end = side): Box => ({
  x: box.x + side,
  y: box.y + end,
  width: box.width - 2 * side,
  height: box.height - 2 * end,
});

/** PDF structure type of a text. */
export type Role = 'H1' | 'H2' | 'P';

interface Line {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  width: number;
}

export interface Words {
  kind: 'words';
  role: Role;
  lines: Line[];
  size: number;
  weight: Weight;
  color: Color;
  /** Background color. */
  ground: Color;
  /** Available space. */
  within: Box;
}

export interface Shape {
  kind: 'shape';
  /** SVG path data in points. */
  path: string;
  fill?: Color;
  stroke?: Color;
  /** Width of the stroke. */
  line?: number;
  dash?: number;
}

export interface Code {
  kind: 'code';
  url: string;
  /** The dark modules, without the quiet zone. */
  box: Box;
  /** Width of one module. */
  module: number;
  path: string;
}

/** A store's logo. Decorative, since the name of the store is beside it. */
interface Image {
  kind: 'image';
  /** A `data:` URL, so that the file is self-contained. */
  data: string;
  box: Box;
}

/** A drawing primitive. Sheets list them back to front and in reading order. */
export type Mark = Words | Shape | Code | Image;

/** Font weights of sheets. */
export const weights = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;

/** The width of a line of text in points. */
export type Measure = (text: string, size: number, weight: Weight) => number;
