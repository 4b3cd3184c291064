import { useState, useEffect } from 'react';
import { messageFor } from '../../../sandbox/page/reader-error.ts';

interface Task {
  isRunning: boolean;
  /** Error message of the last run, in sentences; empty if it succeeded. */
  failure: string;
  /** Runs the action of a button. An error becomes `failure` and is not thrown. */
  run: (work: () => Promise<void>) => void;
  clear: () => void;
}

/** Runs the actions of several buttons and tracks their state. */
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
  return { isRunning: running > 0, failure, run, clear: () => setFailure('') };
}

/** Whether something has been pending for a second, after which the reader needs an indicator. */
export function useSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), 1000);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isPending && isSlow;
}
