import { KEY, show } from '../role-filter/remember.ts';

// Before the first paint: applies the stored role filter, and marks a page that opens at its top.

try {
  show(localStorage.getItem(KEY));
} catch {
  // Storage is blocked: the filter is off.
}

// Sections far below the top need not be laid out yet. A page that opens at a target or a restored position is laid out whole, to avoid layout shifts.

const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!location.hash && load?.type === 'navigate')
  document.documentElement.dataset['arrival'] = 'top';
