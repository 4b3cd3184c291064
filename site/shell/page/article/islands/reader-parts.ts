import { translate } from '@docusaurus/Translate';
import { idOf } from '../../../shared/decoded.ts';
import { currentReader, onReaderChange } from '../../role-filter/remember.ts';
import { atAddress } from './address-target.ts';
import { readingLine } from './contents.ts';
import type { Island } from '../../error-boundary/start-isolated.ts';

/**
 * Collapses sections for other roles than the selected one (css/role-filter.css), also in the table of contents, and
 * announces it. Marks the roles of the current section in the strip.
 */
const readerParts: Island = (article, signal) => {
  const parts = [...article.querySelectorAll<HTMLElement>('section:has(> .part-note)')];
  const marks = parts.map(({ className }) => className);
  const begin = () => {
    for (const fold of article.querySelectorAll<HTMLDetailsElement>('details[data-for]'))
      fold.open = fold.dataset['for'] === currentReader();
    for (const [at, part] of parts.entries()) part.className = marks[at]!;
    trimContents(article, parts);
  };
  const show = (part: HTMLElement) => {
    part.classList.remove(`not-for-${currentReader()}`);
    trimContents(article, parts);
  };
  const onClick = ({ target }: Event) => {
    const part = (target as Element).closest('.part-note button')?.closest('section');
    if (!part) return;
    show(part);
    // The focused button is hidden now: move the focus to the heading.
    const heading = part.querySelector('h2')!;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const links = article.querySelectorAll<HTMLAnchorElement>('.strip-row > nav > a');
  const markRead = () => {
    const line = readingLine();
    const read = parts.findIndex((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top <= line && line < bottom;
    });
    for (const link of links) {
      const isRead = read >= 0 && !marks[read]!.includes(`not-for-${link.dataset['reader']}`);
      link.ariaCurrent = String(isRead);
    }
  };
  begin();
  if (links.length > 0) {
    markRead();
    document.addEventListener('scroll', markRead, { signal });
  }
  article.addEventListener('click', onClick, { signal });
  onReaderChange(begin, signal);
  atAddress((target) => {
    const part = parts.find((one) => one.contains(target));
    if (!part || !isFolded(part)) return;
    show(part);
    target.scrollIntoView();
  }, signal);
  signal.addEventListener('abort', () => announce(''));
};

export default readerParts;

const isFolded = (part: HTMLElement) => part.classList.contains(`not-for-${currentReader()}`);

function trimContents(article: HTMLElement, parts: HTMLElement[]): void {
  const folded = new Set(parts.filter(isFolded).map((part) => part.querySelector('h2')!.id));
  const links = article.querySelectorAll<HTMLAnchorElement>(':is(.table-of-contents, .strip) a');
  for (const link of links) link.parentElement!.hidden = folded.has(idOf(link.hash));
  const count = folded.size;
  if (count === 0) announce('');
  else if (count === 1) announce(translate({ message: '1 part folded' }));
  else announce(translate({ message: '{count} parts folded' }, { count }));
}

/** Announces a message beside the role filter. */
function announce(words: string): void {
  for (const place of document.querySelectorAll('.role-filter [role=status]'))
    place.textContent = words;
}
