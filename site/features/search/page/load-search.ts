import {
  addressOf,
  createSearch,
  readIndex,
  type SearchContext,
  type Findings,
  type Index,
  type Search,
} from '@frontline/search';
import { roles } from '../../../content/readers.ts';
import { MissingFileError, fetchBuilt } from '../../../shell/page/error-boundary/missing-file.ts';
import { currentReader } from '../../../shell/page/role-filter/remember.ts';
import { nextTask, whenIdle } from '../../../shell/page/schedule.ts';
import { readDocuments, readTexts, type MoreTexts, type SearchOptions } from './documents.ts';
import { fetchIndex, BYPASS_CACHE, searchFiles } from './index-file.ts';

/** The search with its index in memory. Texts load later; until then only titles are searched. */
export interface LoadedSearch {
  /** Throws a `SearchIndexError` if the index is damaged. */
  find(question: string): Findings;
  /** Fetches the texts and, while the browser is idle, does work that the first query would wait for. */
  prepare(): void;
  /** The text of a section; undefined until the search-document file has loaded. */
  textOf(section: number): string | undefined;
  /** The text of the section with this URL. */
  textAt(url: string): string | undefined;
  /**
   * Resolves when texts and options have loaded; rejects if loading fails or they belong to another build
   * (MissingFileError). A later call retries.
   */
  documents(): Promise<SearchOptions>;
  /** Fetches texts that load on demand; undefined if they are here, or `documents()` has not resolved. */
  textsFor(sections: number[]): Promise<unknown> | undefined;
}

/** Magic number of gzip. Missing if the host has already decompressed the file. */
const GZIP = [0x1f, 0x8b];

/** Loads the index. Throws a MissingFileError if the host has none that this page can read. */
export async function loadSearch(bypassCache = false): Promise<LoadedSearch> {
  const loaded = await loadIndex(bypassCache);
  const { index } = loaded;
  let { search } = loaded;
  const [, documentsUrl] = searchFiles();
  let texts: string[] = [];
  let more: MoreTexts[] = [];
  const pendingTexts = new Map<number, Promise<void>>();
  const textOf = (section: number): string | undefined => texts[section];

  let pendingDocuments: Promise<SearchOptions> | undefined;
  let init: RequestInit = bypassCache ? BYPASS_CACHE : {};
  const fetchDocuments = async (): Promise<SearchOptions> => {
    const response = await fetchBuilt(documentsUrl, init);
    const documents = readDocuments(await response.json(), index);
    ({ texts, more } = documents);
    return documents.options;
  };
  const documents = (): Promise<SearchOptions> =>
    (pendingDocuments ??= fetchDocuments().catch((error: unknown) => {
      pendingDocuments = undefined;
      init = BYPASS_CACHE;
      throw error;
    }));
  return {
    find: (question) => search.find(question, textOf, searchContext(index)),
    prepare: () => {
      prepareOn(search);
      // Titles work without the texts, so this is no failure; opening the search retries and reports it.
      documents().then(
        () => prepareOn(search),
        () => undefined,
      );
    },
    textOf,
    textAt: (url) => texts.find((_, section) => addressOf(index, section) === url),
    documents,
    textsFor(sections) {
      const missing = more.filter(([from], at) =>
        sections.some(
          (section) => section >= from && section < endOf(at) && texts[section] === undefined,
        ),
      );
      return missing.length > 0 ? Promise.all(missing.map(moreTexts)) : undefined;
    },
  };

  /** The number of the section after the last one in a file. */
  function endOf(at: number): number {
    return more[at + 1]?.[0] ?? index.sections.count;
  }

  function moreTexts(one: MoreTexts): Promise<void> {
    const [from] = one;
    const pending =
      pendingTexts.get(from) ?? fetchMore(one).finally(() => pendingTexts.delete(from));
    pendingTexts.set(from, pending);
    return pending;
  }

  async function fetchMore([from, name]: MoreTexts): Promise<void> {
    const response = await fetchBuilt(new URL(name, new URL(documentsUrl, location.href)).href);
    const end = endOf(more.findIndex(([one]) => one === from));
    readTexts(await response.json(), index, from, end).forEach((text, at) => {
      texts[from + at] = text;
    });
    // The engine reads all texts only once, so it needs to be created again.
    search = createSearch(index);
  }

  /** Prepares step by step while the browser is idle. A failure recurs with the first query, which reports it. */
  function prepareOn(prepared: Search): void {
    const step = () => {
      try {
        if (prepared === search && prepared.prepare(textOf)) prepareOn(prepared);
      } catch (error) {
        console.warn('The search could not be prepared.', error);
      }
    };
    whenIdle(step, 500, 0);
  }
}

async function loadIndex(bypassCache: boolean): Promise<{ index: Index; search: Search }> {
  const compressed = await fetchIndex(bypassCache);
  try {
    const index = readIndex(await decompress(compressed));
    // The terms are parsed on first use, in a task of their own.
    await nextTask();
    return { index, search: createSearch(index) };
  } catch (error) {
    if (!bypassCache) return loadIndex(true);
    const [url] = searchFiles();
    throw new MissingFileError(`${url} is no index that this page can read.`, { cause: error });
  }
}

async function decompress(compressed: ArrayBuffer): Promise<Uint8Array> {
  const bytes = new Uint8Array(compressed);
  if (!GZIP.every((byte, at) => bytes[at] === byte)) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The role of the role filter, and the product of the open page. */
function searchContext({ pages }: Index): SearchContext {
  const role = roles.findIndex((one) => one === currentReader());
  const page = pages.find(({ url }) => url === location.pathname);
  return { readers: role < 0 ? 0 : 1 << role, group: page?.group ?? '' };
}
