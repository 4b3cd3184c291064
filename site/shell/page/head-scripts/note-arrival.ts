// Says before the first paint that the reader begins at the top of the page: what is far below need
// not be laid out yet. Who arrives in the middle gets all of it, so that nothing moves before them.

const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!location.hash && load?.type === 'navigate')
  document.documentElement.dataset['arrival'] = 'top';

export {};
