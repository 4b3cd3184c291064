declare const BASE_URL: string;

// If a script does not load or throws before hydration, menus and search silently do not work: shows a message with
// a Retry button. If the styles are missing too, the baseUrl is wrong. After hydration, Docusaurus reloads the page
// by itself.

let isReported = false;
let hasStyles = true;

/** The error message of a script; undefined if it did not load. */
let scriptError: string | undefined;

function report(): void {
  if (isReported || document.documentElement.dataset['hasHydrated'] === 'true') return;
  if (!document.body) {
    document.addEventListener('DOMContentLoaded', report);
    return;
  }
  isReported = true;
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = scriptError
    ? `This page did not start: ${scriptError} You can read it, but menus and search do not work.`
    : hasStyles
      ? 'Part of this page did not load. You can read it, but menus and search do not work yet.'
      : `This site did not load properly: its files are not where this page looks for them. If it is your site, check its baseUrl: it is ${JSON.stringify(BASE_URL)}, and this page is at ${JSON.stringify(location.pathname)}.`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.textContent = scriptError ? 'Try again' : 'Retry';
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
      // A syntax error means that the host answered with an HTML page.
      if (!(event.error instanceof SyntaxError)) scriptError = event.message;
      report();
    }
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') hasStyles = false;
    if (target instanceof HTMLScriptElement && target.src) report();
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => {
  if (reason instanceof Error && reason.name === 'ChunkLoadError') report();
});

export {};
