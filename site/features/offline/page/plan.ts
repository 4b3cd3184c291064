import type { PackFile } from '../shared/pack-list.ts';

/** What to do with each file of the next version. */
export interface Plan {
  /** Unchanged since the saved version: taken from there. */
  copy: PackFile[];
  /** New or changed: downloaded. */
  fetch: PackFile[];
}

/** Compares the next version with what is saved, file by file. */
export function planSave(next: readonly PackFile[], saved: readonly PackFile[] = []): Plan {
  const known = new Map(saved.map(({ path, revision }) => [path, revision]));
  const isSaved = ({ path, revision }: PackFile): boolean => known.get(path) === revision;
  return {
    copy: next.filter(isSaved),
    fetch: next.filter((file) => !isSaved(file)),
  };
}

const HOUR = 60 * 60 * 1000;

/** Whether it is time to look for news: at most once an hour. Times in milliseconds. */
export const isDue = (lastLook: number | undefined, now: number): boolean =>
  lastLook === undefined || now - lastLook >= HOUR || now < lastLook;
