export { dropJoiners } from './fold.ts';
export { excerpt, markWords, type Piece } from './excerpt.ts';
export { toSearchDocuments, type Page, type SearchDocument, type Section } from './pages.ts';
export { exactForm, createRunFinder, type Run } from './exact-form.ts';
export { SearchIndexError } from './bytes.ts';
export type { Index } from './indexed.ts';
export { addressOf, readIndex, titleOf } from './read-index.ts';
export {
  createSearch,
  type Findings,
  type FoundPage,
  type Hit,
  type Search,
  type SearchOptions,
} from './search.ts';
export type { SearchContext } from './boost.ts';
export { slug } from './pages.ts';
export { stem } from './stem.ts';
export { words } from './words.ts';
export { writeIndex } from './write-index.ts';
