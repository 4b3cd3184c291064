import { translate } from '@docusaurus/Translate';
import styles from './missing-page.module.css';
import { askAfter } from '@site/shell/page/error-boundary/new-build.ts';
import { loadPage } from './pages.ts';
import frame from '@theme-common-lib/utils/errorBoundaryUtils.module.css';

/** Specification section 9: the spinner comes after 200 ms. */
const DELAY = 200;

/** Shows beside the page that is open that another one is on its way. Answers how to end it. */
export function spinnerAfterDelay(): () => void {
  let box: HTMLElement | undefined;
  const waiting = setTimeout(() => {
    box = spinner();
    box.classList.add(styles['beside']!);
    document.body.append(box);
  }, DELAY);
  return () => {
    clearTimeout(waiting);
    box?.remove();
  };
}

/** What stands where a page has not arrived, because nothing answers there, and brings it when asked to. */
export function missingPage(path: string, onArrival: () => void): HTMLElement {
  const place = document.createElement('div');
  const attempt = () => {
    place.replaceChildren();
    const waiting = setTimeout(() => place.replaceChildren(spinner()), DELAY);
    loadPage(path, true)
      .then(
        () => place.isConnected && onArrival(),
        (error: unknown) => {
          place.replaceChildren(failure(error, attempt));
          askAfter(error);
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

/** What stands in the place of a page that cannot be shown (specification, section 8): why, and a way to try again. */
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

/** What is said of an error and of all that caused it, outermost first. */
const causes = (error: unknown): string[] =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : causes(error.cause))]
    : [String(error)];
