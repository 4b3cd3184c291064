import { createRoot } from 'react-dom/client';
import type { OperationForm } from '@frontline/api-reference/page';
import type { ApiName } from '../../../sandbox/shared/apis.ts';
import ErrorBoundary from '../../../../shell/page/error-boundary/error-boundary.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { loadLocalServers } from '../../../sandbox/page/local-servers.ts';
import { checkForm } from './check-form.ts';
import ConsoleMissing from './console-missing.tsx';
import TryIt, { OperationConsole } from './try-it.tsx';

/** Mounts the console of an operation; returns its element and a function that unmounts it. */
export function mountConsole(
  place: HTMLElement,
  onClose: () => void,
): { frame: HTMLElement; end: () => void } {
  // `data-form` is set for APIs without a server in this page.
  const { api, tryIt: operationId = '', form: file } = place.dataset;
  const frame = document.createElement('div');
  const root = createRoot(frame);
  root.render(
    <ErrorBoundary name="console">
      {file ? (
        <TryElsewhere file={file} onClose={onClose} />
      ) : (
        <TryIt api={api as ApiName} operationId={operationId} onClose={onClose} />
      )}
    </ErrorBoundary>,
  );
  return { frame, end: () => root.unmount() };
}

/**
 * The console of an API without a server in this page: the build has written its form into a file, and calls
 * go to the server URLs of the document or to one that the reader types.
 */
function TryElsewhere({ file, onClose }: { file: string; onClose: () => void }): ReactNode {
  const [form, setForm] = useState<OperationForm>();
  const [isMissing, setMissing] = useState(false);
  const load = () => {
    setMissing(false);
    Promise.all([fetchForm(file), loadLocalServers()]).then(
      ([fetched]) => setForm(fetched),
      () => setMissing(true),
    );
  };
  useEffect(load, [file]);
  if (isMissing) return <ConsoleMissing onRetry={load} />;
  if (!form) return <p role="status">{translate({ message: 'Fetching the console' })}</p>;
  return <OperationConsole form={form} check={checkForm} onClose={onClose} />;
}

async function fetchForm(file: string): Promise<OperationForm> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answers ${response.status}.`);
  return (await response.json()) as OperationForm;
}
