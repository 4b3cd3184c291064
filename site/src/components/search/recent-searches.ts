const KEY = 'search.recent';
const MOST = 5;

/** The last questions that led somewhere, newest first. Empty where the browser stores nothing. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a question first; the oldest of more than five is forgotten. */
export function rememberSearch(question: string): void {
  const asked = question.trim();
  if (asked === '') return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== asked.toLowerCase());
  store([asked, ...others].slice(0, MOST));
}

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
