import { createRoot } from 'react-dom/client';
import type { ApiName } from '../../sandbox/apis.ts';
import Part from '../part/part.tsx';
import TryIt from './try-it.tsx';

/** Puts the console of one operation into an element of the static page; answers how to take it out. */
export function mountConsole(element: HTMLElement, api: string, operationId: string): () => void {
  element.replaceChildren();
  const root = createRoot(element);
  root.render(
    <Part name="console">
      <TryIt api={api as ApiName} operationId={operationId} />
    </Part>,
  );
  return () => root.unmount();
}
