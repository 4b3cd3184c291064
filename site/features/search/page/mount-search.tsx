import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { nextTask } from '../../../shell/page/schedule.ts';
import { takeDraft } from '../../../shell/page/error-boundary/drafts.ts';
import { endOfLoading } from './loading.ts';
import SearchBar from './search-bar.tsx';
import type { Begun } from './search-box.tsx';

interface Reader {
  isWanted: boolean;
  /** The Tab key has brought them to the field. */
  isPassing: boolean;
  /** What had the focus before the field; what is around the field where Tab has reached it. */
  before: EventTarget | null;
  /** Resolves when no input method is composing in the field. */
  composed: Promise<void>;
}

/**
 * Puts the search into the place of the field that came with the document, once it can answer, with what was
 * typed there and where. In one go: no key falls between them.
 *
 * @param reader how it is with the reader at that moment
 */
export async function mountSearch(shell: HTMLElement, reader: () => Reader): Promise<void> {
  const first = await endOfLoading();
  await nextTask();
  await reader().composed;
  const { isWanted, ...focused } = reader();
  const begun = begunIn(shell, focused);
  flushSync(() => {
    createRoot(shell).render(<SearchBar first={first} begun={begun} isWanted={isWanted} />);
  });
}

function begunIn(
  shell: HTMLElement,
  { isPassing, before }: Pick<Reader, 'isPassing' | 'before'>,
): Begun {
  const field = shell.querySelector<HTMLInputElement>('input:enabled');
  const { reloadedFor } = (history.state ?? {}) as { reloadedFor?: string };
  const kept = reloadedFor && takeDraft('search');
  if (kept) return { typed: kept, focus: 'opens' };
  const typed = field?.value ?? '';
  if (!field || field !== document.activeElement) return { typed };
  const { selectionStart, selectionEnd } = field;
  const selected: [number, number] = [selectionStart ?? 0, selectionEnd ?? 0];
  return { typed, selected, before, focus: isPassing && typed === '' ? 'passes' : 'opens' };
}
