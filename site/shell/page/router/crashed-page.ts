import { translate } from '@docusaurus/Translate';
import styles from '@theme-common-lib/utils/errorBoundaryUtils.module.css';

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
  reasons.className = styles['errorBoundaryError']!;
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
