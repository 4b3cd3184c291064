import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useSandbox } from '../../../sandbox/page/tab.ts';
import { useSlow } from './use-task.ts';

/** Says that the server in this page is being waited for, once that takes a second. */
export default function Waiting({ isGoingOn }: { isGoingOn: boolean }): ReactNode {
  const { state } = useSandbox();
  // Before that, the frame says that it is starting, or why it does not.
  const isSlow = useSlow(isGoingOn && state === 'ready');
  return (
    <p role="status">{isSlow && translate({ message: 'Waiting for the server in this page' })}</p>
  );
}
