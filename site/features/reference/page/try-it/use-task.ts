import { useState, useEffect } from 'react';
import { messageFor } from '../../../sandbox/page/reader-error.ts';

interface Task {
  isRunning: boolean;
  /** What went wrong the last time, in sentences; empty when nothing did. */
  failure: string;
  /** Does the work behind a button. What it throws becomes the failure and goes no further. */
  run: (work: () => Promise<void>) => void;
  forget: () => void;
}

/** The work behind the buttons of one part of a page. */
export function useTask(): Task {
  const [running, setRunning] = useState(0);
  const [failure, setFailure] = useState('');
  const run = (work: () => Promise<void>) => {
    setFailure('');
    setRunning((count) => count + 1);
    work()
      .catch((cause: unknown) => setFailure(messageFor(cause)))
      .finally(() => setRunning((count) => count - 1));
  };
  return { isRunning: running > 0, failure, run, forget: () => setFailure('') };
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
