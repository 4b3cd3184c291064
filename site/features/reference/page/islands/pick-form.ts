import { addressTarget } from '../../../../shell/page/article/islands/address-target.ts';

/**
 * Of several forms that a value may take one is shown, and a list to pick from, once the reader has unfolded
 * them. Without scripts they stand one below the other, as they do in print and for the browser's own search.
 */
export function pickForm(frame: HTMLElement): () => void {
  const shown = new WeakMap<Element, (form: Element) => void>();
  const offerIn = (details: Element) => {
    if (details.matches('[data-forms]') && !shown.has(details)) shown.set(details, picker(details));
  };
  const offer = ({ target }: Event) => offerIn(target as Element);
  /** An address leads into a form that is not picked, or the browser's search has found words in it. */
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
  // Browsers unfold what an address points at by themselves, before this is here.
  frame.querySelectorAll('[data-forms][open]').forEach(offerIn);
  frame.addEventListener('toggle', offer, true);
  frame.addEventListener('beforematch', found);
  window.addEventListener('hashchange', followAddress);
  return () => {
    frame.removeEventListener('toggle', offer, true);
    frame.removeEventListener('beforematch', found);
    window.removeEventListener('hashchange', followAddress);
  };
}

/** Puts the list above the forms; answers how to show another. */
function picker(details: Element): (form: Element) => void {
  const [summary, ...forms] = details.children;
  const label = document.createElement('label');
  const list = document.createElement('select');
  list.className = 'copy-button reference-copy';
  label.append('Form ', list);
  for (const form of forms) list.append(new Option(form.firstElementChild?.textContent ?? ''));
  list.append(new Option(`All ${forms.length}`));
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
  summary?.after(label);
  show();
  return (form) => {
    list.selectedIndex = forms.indexOf(form);
    show();
  };
}
