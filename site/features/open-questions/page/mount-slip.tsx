import { mountPart } from '../../../shell/page/react-root.tsx';
import { registers } from '../shared/question.ts';
import { blankSubject, subjectOf, type MessageSubject } from './message-subject.ts';
import Slip from './slip.tsx';

/** Shows the message in a new row below the given one, until the signal aborts. */
export function openBelow(
  row: HTMLTableRowElement,
  link: HTMLAnchorElement,
  signal: AbortSignal,
  onClose: () => void,
): void {
  if (signal.aborted) return;
  const panel = document.createElement('tr');
  panel.className = 'open-panel';
  panel.setAttribute('role', 'row');
  const cell = panel.insertCell();
  cell.colSpan = row.cells.length;
  cell.setAttribute('role', 'cell');
  row.after(panel);
  mount(cell, subjectOf(link), signal, onClose);
  signal.addEventListener('abort', () => panel.remove());
  cell.querySelector<HTMLElement>('input')?.focus();
}

/** Shows the form for a new question in place of its static template. */
export const fillForm = (place: Element, signal: AbortSignal): void =>
  mount(place, blankSubject, signal);

function mount(
  place: Element,
  subject: MessageSubject,
  signal: AbortSignal,
  onClose?: () => void,
): void {
  const products = Object.values(registers);
  const show = mountPart(place, 'message', signal);
  show(<Slip subject={subject} products={products} onClose={onClose} />);
}
