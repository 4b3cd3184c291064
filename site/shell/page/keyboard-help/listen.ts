import { startIsolated } from '../error-boundary/start-isolated.ts';
import { wantsKey } from './wants-key.ts';

/** Links to the page with the same list, which open the dialog instead, except on that page. */
const TABLE = 'a[href$="/markdown-page#keyboard-shortcuts"]';
/** Elements that take text input, where the shortcut is disabled. */
const FIELD =
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=range], [type=file]), textarea, select, [contenteditable], dialog';

const show = async (): Promise<void> => (await import('./dialog.ts')).showShortcuts();

/** Aborted to remove the message of the last attempt, if it failed. */
let attempt: AbortController | undefined;

function onKey(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key !== '?' || ctrlKey || metaKey || altKey || !wantsKey()) return;
  if (target instanceof Element && target.closest(FIELD)) return;
  event.preventDefault();
  attempt?.abort();
  attempt = new AbortController();
  startIsolated('list of keyboard shortcuts', document.body, show, attempt.signal);
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
  // Captured, so that it runs before the router.
  document.addEventListener('click', onClick, true);
}
