import type { Paper, PaperName } from './drawing/paper.ts';
import type { Sheet } from './drawing/sheet.ts';

/** What the code of a sheet opens, or, on what customers see, the address at its foot. */
export interface Scan {
  /** A page of this site, with its anchor. */
  path: string;
  /** What the reader finds there. */
  words: string;
}

/** One sheet of paper to print. Its words come from the page that offers it. */
export interface Printable {
  /** The file name without its ending. */
  name: string;
  title: string;
  kind: 'Staff card' | 'Poster' | 'Sign' | 'Worksheet';
  /** The slug of the product whose pages offer it. */
  product: string;
  paper: PaperName;
  scan: Scan;
  /** Sheets that differ in one thing are offered together. */
  series?: { title: string; label: string };
  draw(sheet: Sheet): void;
}

/** What a page prints of a sheet. */
export interface Offer {
  title: string;
  kind: Printable['kind'];
  paper: Paper;
  /** The sheets of a series, or the one. */
  sheets: { name: string; label: string; title: string }[];
}
