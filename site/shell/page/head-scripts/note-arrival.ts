// Marks before the first paint that the page opens at its top, so that sections far below need not be laid out
// yet. A page that opens at a target or a restored position is laid out whole, to avoid layout shifts.

const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!location.hash && load?.type === 'navigate')
  document.documentElement.dataset['arrival'] = 'top';

export {};
