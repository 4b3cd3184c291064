import { translate } from '@docusaurus/Translate';
import { element } from '../element.ts';
import { reportUrl } from '../report/report-url.ts';
import { isMissingFile } from './missing-file.ts';
import { checkForNewBuild } from './new-build.ts';

/**
 * The fallback for a component that failed: its name, the reason, a Retry button and a link to report it. `name`
 * follows "The": `search`, `table of contents`. If its code could not load because the reader is offline, it
 * retries automatically when they are online.
 */
export function failureOf(name: string, error: unknown, retry: () => void): Node[] {
  if (isMissingFile(error) && !navigator.onLine) return offline(name, retry);
  const reason = isMissingFile(error)
    ? translate({ message: 'its code did not load' })
    : (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  const title = translate({ message: 'The {name} stopped working' }, { name });
  const link = element('a', {
    href: reportUrl({ title, url: location.href, failure: reason }),
    target: '_blank',
    rel: 'noopener noreferrer',
  });
  const opens = translate({
    id: 'theme.IconExternalLink.ariaLabel',
    message: '(opens in new tab)',
  });
  link.innerHTML = `${translate({ message: 'Report this' })} <span class="heard">${opens}</span>`;
  checkForNewBuild(error);
  const words = sentence(
    translate({ message: '{title}: {reason}. The rest of the page works.' }, { title, reason }),
  );
  return [words, retryButton(retry), link];
}

function offline(name: string, retry: () => void): Node[] {
  const words = sentence(
    translate({ message: 'You are offline. The {name} starts when you are online.' }, { name }),
  );
  // After a manual retry this message is gone, and there is nothing to retry.
  addEventListener('online', () => words.isConnected && retry(), { once: true });
  return [words, retryButton(retry)];
}

const sentence = (text: string): HTMLElement => element('span', { title: text }, text);

const retryButton = (retry: () => void): HTMLElement =>
  element('button', { type: 'button', onclick: retry }, translate({ message: 'Retry' }));
