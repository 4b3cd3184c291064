import { idOf } from '../../../../shell/shared/decoded.ts';

/**
 * An address from before a document was divided, such as `#create-order--body--name`, leads from the
 * overview on to the page that now has its target. Without scripts the entry there is a link to it.
 */
export function leadOn(frame: HTMLElement): () => void {
  const list = frame.querySelector('[data-leads-on]');
  if (!list) return () => undefined;
  const lead = () => {
    const anchor = idOf(location.hash);
    // What belongs to an operation, a schema or an error begins with its anchor.
    const entry = document.getElementById(anchor.split('--', 1)[0] ?? '');
    const link = entry?.closest('[data-leads-on] li')?.querySelector('a');
    if (!entry || !link || !list.contains(entry)) return;
    const { origin, pathname } = new URL(link.href);
    location.replace(`${origin}${pathname}#${anchor}`);
  };
  window.addEventListener('hashchange', lead);
  lead();
  return () => window.removeEventListener('hashchange', lead);
}
