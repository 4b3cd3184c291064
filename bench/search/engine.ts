import type { Page } from '@frontline/search';

/** As the site packs its index (site/features/search/build). */
export const GZIP = { level: 9, memLevel: 5 };

/** What an index is made of. Peers get the records only, none of them takes synonyms in a file. */
export interface Source {
  pages: Page[];
  synonyms: Record<string, string>;
}

/** A record as every engine gets it: one per section. */
export interface Section {
  url: string;
  title: string;
  subcategory: string;
  /** Words readers use for the page; with its introduction only. */
  keywords: string;
  text: string;
}

/** A file a build would write. */
interface IndexFile {
  name: string;
  bytes: Uint8Array;
  /** Part of the engine rather than of the index: it does not grow with the pages. */
  isEngine?: boolean;
}

/** A search engine under measurement. */
export interface Engine {
  name: string;
  /** What a build would write: the files of the index, as the page would fetch them. */
  build(source: Source, records: Section[]): Promise<IndexFile[]>;
  /** What a page does with them before the first key stroke. The answer finds addresses, best first. */
  open(files: IndexFile[], records: Section[]): Promise<Ask>;
}

export type Ask = (question: string) => string[] | Promise<string[]>;

/** How many addresses an engine is asked for; enough for five pages with many sections each. */
export const MOST = 60;

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

/** A value as the JSON file that a page would fetch. */
export const jsonFile = (value: unknown): IndexFile => ({
  name: 'index.json',
  bytes: new TextEncoder().encode(JSON.stringify(value)),
});

/** The text of such a file. */
export const textOf = (file: IndexFile | undefined): string =>
  new TextDecoder().decode(file?.bytes);

/** The value in such a file. */
export const fromJsonFile = <Value>(file: IndexFile | undefined): Value =>
  JSON.parse(textOf(file)) as Value;
