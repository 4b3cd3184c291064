declare const BASE_URL: string;

// Until the page has come to life, a script that does not arrive or that fails leaves menus and search dead
// without a word: say so, and offer to try again. Where the styles are missing too, the site is not where it was
// built for. After that the engine reloads the page by itself.

let isTold = false;
let hasStyles = true;

/** What a script said when it failed; undefined where it did not arrive. */
let fault: string | undefined;

function tell(): void {
  if (isTold || document.documentElement.dataset['hasHydrated'] === 'true') return;
  if (!document.body) {
    document.addEventListener('DOMContentLoaded', tell);
    return;
  }
  isTold = true;
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = fault
    ? `This page did not start: ${fault} You can read it, but menus and search do not work.`
    : hasStyles
      ? 'Part of this page did not load. You can read it, but menus and search do not work yet.'
      : `This site did not load properly: its files are not where this page looks for them. If it is your site, check its baseUrl: it is ${JSON.stringify(BASE_URL)}, and this page is at ${JSON.stringify(location.pathname)}.`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.textContent = fault ? 'Try again' : 'Retry';
  button.onclick = () => location.reload();
  box.append(text, button);
  if (hasStyles) document.body.append(box);
  else document.body.prepend(box);
}

addEventListener(
  'error',
  (event) => {
    const { target } = event;
    if (event instanceof ErrorEvent && event.filename.startsWith(`${location.origin}${BASE_URL}`)) {
      // What is no script is a page of the host in the place of one.
      if (!(event.error instanceof SyntaxError)) fault = event.message;
      tell();
    }
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') hasStyles = false;
    if (target instanceof HTMLScriptElement && target.src) tell();
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => {
  if (reason instanceof Error && reason.name === 'ChunkLoadError') tell();
});

export {};
