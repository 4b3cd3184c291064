import { createRoot } from 'react-dom/client';
import type { ApiName } from '../../../sandbox/shared/apis.ts';
import Part from '../../../../shell/page/error-boundary/part.tsx';
import TryElsewhere from './try-elsewhere.tsx';
import TryIt from './try-it.tsx';

/** Puts the console of one operation into an element of the static page; answers how to take it out. */
export function mountConsole(element: HTMLElement): () => void {
  // A form is named where no server in this page answers for the API.
  const { api, tryIt: operationId = '', form: file } = element.dataset;
  element.replaceChildren();
  const root = createRoot(element);
  root.render(
    <Part name="console">
      {file ? (
        <TryElsewhere file={file} />
      ) : (
        <TryIt api={api as ApiName} operationId={operationId} />
      )}
    </Part>,
  );
  return () => root.unmount();
}
