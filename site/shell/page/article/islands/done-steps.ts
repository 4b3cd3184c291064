// Which steps a reader has ticked off on this device: the path of each page, and the mark that the step
// got from its words (features/steps/build), as `/docs/curbside/usage#k3f9aB`.

const KEY = 'docs.steps';

/** The marks of what is done on a page. Empty where the browser stores nothing. */
export const doneOn = (page: string): Set<string> =>
  new Set(
    kept()
      .filter((one) => isOn(page, one))
      .map((one) => one.slice(page.length + 1)),
  );

/** Whether anything was ever ticked off and is still done, on whatever page. */
export const isAnyDone = (): boolean => kept().length > 0;

/** Keeps what is done on a page in place of what was; marks of steps that are gone go with it. */
export function keepDone(page: string, marks: string[]): void {
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
