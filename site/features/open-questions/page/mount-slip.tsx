import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import ErrorBoundary from '../../../shell/page/error-boundary/error-boundary.tsx';
import { registers } from '../shared/question.ts';
import { anything, askedBy, type Asked } from './asked.ts';
import Slip from './slip.tsx';

/** Puts a slip into a row of its own below the one that asks. Answers how to take it out. */
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
  const end = mount(cell, askedBy(link), onClose);
  cell.querySelector<HTMLElement>('input')?.focus();
  return () => {
    end();
    panel.remove();
  };
}

/** Puts the form for a question of one's own in the place of its plain template. */
export const fillForm = (place: Element): (() => void) => mount(place, anything);

function mount(place: Element, asked: Asked, onClose?: () => void): () => void {
  place.replaceChildren();
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <ErrorBoundary name="message">
        <Slip asked={asked} products={Object.values(registers)} onClose={onClose} />
      </ErrorBoundary>,
    ),
  );
  return () => root.unmount();
}
