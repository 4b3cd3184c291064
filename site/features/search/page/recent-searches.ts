/** A page worth offering before a word is typed, or when no word was found. */
export interface Suggestion {
  title: string;
  /** Without the site's base URL. */
  path: string;
}

/** What readers come for most, shown while the field is empty. */
export const topTasks: Suggestion[] = [
  { title: 'Find what an error message means', path: '/docs/troubleshooting#find-your-error' },
  { title: 'Set up a call button', path: '/docs/call-for-help/call-buttons' },
  { title: 'Load and open a locker', path: '/docs/lockers/intro' },
  { title: 'Connect Microsoft Teams', path: '/docs/getting-started/microsoft-teams' },
  { title: 'Call the APIs', path: '/docs/category/apis' },
];

/** Where any question goes on, whatever was found. */
export const askAnyway: Suggestion = {
  title: 'Write a message to whoever knows',
  path: '/docs/support#message',
};

/** Where a search that found nothing goes on. */
export const wayOut: Suggestion[] = [
  {
    title: 'Look the message up in the error finder',
    path: '/docs/troubleshooting#find-your-error',
  },
  { title: 'See all products and where to start', path: '/docs/intro' },
  askAnyway,
];

const KEY = 'search.recent';
const MOST = 5;
/** Longer ones are pasted, and nobody looks for them in a list. */
const LONGEST = 120;
/** What stands behind the name of a secret, or looks like one: long, of letters and digits. */
const SECRET =
  /(?:token|secret|key|password|authorization|sid)["']?\s*[=:]|bearer\s+\S{6}|(?=\w*\d)(?=\w*[a-z])\w{16}/i;

/** The last questions that led somewhere, newest first. Empty where the browser stores nothing. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a question first; the oldest of more than five is forgotten. One that may hold a secret is never kept. */
export function rememberSearch(question: string): void {
  const asked = question.trim();
  if (asked === '' || !isKeepable(asked)) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== asked.toLowerCase());
  store([asked, ...others].slice(0, MOST));
}

/** Whether a question may stay in this browser and in the address: no paste, and no secret as far as can be told. */
export const isKeepable = (question: string): boolean =>
  question.length <= LONGEST && !SECRET.test(question);

/** Forgets all of them. */
export function clearRecentSearches(): void {
  store([]);
}

function store(questions: string[]): void {
  try {
    if (questions.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(questions));
  } catch {
    return;
  }
}
