import { createRoot } from 'react-dom/client';
import type { ApiName } from '../../../sandbox/shared/apis.ts';
import Part from '../../../../shell/page/error-boundary/part.tsx';
import TryElsewhere from './try-elsewhere.tsx';
import TryIt from './try-it.tsx';

/** Makes the console of the operation that a place is for; answers its frame, and how to end it. */
export function mountConsole(
  place: HTMLElement,
  onClose: () => void,
): { frame: HTMLElement; end: () => void } {
  // A form is named where no server in this page answers for the API.
  const { api, tryIt: operationId = '', form: file } = place.dataset;
  const frame = document.createElement('div');
  const root = createRoot(frame);
  root.render(
    <Part name="console">
      {file ? (
        <TryElsewhere file={file} onClose={onClose} />
      ) : (
        <TryIt api={api as ApiName} operationId={operationId} onClose={onClose} />
      )}
    </Part>,
  );
  return { frame, end: () => root.unmount() };
}
