import {
  addressOf,
  createSearch,
  readIndex,
  type Asker,
  type Findings,
  type Index,
  type Search,
} from '@frontline/search';
import { roles } from '../../../content/readers.ts';
import { MissingFileError, fetchBuilt } from '../../../shell/page/error-boundary/missing-file.ts';
import { currentReader } from '../../../shell/page/role-filter/remember.ts';
import { nextTask, whenIdle } from '../../../shell/page/schedule.ts';
import { readDocuments, readTexts, type MoreTexts, type SearchOptions } from './documents.ts';
import { fetchIndex, PAST_THE_CACHE, searchFiles } from './index-file.ts';

/** The search once its index is in memory. Texts follow later; until then titles answer alone. */
export interface LoadedSearch {
  /** Throws a `SearchIndexError` where the index proves to be damaged. */
  find(question: string): Findings;
  /** Fetches the texts and does, when the browser is free, what the first question would otherwise wait for. */
  prepare(): void;
  /** A section's text, or undefined until the search-document file has arrived. */
  textOf(section: number): string | undefined;
  /** The same by the section's address. */
  textAt(url: string): string | undefined;
  /**
   * Resolves when texts and options have arrived; rejects when they cannot be had, or are of another build
   * (MissingFileError). Asked once more, it fetches what has failed before.
   */
  documents(): Promise<SearchOptions>;
  /**
   * Fetches the texts of sections of a large API or site, which come when a question leads to them; undefined where
   * they are here, or the search-document file is not.
   */
  textsFor(sections: number[]): Promise<unknown> | undefined;
}

/** The first two bytes of a gzip file. A host that unpacks it on the way removes them. */
const GZIP = [0x1f, 0x8b];

/**
 * Reads the index of the page; with `anew`, not from what the browser has kept. Throws a MissingFileError where the
 * host has no index that this page can read.
 */
export async function loadSearch(anew = false): Promise<LoadedSearch> {
  const read = await readKept(anew);
  const { index } = read;
  let { search } = read;
  const [, documentsUrl] = searchFiles();
  let texts: string[] = [];
  let more: MoreTexts[] = [];
  const coming = new Map<number, Promise<void>>();
  const textOf = (section: number): string | undefined => texts[section];

  let arriving: Promise<SearchOptions> | undefined;
  let from: RequestInit = anew ? PAST_THE_CACHE : {};
  const fetchDocuments = async (): Promise<SearchOptions> => {
    const response = await fetchBuilt(documentsUrl, from);
    const documents = readDocuments(await response.json(), index);
    ({ texts, more } = documents);
    return documents.options;
  };
  const documents = (): Promise<SearchOptions> =>
    (arriving ??= fetchDocuments().catch((error: unknown) => {
      arriving = undefined;
      from = PAST_THE_CACHE;
      throw error;
    }));
  return {
    find: (question) => search.find(question, textOf, askerOf(index)),
    prepare: () => {
      prepareOn(search);
      // Titles answer without them, so the search has not failed; whoever opens it asks again and is told.
      documents().then(
        () => prepareOn(search),
        () => undefined,
      );
    },
    textOf,
    textAt: (url) => texts.find((_, section) => addressOf(index, section) === url),
    documents,
    textsFor(sections) {
      const asked = more.filter(([from], at) =>
        sections.some(
          (section) => section >= from && section < endOf(at) && texts[section] === undefined,
        ),
      );
      return asked.length > 0 ? Promise.all(asked.map(moreTexts)) : undefined;
    },
  };

  /** Before which section the texts of a further file end. */
  function endOf(at: number): number {
    return more[at + 1]?.[0] ?? index.sections.count;
  }

  function moreTexts(one: MoreTexts): Promise<void> {
    const [from] = one;
    const known = coming.get(from) ?? fetchMore(one).finally(() => coming.delete(from));
    coming.set(from, known);
    return known;
  }

  async function fetchMore([from, name]: MoreTexts): Promise<void> {
    const response = await fetchBuilt(new URL(name, new URL(documentsUrl, location.href)).href);
    const end = endOf(more.findIndex(([one]) => one === from));
    readTexts(await response.json(), index, from, end).forEach((text, at) => {
      texts[from + at] = text;
    });
    // It has read all texts that were here, once.
    search = createSearch(index);
  }

  /** Goes on while the browser is idle. What fails here fails again with the first question, which tells the reader. */
  function prepareOn(own: Search): void {
    const goOn = () => {
      try {
        if (own === search && own.prepare(textOf)) prepareOn(own);
      } catch (error) {
        console.warn('The search could not be prepared.', error);
      }
    };
    whenIdle(goOn, 500, 0);
  }
}

async function readKept(anew: boolean): Promise<{ index: Index; search: Search }> {
  const packed = await fetchIndex(anew);
  try {
    const index = readIndex(await unpacked(packed));
    // Its terms are read by whoever asks first, in a task of their own.
    await nextTask();
    return { index, search: createSearch(index) };
  } catch (error) {
    if (!anew) return readKept(true);
    const [url] = searchFiles();
    throw new MissingFileError(`${url} is no index that this page can read.`, { cause: error });
  }
}

async function unpacked(packed: ArrayBuffer): Promise<Uint8Array> {
  const bytes = new Uint8Array(packed);
  if (!GZIP.every((byte, at) => bytes[at] === byte)) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Who asks: what the role filter is set to, and the product whose page is open. */
function askerOf({ pages }: Index): Asker {
  const role = roles.findIndex((one) => one === currentReader());
  const page = pages.find(({ url }) => url === location.pathname);
  return { readers: role < 0 ? 0 : 1 << role, group: page?.group ?? '' };
}
