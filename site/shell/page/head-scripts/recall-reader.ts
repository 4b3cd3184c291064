// What the reader said they read as, put where styles see it before the first paint.

import { KEY, show } from '../role-filter/remember.ts';

try {
  show(localStorage.getItem(KEY));
} catch {
  // Where storage is refused, every reader reads as everyone.
}
