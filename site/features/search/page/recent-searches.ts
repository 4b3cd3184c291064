import { storedList, storeList } from '../../../shell/page/stored.ts';

/** A page offered before anything is typed, or when nothing was found. */
export interface Suggestion {
  title: string;
  /** Without the site's base URL. */
  path: string;
}

/** The most common tasks, shown while the field is empty. */
export const topTasks: Suggestion[] = [
  { title: 'Find what an error message means', path: '/docs/troubleshooting#find-your-error' },
  { title: 'Set up a call button', path: '/docs/call-for-help/call-buttons' },
  { title: 'Load and open a locker', path: '/docs/lockers/intro' },
  { title: 'Connect Microsoft Teams', path: '/docs/getting-started/microsoft-teams' },
  { title: 'Call the APIs', path: '/docs/category/apis' },
];

/** Offered after every result. */
export const supportPage: Suggestion = {
  title: 'Write a message to whoever knows',
  path: '/docs/support#message',
};

/** Offered when nothing was found. */
export const fallbackPages: Suggestion[] = [
  {
    title: 'Look the message up in the error finder',
    path: '/docs/troubleshooting#find-your-error',
  },
  { title: 'See all products and where to start', path: '/docs/intro' },
  supportPage,
];

const KEY = 'search.recent';
const MAX_STORED = 5;
/** In characters. Longer queries are pasted, and nobody looks for them in a list. */
const MAX_LENGTH = 120;
/** A value after the name of a secret, or a long run of letters and digits that looks like one. */
const SECRET =
  /(?:token|secret|key|password|authorization|sid)["']?\s*[=:]|bearer\s+\S{6}|(?=\w*\d)(?=\w*[a-z])\w{16}/i;

/** The last queries that led to a page, newest first. Empty if the browser stores nothing. */
export const recentSearches = (): string[] => storedList(KEY).slice(0, MAX_STORED);

/** Stores a query first and evicts the oldest of more than five. A query that may contain a secret is never stored. */
export function rememberSearch(question: string): void {
  const trimmed = question.trim();
  if (trimmed === '' || !isStorable(trimmed)) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== trimmed.toLowerCase());
  storeList(KEY, [trimmed, ...others].slice(0, MAX_STORED));
}

/** Whether a query may be stored and shown in the address: neither pasted text nor a likely secret. */
export const isStorable = (question: string): boolean =>
  question.length <= MAX_LENGTH && !SECRET.test(question);

export const clearRecentSearches = (): void => storeList(KEY, []);
