import { translate } from '@docusaurus/Translate';
import styles from './missing-page.module.css';
import { checkForNewBuild } from '@site/shell/page/error-boundary/new-build.ts';
import { element } from '../element.ts';
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
  const place = element('div');
  const attempt = () => {
    place.replaceChildren();
    const waiting = setTimeout(() => place.replaceChildren(spinner()), SPINNER_DELAY);
    loadPage(path, true)
      .then(
        () => place.isConnected && onArrival(),
        (error: unknown) => {
          console.warn(error);
          place.replaceChildren(failure(attempt));
          checkForNewBuild(error);
        },
      )
      .finally(() => clearTimeout(waiting));
  };
  attempt();
  return place;
}

const spinner = (): HTMLElement =>
  element(
    'div',
    { className: styles['loading']!, role: 'status' },
    element('span', { className: styles['spinner']! }),
    element('span', { className: 'heard' }, translate({ message: 'Loading the page' })),
  );

const retryButton = (words: string, retry: () => void): HTMLElement =>
  element('button', { type: 'button', className: 'button button--primary', onclick: retry }, words);

function failure(retry: () => void): HTMLElement {
  return element(
    'div',
    { className: 'load-failure', role: 'alert' },
    element('p', {}, translate({ message: 'This page did not load. Are you online?' })),
    retryButton(translate({ message: 'Retry' }), retry),
  );
}

/** The error page for a page that throws while it is shown (specification, section 8). */
export function crashedPage(error: unknown, tryAgain: () => void): HTMLElement {
  const title = translate({ id: 'theme.ErrorPageContent.title', message: 'This page crashed.' });
  const again = translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' });
  document.title = translate({ message: 'Page Error' });
  return element(
    'div',
    { className: 'container margin-vert--xl' },
    element('h1', {}, title),
    retryButton(again, tryAgain),
    element('hr'),
    element('p', { className: frame['errorBoundaryError']! }, causes(error).join('\n\nCause:\n')),
  );
}

/** The messages of an error and its causes, outermost first. */
const causes = (error: unknown): string[] =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : causes(error.cause))]
    : [String(error)];
