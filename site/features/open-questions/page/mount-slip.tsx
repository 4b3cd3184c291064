import { flushSync } from 'react-dom';
import { createPageRoot } from '../../../shell/page/react-root.ts';
import ErrorBoundary from '../../../shell/page/error-boundary/error-boundary.tsx';
import { registers } from '../shared/question.ts';
import { blankSubject, subjectOf, type MessageSubject } from './message-subject.ts';
import Slip from './slip.tsx';

/** Mounts the message in a new row below the given one. Returns a function that removes it. */
export function openBelow(
  row: HTMLTableRowElement,
  link: HTMLAnchorElement,
  onClose: () => void,
): () => void {
  const panel = document.createElement('tr');
  panel.className = 'open-panel';
  panel.setAttribute('role', 'row');
  const cell = panel.insertCell();
  cell.colSpan = row.cells.length;
  cell.setAttribute('role', 'cell');
  row.after(panel);
  const end = mount(cell, subjectOf(link), onClose);
  cell.querySelector<HTMLElement>('input')?.focus();
  return () => {
    end();
    panel.remove();
  };
}

/** Mounts the form for a new question in place of its static template. */
export const fillForm = (place: Element): (() => void) => mount(place, blankSubject);

function mount(place: Element, subject: MessageSubject, onClose?: () => void): () => void {
  place.replaceChildren();
  const root = createPageRoot(place);
  flushSync(() =>
    root.render(
      <ErrorBoundary name="message">
        <Slip subject={subject} products={Object.values(registers)} onClose={onClose} />
      </ErrorBoundary>,
    ),
  );
  return () => root.unmount();
}
