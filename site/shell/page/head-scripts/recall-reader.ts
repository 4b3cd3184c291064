import { forgetUnknownColors } from '../color-mode/choice.ts';
import { KEY, show } from '../role-filter/remember.ts';
import { stored } from '../stored.ts';

// Before the first paint: applies the stored role filter, drops an unknown color mode, and marks a page that opens at
// its top.

show(stored(KEY));
forgetUnknownColors();

// Sections far below the top need not be laid out yet. A page that opens at a target or a restored position is laid out whole, to avoid layout shifts.

const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!location.hash && load?.type === 'navigate')
  document.documentElement.dataset['arrival'] = 'top';
