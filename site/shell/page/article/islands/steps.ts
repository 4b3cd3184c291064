import { translate } from '@docusaurus/Translate';
import { followStored, storedList, storeList } from '../../stored.ts';
import type { Island } from '../../error-boundary/start-isolated.ts';

const hint = () => translate({ message: 'Select a number when its step is done.' });

/** Lets readers check off the steps and prerequisites of a procedure; stored on this device. */
const tickOffSteps: Island = (article, signal) => {
  const page = location.pathname;
  const items = [...article.querySelectorAll<HTMLElement>('[data-step]')];
  const lists = [...new Set(items.map((item) => item.parentElement!))];
  const first = lists.find((list) => list.matches('.steps'));
  const updateProgress = () => {
    for (const list of lists) {
      const isFirst = list === first && !isAnyDone();
      showProgress(list, isFirst ? hint() : '');
    }
  };
  const show = () => {
    const done = doneOn(page);
    for (const item of items) boxOf(item).checked = done.has(item.dataset['step']!);
    updateProgress();
  };
  const store = () => {
    const ticked = items.filter((item) => boxOf(item).checked);
    storeDone(
      page,
      ticked.map((item) => item.dataset['step']!),
    );
    updateProgress();
  };
  const onChange = ({ target }: Event) => {
    const item = (target as Element).closest<HTMLElement>('[data-step]');
    if (item && boxOf(item) === target) store();
  };
  const onClick = ({ target }: Event) => {
    const list = (target as Element).closest('.steps-state button')?.parentElement
      ?.previousElementSibling;
    if (!list) return;
    const boxes = boxesIn(list);
    for (const box of boxes) box.checked = false;
    // The focused button is about to be hidden.
    boxes[0]?.focus();
    store();
  };
  show();
  followStored(KEY, show, signal);
  article.addEventListener('change', onChange, { signal });
  article.addEventListener('click', onClick, { signal });
};

export default tickOffSteps;

const boxesIn = (list: Element): HTMLInputElement[] =>
  [...list.querySelectorAll<HTMLElement>(':scope > [data-step]')].map(boxOf);

/** The checkbox of an item: a task has one from the build; for a step one is created over its number. */
function boxOf(item: HTMLElement): HTMLInputElement {
  const there = item.querySelector<HTMLInputElement>(
    ':scope > input, .task-list-item:scope > p:first-child > input',
  );
  const box = there ?? document.createElement('input');
  box.disabled = false;
  if (there) return box;
  box.type = 'checkbox';
  const list = item.parentElement as HTMLOListElement;
  box.setAttribute(
    'aria-label',
    translate(
      { message: 'Step {number} done' },
      { number: [...list.children].indexOf(item) + list.start },
    ),
  );
  item.prepend(box);
  return box;
}

/** Shows how many items of a list are done and a "Start over" button; if none is, shows `otherwise`. */
function showProgress(list: Element, otherwise: string): void {
  const boxes = boxesIn(list);
  const count = boxes.filter(({ checked }) => checked).length;
  const [words, again] = lineAfter(list).children as unknown as [HTMLElement, HTMLElement];
  words.textContent =
    count > 0
      ? translate({ message: '{count} of {all} done' }, { count, all: boxes.length })
      : otherwise;
  again.hidden = count === 0;
}

function lineAfter(list: Element): Element {
  const next = list.nextElementSibling;
  if (next?.matches('.steps-state')) return next;
  const line = document.createElement('p');
  line.className = 'steps-state';
  line.innerHTML = '<span></span><button type="button" hidden></button>';
  line.lastElementChild!.textContent = translate({ message: 'Start over' });
  list.after(line);
  return line;
}

// The completed steps are stored as the path of the page and the id that the step got from its text
// (features/steps/build): `/docs/curbside/usage#k3f9aB`.

const KEY = 'docs.steps';

/** The ids of completed steps on a page; empty if storage is blocked. */
const doneOn = (page: string): Set<string> =>
  new Set(
    storedList(KEY)
      .filter((one) => isOn(page, one))
      .map((one) => one.slice(page.length + 1)),
  );

/** Whether any step is completed, on any page. */
const isAnyDone = (): boolean => storedList(KEY).length > 0;

/** Replaces the stored steps of a page, which also drops ids of steps that no longer exist. */
function storeDone(page: string, marks: string[]): void {
  const others = storedList(KEY).filter((one) => !isOn(page, one));
  storeList(KEY, [...others, ...marks.map((one) => `${page}#${one}`)]);
}

const isOn = (page: string, one: string): boolean => one.startsWith(`${page}#`);
