import { translate } from '@docusaurus/Translate';
import styles from './missing-page.module.css';
import { checkForNewBuild } from '@site/shell/page/error-boundary/new-build.ts';
import { loadPage } from './pages.ts';
import frame from '@theme-common-lib/utils/errorBoundaryUtils.module.css';

/** In milliseconds (specification, section 9). */
const SPINNER_DELAY = 200;

/** Shows a spinner over the current page while the next one loads. Returns a function that removes it. */
export function spinnerAfterDelay(): () => void {
  let box: HTMLElement | undefined;
  const waiting = setTimeout(() => {
    box = spinner();
    box.classList.add(styles['beside']!);
    document.body.append(box);
  }, SPINNER_DELAY);
  return () => {
    clearTimeout(waiting);
    box?.remove();
  };
}

/** Retries a page that did not load because the host is unreachable; shows a spinner, then the error and Retry. */
export function missingPage(path: string, onArrival: () => void): HTMLElement {
  const place = document.createElement('div');
  const attempt = () => {
    place.replaceChildren();
    const waiting = setTimeout(() => place.replaceChildren(spinner()), SPINNER_DELAY);
    loadPage(path, true)
      .then(
        () => place.isConnected && onArrival(),
        (error: unknown) => {
          place.replaceChildren(failure(error, attempt));
          checkForNewBuild(error);
        },
      )
      .finally(() => clearTimeout(waiting));
  };
  attempt();
  return place;
}

function spinner(): HTMLElement {
  const box = document.createElement('div');
  box.className = styles['loading']!;
  box.role = 'status';
  box.innerHTML = `<span class="${styles['spinner']}"></span><span class="heard"></span>`;
  box.lastElementChild!.textContent = translate({ message: 'Loading the page' });
  return box;
}

function failure(error: unknown, retry: () => void): HTMLElement {
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.role = 'alert';
  const words = document.createElement('p');
  words.textContent = translate(
    { message: 'This page did not load. {reason}' },
    { reason: String(error) },
  );
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.textContent = translate({ message: 'Retry' });
  button.onclick = retry;
  box.append(words, button);
  return box;
}

/** The error page for a page that throws while it is shown (specification, section 8). */
export function crashedPage(error: unknown, tryAgain: () => void): HTMLElement {
  const page = document.createElement('div');
  page.className = 'container margin-vert--xl';
  const title = document.createElement('h1');
  title.textContent = translate({
    id: 'theme.ErrorPageContent.title',
    message: 'This page crashed.',
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.textContent = translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' });
  button.onclick = tryAgain;
  const reasons = document.createElement('p');
  reasons.className = frame['errorBoundaryError']!;
  reasons.textContent = causes(error).join('\n\nCause:\n');
  page.append(title, button, document.createElement('hr'), reasons);
  document.title = translate({ message: 'Page Error' });
  return page;
}

/** The messages of an error and its causes, outermost first. */
const causes = (error: unknown): string[] =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : causes(error.cause))]
    : [String(error)];
