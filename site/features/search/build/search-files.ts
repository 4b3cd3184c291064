import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { toSearchDocuments, writeIndex, type SearchDocument } from '@frontline/search';
import type { Options } from './options.ts';
import type { ReadPage } from './read-pages.ts';
import { siteSynonyms } from './synonyms.ts';

/** A file of the search. When hashed, its name changes with its content. */
interface SearchFile {
  name: string;
  bytes: Uint8Array;
}

/** The two files that a page loads (specification, section 7), and further texts of large APIs and large sites. */
export interface SearchFiles {
  documents: SearchFile;
  index: SearchFile;
  /** Files that the search-document file names, fetched when a query leads to them. */
  more: SearchFile[];
}

/**
 * How many characters the first and each further file of texts may have, unless a single section has more. A page
 * loads the first file whole: that of this site uses a third of the limit.
 */
const MAX_CHARACTERS = { first: 1_000_000, further: 150_000 };

/**
 * Writes the search-document file (JSON: `searchDocs`, `options`) and the index file, which is gzipped itself because
 * few hosts compress an unknown type. The texts of a large API are many times those of a site, so they go into files
 * of their own, which `more` names; so do the texts of a large site beyond the first file.
 */
export function searchFiles(
  pages: ReadPage[],
  options: Required<Options>,
  hashed: boolean,
): SearchFiles {
  const { maxHits, highlightResult } = options;
  const [sitePages, apiPages] = [
    pages.filter(({ isPart }) => !isPart),
    pages.filter(({ isPart }) => isPart),
  ];
  const searchFile = (name: string, ending: string, bytes: Uint8Array): SearchFile => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return { name: `${name}${hashed ? `-${hash}` : ''}.${ending}`, bytes };
  };
  const json = (name: string, value: object) =>
    searchFile(name, 'json', Buffer.from(JSON.stringify(value)));
  const [searchDocs = [], ...rest] = chunksOf(toSearchDocuments(sitePages), MAX_CHARACTERS.first);
  const chunks = [...rest, ...chunksOf(toSearchDocuments(apiPages))];
  const more = chunks.map((chunk, at) =>
    json(`${options.documents}-more-${at + 1}`, { searchDocs: chunk }),
  );
  let from = searchDocs.length;
  const moreEntries = chunks.map((chunk, at) => {
    from += chunk.length;
    return [from - chunk.length, more[at]!.name];
  });
  return {
    documents: json(options.documents, {
      searchDocs,
      ...(more.length > 0 && { more: moreEntries }),
      options: { maxHits, highlightResult },
    }),
    index: searchFile(
      options.index,
      'bin',
      gzipSync(writeIndex([...sitePages, ...apiPages], siteSynonyms()), { level: 9, memLevel: 5 }),
    ),
    more,
  };
}

/** Splits records in their order into chunks within the limit; `first` is the limit of the first chunk. */
function chunksOf(documents: SearchDocument[], first = MAX_CHARACTERS.further): SearchDocument[][] {
  const chunks: SearchDocument[][] = [];
  let room = 0;
  for (const document of documents) {
    const { length } = JSON.stringify(document);
    room -= length;
    if (room >= 0) chunks.at(-1)!.push(document);
    else {
      room = (chunks.length === 0 ? first : MAX_CHARACTERS.further) - length;
      chunks.push([document]);
    }
  }
  return chunks;
}
