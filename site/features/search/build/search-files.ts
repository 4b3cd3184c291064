import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { toSearchDocuments, writeIndex, type SearchDocument } from '@frontline/search';
import type { Options } from './options.ts';
import type { ReadPage } from './read-pages.ts';
import { siteSynonyms } from './synonyms.ts';

/** A file of the search: its name, which changes with its content when hashed, and its bytes. */
export interface SearchFile {
  name: string;
  bytes: Uint8Array;
}

/** The two files the page loads (specification, section 7), and the texts of large APIs and of a large site. */
export interface SearchFiles {
  documents: SearchFile;
  index: SearchFile;
  /** What the search-document file names, to be fetched when a question leads there. */
  more: SearchFile[];
}

/**
 * As many characters as the first file of texts has, and as each further one, unless a single section has more. A page
 * reads the first one whole: ours has a third of it.
 */
const CHARACTERS = { first: 1_000_000, further: 150_000 };

/**
 * Makes the search-document file (JSON: `searchDocs`, `options`) and the index file, which is gzip in
 * itself because few hosts compress a type they do not know. The texts of a large API are many times those
 * of a site, so they go into files of their own, which `more` names; so do those of a large site, but for its first.
 */
export function searchFiles(
  pages: ReadPage[],
  options: Required<Options>,
  hashed: boolean,
): SearchFiles {
  const { maxHits, highlightResult } = options;
  const [own, parts] = [
    pages.filter(({ isPart }) => !isPart),
    pages.filter(({ isPart }) => isPart),
  ];
  const named = (name: string, ending: string, bytes: Uint8Array): SearchFile => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return { name: `${name}${hashed ? `-${hash}` : ''}.${ending}`, bytes };
  };
  const json = (name: string, value: object) =>
    named(name, 'json', Buffer.from(JSON.stringify(value)));
  const [searchDocs = [], ...rest] = divided(toSearchDocuments(own), CHARACTERS.first);
  const pieces = [...rest, ...divided(toSearchDocuments(parts))];
  const more = pieces.map((piece, at) =>
    json(`${options.documents}-more-${at + 1}`, { searchDocs: piece }),
  );
  let from = searchDocs.length;
  const places = pieces.map((piece, at) => {
    from += piece.length;
    return [from - piece.length, more[at]!.name];
  });
  return {
    documents: json(options.documents, {
      searchDocs,
      ...(more.length > 0 && { more: places }),
      options: { maxHits, highlightResult },
    }),
    index: named(
      options.index,
      'bin',
      gzipSync(writeIndex([...own, ...parts], siteSynonyms()), { level: 9, memLevel: 5 }),
    ),
    more,
  };
}

/** Cuts records into pieces in their order, none too long; `first` says how long the first may be. */
function divided(documents: SearchDocument[], first = CHARACTERS.further): SearchDocument[][] {
  const pieces: SearchDocument[][] = [];
  let room = 0;
  for (const document of documents) {
    const { length } = JSON.stringify(document);
    room -= length;
    if (room >= 0) pieces.at(-1)!.push(document);
    else {
      room = (pieces.length === 0 ? first : CHARACTERS.further) - length;
      pieces.push([document]);
    }
  }
  return pieces;
}
