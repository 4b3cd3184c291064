import { translate } from '@docusaurus/Translate';
import { reportUrl } from '../report/report-url.ts';
import { isMissingFile } from './missing-file.ts';
import { askAfter } from './new-build.ts';

/**
 * What stands in the place of a part that has stopped: which one, why, a way to start it anew and a way
 * to report it. `name` goes after "The": `search`, `table of contents`. A part whose code is missing because the
 * reader is offline starts by itself when they no longer are.
 */
export function failureOf(name: string, error: unknown, retry: () => void): Node[] {
  if (isMissingFile(error) && !navigator.onLine) return offline(name, retry);
  const reason = isMissingFile(error)
    ? translate({ message: 'its code did not load' })
    : (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  const title = translate({ message: 'The {name} stopped working' }, { name });
  const link = document.createElement('a');
  link.href = reportUrl({ title, url: location.href, failure: reason });
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  const opens = translate({
    id: 'theme.IconExternalLink.ariaLabel',
    message: '(opens in new tab)',
  });
  link.innerHTML = `${translate({ message: 'Report this' })} <span class="heard">${opens}</span>`;
  askAfter(error);
  const words = sentence(
    translate({ message: '{title}: {reason}. The rest of the page works.' }, { title, reason }),
  );
  return [words, retryButton(retry), link];
}

function offline(name: string, retry: () => void): Node[] {
  const words = sentence(
    translate({ message: 'You are offline. The {name} starts when you are online.' }, { name }),
  );
  // Whoever has selected Retry before sees other words by now.
  addEventListener('online', () => words.isConnected && retry(), { once: true });
  return [words, retryButton(retry)];
}

function sentence(text: string): HTMLElement {
  const words = document.createElement('span');
  words.textContent = words.title = text;
  return words;
}

function retryButton(retry: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = translate({ message: 'Retry' });
  button.onclick = retry;
  return button;
}
