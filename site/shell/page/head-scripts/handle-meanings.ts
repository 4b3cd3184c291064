// Words of the glossary (css/glossary.css) show their meaning without a script. With one, Escape hides
// it until the pointer or the focus comes back, and a tap shows it where there is no pointer to hover with;
// a second tap follows the link.

let shown: Element | null = null;

const words = (state: string) => document.querySelectorAll<HTMLElement>(`.word${state}`);

function comeBack({ type, target }: Event): void {
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
addEventListener('mouseover', comeBack);
addEventListener('focusin', comeBack, true);
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
