import { useEffect, useState, type ReactNode } from 'react';
import Loading from '@theme/Loading';
import { loadPage } from './pages.ts';

/** Specification section 9: the spinner comes after 200 ms. */
const DELAY = 200;

/** Stands where a page has not arrived, which only happens without a network, and brings it when asked to. */
export default function LoadPage({
  path,
  onArrival,
}: {
  path: string;
  onArrival: () => void;
}): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [pastDelay, setPastDelay] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    const waiting = setTimeout(() => setPastDelay(true), DELAY);
    loadPage(path, true).then(
      () => isCurrent && onArrival(),
      (reason: unknown) => isCurrent && setError(reason),
    );
    return () => {
      isCurrent = false;
      clearTimeout(waiting);
    };
  }, [path, attempt]);
  const retry = () => {
    setError(null);
    setPastDelay(false);
    setAttempt(attempt + 1);
  };
  const state = { error, pastDelay, retry, timedOut: false, isLoading: error === null };
  return <Loading {...state} />;
}
