import { useSyncExternalStore } from 'react';
import { CHANGE, currentReader, KEY, show, type Reader } from './remember.ts';

const everyone = (): Reader => 'everyone';

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
