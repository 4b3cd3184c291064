import { reportUrl } from '../report/report-url.ts';
import { askForNewBuild, isMissingFile } from './new-build.ts';

/**
 * What stands in the place of a part that has stopped: which one, why, a way to start it anew and a way
 * to report it. `name` goes after "The": `search`, `table of contents`.
 */
export function failureOf(name: string, error: unknown, retry: () => void): Node[] {
  const reason = isMissingFile(error)
    ? 'its code did not arrive'
    : (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  const title = `The ${name} stopped working`;
  const words = document.createElement('span');
  words.textContent = words.title = `${title}: ${reason}. The rest of the page works.`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.onclick = retry;
  const link = document.createElement('a');
  link.href = reportUrl({ title, url: location.href, failure: reason });
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.innerHTML = 'Report this <span class="heard">(opens in new tab)</span>';
  if (isMissingFile(error)) void askForNewBuild();
  return [words, button, link];
}
