import { useSyncExternalStore } from 'react';
import { onTabChange, readTab, restingTab, type Tab } from './tab.ts';

/** The state of this tab's sandbox; looking at it does not start it. */
export function useSandbox(): Tab {
  return useSyncExternalStore(onTabChange, readTab, restingTab);
}
