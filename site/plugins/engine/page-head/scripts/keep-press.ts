// A button of the bars that is pressed before the scripts have come would not answer: the press, the last one
// if there are several, is given to it again once React has taken over the page. From the moment that React
// begins, it answers by itself.

let pressed: Element | null = null;

addEventListener(
  'click',
  ({ target }) => {
    if ('docusaurusRoot' in window || !(target instanceof Element)) return;
    pressed = target.closest('.navbar button, .menu button, .role-lens button');
  },
  true,
);
new MutationObserver((_, observer) => {
  if (document.documentElement.dataset['hasHydrated'] !== 'true') return;
  observer.disconnect();
  if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
}).observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });

export {};
