import type { Island } from '../../../shell/page/error-boundary/start-isolated.ts';
import { checkForNewBuild } from '../../../shell/page/error-boundary/new-build.ts';

/** Opens the message panel below the row whose link was clicked, and mounts the form on the page that has it. */
const offerMessages: Island = (article, signal) => {
  const open = new Map<HTMLTableRowElement, AbortController>();
  const close = (row: HTMLTableRowElement) => {
    open.get(row)?.abort();
    open.delete(row);
    row.querySelector<HTMLElement>('[data-ask]')?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-ask]');
    const row = link?.closest('tr');
    if (!link || !row || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (open.has(row)) return close(row);
    const panel = new AbortController();
    open.set(row, panel);
    loadSlip()
      .then(({ openBelow }) => openBelow(row, link, panel.signal, () => close(row)))
      .catch((error: unknown) => {
        if (panel.signal.aborted) return;
        open.delete(row);
        checkForNewBuild(error);
        // The static template says the same.
        location.assign(link.href);
      });
  };
  article.addEventListener('click', onClick, { signal });
  signal.addEventListener('abort', () => open.forEach((panel) => panel.abort()));
  const form = article.querySelector('[data-message-form]');
  if (form)
    loadSlip().then(
      ({ fillForm }) => fillForm(form, signal),
      // Keeps the static template.
      () => undefined,
    );
};

const loadSlip = () => import(/* webpackChunkName: "message" */ './mount-slip.tsx');

export default offerMessages;
