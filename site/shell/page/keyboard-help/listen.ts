import { startPart } from '../error-boundary/start-part.ts';
import { wantsKey } from './wants-key.ts';

/** Where the same list is a table; a link there opens the dialog instead, except on that page. */
const TABLE = 'a[href$="/markdown-page#keyboard-shortcuts"]';
/** Where a letter is typed: a radio button or a check box takes none. */
const FIELD =
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=range], [type=file]), textarea, select, [contenteditable], dialog';

const show = async (): Promise<undefined> => (await import('./dialog.ts')).showShortcuts();

/** Takes away what was said of the last attempt, if that failed. */
let forget: (() => void) | undefined;

function onKey(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key !== '?' || ctrlKey || metaKey || altKey || !wantsKey()) return;
  if (target instanceof Element && target.closest(FIELD)) return;
  event.preventDefault();
  forget?.();
  forget = startPart('list of shortcuts', document.body, show);
}

function onClick(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(TABLE);
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey) return;
  if (link.pathname === location.pathname) return;
  event.preventDefault();
  show().catch(() => location.assign(link.href));
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', onKey);
  // Before the router hears of it.
  document.addEventListener('click', onClick, true);
}
