// The part of the search that is loaded when it is wanted: engine, index and list.
export { loadSearch, type LoadedSearch } from './load-search.ts';
export { default as SearchBox, type SearchBoxProps } from './search-box.tsx';
