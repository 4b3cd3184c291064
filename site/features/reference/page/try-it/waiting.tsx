import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useSandbox } from '../../../sandbox/page/tab.ts';
import { useEffect, useState } from 'react';

/** Says that the server in this page is being waited for, once that takes a second. */
export default function Waiting({ isGoingOn }: { isGoingOn: boolean }): ReactNode {
  const { state } = useSandbox();
  // Before that, the frame says that it is starting, or why it does not.
  const isSlow = useSlow(isGoingOn && state === 'ready');
  return (
    <p role="status">{isSlow && translate({ message: 'Waiting for the server in this page' })}</p>
  );
}

/** Whether something has been going on for a second: from then on the reader needs a sign of it. */
export function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setSlow(true), 1000);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isSlow;
}
