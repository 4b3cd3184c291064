import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useSandbox } from '../../../sandbox/page/tab.ts';
import { useSlow } from './use-task.ts';

/** Shows that the page waits for its in-page server, once that takes a second. */
export default function Waiting({ isGoingOn: isPending }: { isGoingOn: boolean }): ReactNode {
  const { state } = useSandbox();
  // While it starts, the frame shows the progress or the failure.
  const isSlow = useSlow(isPending && state === 'ready');
  return (
    <p role="status">{isSlow && translate({ message: 'Waiting for the server in this page' })}</p>
  );
}
