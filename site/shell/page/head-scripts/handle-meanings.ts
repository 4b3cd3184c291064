// Tooltips of glossary terms (css/glossary.css) work without scripts. This adds: Escape hides one until it is
// hovered or focused again; on touch devices a tap shows it, and a second tap follows the link.

let shown: Element | null = null;

const words = (state: string) => document.querySelectorAll<HTMLElement>(`.word${state}`);

function resetDismissed({ type, target }: Event): void {
  for (const word of words('[data-dismissed]'))
    if (type === 'focusin' || !word.contains(target as Node)) delete word.dataset['dismissed'];
  if (type === 'focusin' && target !== shown) shown = null;
}

addEventListener(
  'keydown',
  ({ key }) => {
    if (key !== 'Escape') return;
    for (const word of words(':is(:hover,:focus-within)')) word.dataset['dismissed'] = '';
  },
  true,
);
addEventListener('mouseover', resetDismissed);
addEventListener('focusin', resetDismissed, true);
addEventListener(
  'click',
  (event) => {
    const term = event.target instanceof Element && event.target.closest<HTMLElement>('.term');
    if (!term || !matchMedia('(hover:none)').matches || term === shown) return;
    event.preventDefault();
    shown = term;
    term.focus();
  },
  true,
);

export {};
