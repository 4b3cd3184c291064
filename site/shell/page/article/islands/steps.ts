import { translate } from '@docusaurus/Translate';
import type { Island } from '../../error-boundary/start-part.ts';

const hint = () => translate({ message: 'Select a number when its step is done.' });

/** Steps of a procedure, and what must be ready for it, can be ticked off; this device remembers it. */
const tickOffSteps: Island = (article) => {
  const page = location.pathname;
  const done = doneOn(page);
  const items = [...article.querySelectorAll<HTMLElement>('[data-step]')];
  for (const item of items) boxOf(item).checked = done.has(item.dataset['step']!);

  const lists = [...new Set(items.map((item) => item.parentElement!))];
  const first = lists.find((list) => list.matches('.steps'));
  const tell = () => {
    for (const list of lists) {
      const isFirst = list === first && !isAnyDone();
      tellOf(list, isFirst ? hint() : '');
    }
  };
  const keep = () => {
    const ticked = items.filter((item) => boxOf(item).checked);
    keepDone(
      page,
      ticked.map((item) => item.dataset['step']!),
    );
    tell();
  };
  const onChange = ({ target }: Event) => {
    const item = (target as Element).closest<HTMLElement>('[data-step]');
    if (item && boxOf(item) === target) keep();
  };
  const onClick = ({ target }: Event) => {
    const list = (target as Element).closest('.steps-state button')?.parentElement
      ?.previousElementSibling;
    if (!list) return;
    const boxes = boxesIn(list);
    for (const box of boxes) box.checked = false;
    // The button goes away with the focus on it.
    boxes[0]?.focus();
    keep();
  };
  tell();
  article.addEventListener('change', onChange);
  article.addEventListener('click', onClick);
  return () => {
    article.removeEventListener('change', onChange);
    article.removeEventListener('click', onClick);
  };
};

export default tickOffSteps;

const boxesIn = (list: Element): HTMLInputElement[] =>
  [...list.querySelectorAll<HTMLElement>(':scope > [data-step]')].map(boxOf);

/** A task has its box from the build; over the disc of a step one is laid. */
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

/** Says how many of a list are done, with a way to begin anew; or, as long as none is, the given words. */
function tellOf(list: Element, otherwise: string): void {
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

// Which steps a reader has ticked off on this device: the path of each page, and the mark that the step
// got from its words (features/steps/build), as `/docs/curbside/usage#k3f9aB`.

const KEY = 'docs.steps';

/** The marks of what is done on a page. Empty where the browser stores nothing. */
const doneOn = (page: string): Set<string> =>
  new Set(
    kept()
      .filter((one) => isOn(page, one))
      .map((one) => one.slice(page.length + 1)),
  );

/** Whether anything was ever ticked off and is still done, on whatever page. */
const isAnyDone = (): boolean => kept().length > 0;

/** Keeps what is done on a page in place of what was; marks of steps that are gone go with it. */
function keepDone(page: string, marks: string[]): void {
  const others = kept().filter((one) => !isOn(page, one));
  const all = [...others, ...marks.map((one) => `${page}#${one}`)];
  try {
    if (all.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Where storage is refused, the boxes hold as long as the page stands.
    return;
  }
}

const isOn = (page: string, one: string): boolean => one.startsWith(`${page}#`);

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
