// Applies the stored role filter before the first paint.

import { KEY, show } from '../role-filter/remember.ts';

try {
  show(localStorage.getItem(KEY));
} catch {
  // Storage is blocked: the filter is off.
}
