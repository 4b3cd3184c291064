import type { Island } from '../../../shell/page/error-boundary/start-isolated.ts';
import { checkForNewBuild } from '../../../shell/page/error-boundary/new-build.ts';

/** Opens the message panel below the row whose link was clicked, and mounts the form on the page that has it. */
const offerMessages: Island = (article, signal) => {
  const open = new Map<HTMLTableRowElement, () => void>();
  const close = (row: HTMLTableRowElement) => {
    open.get(row)?.();
    open.delete(row);
    row.querySelector<HTMLElement>('[data-ask]')?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-ask]');
    const row = link?.closest('tr');
    if (!link || !row || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (open.has(row)) return close(row);
    open.set(row, () => undefined);
    loadSlip()
      .then(({ openBelow }) => {
        if (open.has(row))
          open.set(
            row,
            openBelow(row, link, () => close(row)),
          );
      })
      .catch((error: unknown) => {
        open.delete(row);
        checkForNewBuild(error);
        // The static template says the same.
        location.assign(link.href);
      });
  };
  article.addEventListener('click', onClick, { signal });
  signal.addEventListener('abort', () => open.forEach((end) => end()));
  const form = article.querySelector('[data-message-form]');
  if (form)
    loadSlip().then(
      ({ fillForm }) => {
        if (!signal.aborted) signal.addEventListener('abort', fillForm(form));
      },
      // Keeps the static template.
      () => undefined,
    );
};

const loadSlip = () => import(/* webpackChunkName: "message" */ './mount-slip.tsx');

export default offerMessages;
