import { useSyncExternalStore } from 'react';
import { roles, type Role } from '@site/readers.ts';

/** What the role lens can be set to. */
export type Reader = Role | 'everyone';

/** Also read before the first paint, in plugins/engine/page-head/scripts/recall-reader.ts. */
const KEY = 'docs.reading-as';
const CHANGE = 'reading-as';

const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/** What the reader reads as now. Only in the browser. */
export const currentReader = (): Reader => {
  const value = document.documentElement.dataset['readingAs'];
  return isRole(value) ? value : 'everyone';
};

const everyone = (): Reader => 'everyone';

function show(reader: unknown): void {
  if (isRole(reader)) document.documentElement.dataset['readingAs'] = reader;
  else delete document.documentElement.dataset['readingAs'];
  dispatchEvent(new Event(CHANGE));
}

/** Remembers the choice in this browser. */
export function readAs(reader: Reader): void {
  try {
    if (reader === 'everyone') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, reader);
  } catch {
    // Where storage is refused, the choice holds until the reader leaves the site.
  }
  show(reader);
}

/** Listens for another choice, in this tab or another. Answers how to stop. */
export function onReaderChange(listen: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY) show(newValue);
  };
  addEventListener(CHANGE, listen);
  addEventListener('storage', follow);
  return () => {
    removeEventListener(CHANGE, listen);
    removeEventListener('storage', follow);
  };
}

/** What the reader chose to read as, in this tab or another. */
export const useReader = (): Reader =>
  useSyncExternalStore(onReaderChange, currentReader, everyone);
