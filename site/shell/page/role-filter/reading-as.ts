import { CHANGE, KEY, show } from './remember.ts';

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
