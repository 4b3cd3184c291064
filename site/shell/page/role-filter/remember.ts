import { roles, type Role } from '../../../content/readers.ts';
import { store } from '../stored.ts';

// The state of the role filter in this browser, for React components and head scripts.

/** A setting of the role filter. */
export type Reader = Role | 'everyone';

export const KEY = 'docs.reading-as';
const CHANGE = 'role-filter';

const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/** The current setting. Only in the browser. */
export const currentReader = (): Reader => {
  const value = document.documentElement.dataset['roleFilter'];
  return isRole(value) ? value : 'everyone';
};

/** Applies a setting for style sheets and listeners; anything but a role turns the filter off. */
export function show(reader: unknown): void {
  if (isRole(reader)) document.documentElement.dataset['roleFilter'] = reader;
  else delete document.documentElement.dataset['roleFilter'];
  dispatchEvent(new Event(CHANGE));
}

/** Applies a setting and stores it. */
export function readAs(reader: string): void {
  store(KEY, isRole(reader) ? reader : null);
  show(reader);
}

/** Calls `listen` on changes, also in another tab (shell/page/navbar/start.ts). */
export const onReaderChange = (listen: () => void, signal?: AbortSignal): void =>
  addEventListener(CHANGE, listen, signal ? { signal } : {});
