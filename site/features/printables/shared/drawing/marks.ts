/** Names of colors in brand/colors.css, light theme; `hue` is the color of the sheet's product. */
export type Color = 'ink' | 'ink-2' | 'hue' | 'line-strong' | 'surface';

/** A rectangle on the sheet, in points from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

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
