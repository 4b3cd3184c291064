import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { toSearchDocuments, writeIndex, type Page } from '@frontline/search';
import type { Options } from './options.ts';
import { synonyms } from './synonyms.ts';

/** A file of the search: its name, which changes with its content when hashed, and its bytes. */
export interface SearchFile {
  name: string;
  bytes: Uint8Array;
}

/** The two files the page loads (specification, section 7). */
export interface SearchFiles {
  documents: SearchFile;
  index: SearchFile;
}

/**
 * Makes the search-document file (JSON: `searchDocs`, `options`) and the index file, which is gzip in
 * itself because few hosts compress a type they do not know.
 */
export function searchFiles(
  pages: Page[],
  options: Required<Options>,
  hashed: boolean,
): SearchFiles {
  const { maxHits, highlightResult } = options;
  const documents = { searchDocs: toSearchDocuments(pages), options: { maxHits, highlightResult } };
  const named = (name: string, ending: string, bytes: Uint8Array): SearchFile => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return { name: `${name}${hashed ? `-${hash}` : ''}.${ending}`, bytes };
  };
  return {
    documents: named(options.documents, 'json', Buffer.from(JSON.stringify(documents))),
    index: named(
      options.index,
      'bin',
      gzipSync(writeIndex(pages, synonyms), { level: 9, memLevel: 5 }),
    ),
  };
}
