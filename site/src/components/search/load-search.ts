import { createSearch, readIndex, type SearchDocument } from '@frontline/search';
import type { Findings } from '@frontline/search';
import { whenIdle } from '../when-idle.ts';

/** The search once its index is in memory. Texts follow later; until then titles answer alone. */
export interface LoadedSearch {
  find(question: string): Findings;
  /** Does, when the browser is free, what the first question would otherwise wait for. */
  prepare(): void;
  /** A section's text, or undefined until the search-document file has arrived. */
  textOf(section: number): string | undefined;
  /** Resolves when texts and options have arrived; rejects when they cannot be had. */
  documents: Promise<SearchOptions>;
}

/** The options in the search-document file (specification, section 3). */
export interface SearchOptions {
  maxHits: number;
  highlightResult: boolean;
}

interface DocumentFile {
  searchDocs: SearchDocument[];
  options: SearchOptions;
}

/** The first two bytes of a gzip file. A host that unpacks it on the way removes them. */
const GZIP = [0x1f, 0x8b];

/** Fetches the index named in the page's `local-search` tag, then starts on the texts. */
export async function loadSearch(): Promise<LoadedSearch> {
  const [indexUrl, documentsUrl] = fileUrls();
  const index = readIndex(await unpacked(await fetched(indexUrl)));
  const search = createSearch(index);
  let texts: SearchDocument[] | undefined;
  const textOf = (section: number): string | undefined => texts?.[section]?.text;
  const documents = fetched(documentsUrl)
    .then((response) => response.json() as Promise<DocumentFile>)
    .then(({ searchDocs, options }) => {
      texts = searchDocs;
      return options;
    });
  // Excerpts are missing without the texts; titles still answer, so this is not a failed search.
  documents.catch(() => undefined);
  return {
    find: (question) => search.find(question, textOf),
    prepare: () => void whenIdle(search.prepare, 500, 0),
    textOf,
    documents,
  };
}

function fileUrls(): [string, string] {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="local-search"]');
  const [index, documents] = tag?.content.split(' ') ?? [];
  if (!index || !documents) throw new Error('This page does not name the files of the search.');
  return [index, documents];
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

async function unpacked(response: Response): Promise<Uint8Array> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!GZIP.every((byte, at) => bytes[at] === byte)) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
