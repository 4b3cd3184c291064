/** Names of colors in brand/colors.css, light theme; `hue` is the color of the sheet's product. */
export type Color = 'ink' | 'ink-2' | 'hue' | 'line-strong' | 'surface';

/** A place on the sheet, in points from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a screen reader calls the words in the PDF. */
export type Role = 'H1' | 'H2' | 'P';

interface Line {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  /** As measured in the font. */
  width: number;
}

export interface Words {
  kind: 'words';
  role: Role;
  lines: Line[];
  size: number;
  weight: Weight;
  color: Color;
  /** What the words stand on. */
  ground: Color;
  /** The space they may take. */
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

/** A store's own logo. It says nothing that the words beside it do not say. */
interface Image {
  kind: 'image';
  /** A `data:` address, so that the file needs nothing else. */
  data: string;
  box: Box;
}

/** Everything a sheet can hold, from back to front and in reading order. */
export type Mark = Words | Shape | Code | Image;

/** The two weights of the site's family that sheets are set in. */
export const weights = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;

/** The width of a line of text in points. */
export type Measure = (text: string, size: number, weight: Weight) => number;
