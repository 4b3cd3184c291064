import { roles, type Role } from '../../../content/readers.ts';

// The choice of the role filter in this browser, for React and for what runs before it.

/** What the role filter can be set to. */
export type Reader = Role | 'everyone';

export const KEY = 'docs.reading-as';
const CHANGE = 'role-filter';

const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/** What the reader reads as now. Only in the browser. */
export const currentReader = (): Reader => {
  const value = document.documentElement.dataset['roleFilter'];
  return isRole(value) ? value : 'everyone';
};

/** Puts a choice where styles see it; what is none is everyone. */
export function show(reader: unknown): void {
  if (isRole(reader)) document.documentElement.dataset['roleFilter'] = reader;
  else delete document.documentElement.dataset['roleFilter'];
  dispatchEvent(new Event(CHANGE));
}

/** Shows a choice and remembers it in this browser. */
export function readAs(reader: string): void {
  try {
    if (isRole(reader)) localStorage.setItem(KEY, reader);
    else localStorage.removeItem(KEY);
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
