import type { Paper, PaperName } from './drawing/paper.ts';
import type { Sheet } from './drawing/sheet.ts';

/** The target of the QR code of a sheet or, on sheets for customers, of the URL at its foot. */
export interface Scan {
  /** A page of this site, with its anchor. */
  path: string;
  /** Label of the target. */
  words: string;
}

/** One printable sheet. Its text comes from the page that lists it. */
export interface Printable {
  /** File name without extension. */
  name: string;
  title: string;
  kind: 'Staff card' | 'Poster' | 'Sign' | 'Worksheet';
  product: string;
  paper: PaperName;
  scan: Scan;
  /** Sheets of a series, such as numbered signs, are listed as one entry. */
  series?: { title: string; label: string };
  draw(sheet: Sheet): void;
}

/** One entry in the list of sheets on a page. */
export interface Offer {
  title: string;
  kind: Printable['kind'];
  paper: Paper;
  /** All sheets of a series, or the single one. */
  sheets: { name: string; label: string; title: string }[];
}
