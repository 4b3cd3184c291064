import { element } from '../../../../shell/page/element.ts';
import { addressTarget } from '../../../../shell/page/article/islands/address-target.ts';

/**
 * Shows one of several alternative schemas (`oneOf`) and a list to pick from, once the reader has expanded them.
 * Without scripts, in print and for find-in-page all of them are there, one below the other.
 */
export function pickForm(frame: HTMLElement, signal: AbortSignal): void {
  const shown = new WeakMap<Element, (form: Element) => void>();
  const offerIn = (details: Element) => {
    if (details.matches('[data-forms]') && !shown.has(details)) shown.set(details, picker(details));
  };
  const offer = ({ target }: Event) => offerIn(target as Element);
  /** Shows a form that is not picked when a fragment links into it or find-in-page has a match there. */
  const reveal = (inside: Element | null | undefined) => {
    for (let at = inside; at; at = at.parentElement)
      if (at.hasAttribute('hidden') && at.parentElement) shown.get(at.parentElement)?.(at);
  };
  const followAddress = () => {
    const target = addressTarget();
    if (!target?.closest('[hidden]')) return;
    reveal(target);
    target.scrollIntoView();
  };
  const found = ({ target }: Event) => reveal(target as Element);
  // Browsers open the target of a fragment themselves, before this script runs.
  frame.querySelectorAll('[data-forms][open]').forEach(offerIn);
  frame.addEventListener('toggle', offer, { capture: true, signal });
  frame.addEventListener('beforematch', found, { signal });
  window.addEventListener('hashchange', followAddress, { signal });
}

/** Inserts the list above the forms; returns a function that shows another one. */
function picker(details: Element): (form: Element) => void {
  const [summary, ...forms] = details.children;
  const list = element(
    'select',
    { className: 'copy-button reference-copy' },
    ...forms.map((form) => new Option(form.firstElementChild?.textContent ?? '')),
    new Option(`All ${forms.length}`),
  );
  const show = () => {
    forms.forEach((form, at) => {
      if (list.selectedIndex === at || list.selectedIndex === forms.length)
        form.removeAttribute('hidden');
      else form.setAttribute('hidden', 'until-found');
    });
  };
  const target = addressTarget();
  list.selectedIndex = Math.max(
    0,
    forms.findIndex((form) => target && form.contains(target)),
  );
  list.addEventListener('change', show);
  summary?.after(element('label', {}, 'Form ', list));
  show();
  return (form) => {
    list.selectedIndex = forms.indexOf(form);
    show();
  };
}
