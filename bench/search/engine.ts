import type { Page } from '@frontline/search';

/** Compression settings of the index, as on the site (site/features/search/build). */
export const GZIP = { level: 9, memLevel: 5 };

/** Input of an index. Peers get only the records, because none of them supports synonyms in a file. */
export interface Source {
  pages: Page[];
  synonyms: Record<string, string>;
}

/** The record of one section, the same for every engine. */
export interface Section {
  url: string;
  title: string;
  subcategory: string;
  /** Search keywords of the page; only its introduction has them. */
  keywords: string;
  text: string;
}

/** A file of the index, as a build would write it. */
interface IndexFile {
  name: string;
  bytes: Uint8Array;
  /** Belongs to the engine, not to the index: it does not grow with the pages. */
  isEngine?: boolean;
}

/** A search engine under measurement. */
export interface Engine {
  name: string;
  /** Builds the files of the index, as the page would fetch them. */
  build(source: Source, records: Section[]): Promise<IndexFile[]>;
  /** Loads the index, as a page does before the first keystroke. Returns a function that finds URLs, best first. */
  open(files: IndexFile[], records: Section[]): Promise<Ask>;
}

export type Ask = (question: string) => string[] | Promise<string[]>;

/** Maximum number of URLs per query: enough for five pages with many sections each. */
export const MAX_HITS = 60;

/** One record per section. */
export function recordsOf(pages: Page[]): Section[] {
  return pages.flatMap(({ url, title: subcategory, sections }) =>
    sections.map(({ title, anchor, text, keywords = [] }) => ({
      url: anchor === '' ? url : `${url}#${anchor}`,
      title,
      subcategory,
      keywords: keywords.join(' '),
      text,
    })),
  );
}

/** Serializes a value into a JSON file that a page would fetch. */
export const jsonFile = (value: unknown): IndexFile => ({
  name: 'index.json',
  bytes: new TextEncoder().encode(JSON.stringify(value)),
});

export const textOf = (file: IndexFile | undefined): string =>
  new TextDecoder().decode(file?.bytes);

export const fromJsonFile = <Value>(file: IndexFile | undefined): Value =>
  JSON.parse(textOf(file)) as Value;
