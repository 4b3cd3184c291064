import { type ReactNode, useSyncExternalStore } from 'react';
import { translate } from '@docusaurus/Translate';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import type { Target } from './form-value.ts';
import styles from './try-it.module.css';

const places = { page: 'this page', computer: 'this computer', other: 'another address' };

/** The calls of this tab, with buttons that send them again unchanged. */
export default function HistoryList(props: {
  isSending: boolean;
  onReplay: (sent: SentCall) => void;
}): ReactNode {
  const { isSending, onReplay } = props;
  const sent = useHistory();
  if (sent.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        {translate({ message: 'History of this tab ({count})' }, { count: sent.length })}
      </summary>
      <ol className={styles.history}>
        {sent.map((entry) => (
          <li key={entry.number}>
            <code>
              {entry.request.method} {new URL(entry.request.url).pathname}
            </code>
            <span>
              {entry.outcome}, {places[entry.target]}
            </span>
            <button
              type="button"
              className={styles.small}
              aria-disabled={isSending}
              onClick={() => onReplay(entry)}
            >
              {translate({ message: 'Replay' })}
              <span className="heard">
                {' '}
                {translate({ message: 'call {number}' }, { number: entry.number })}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** One call that was sent from a console of this tab. Stored in memory only. */
export interface SentCall {
  number: number;
  request: RawRequest;
  target: Target;
  /** A status code, `no response` or `canceled`. */
  outcome: string;
}

const MAX_CALLS = 20;
let sent: readonly SentCall[] = [];
const listeners = new Set<() => void>();

export function addToHistory(entry: Omit<SentCall, 'number'>): void {
  const number = (sent[0]?.number ?? 0) + 1;
  sent = [{ ...entry, number }, ...sent].slice(0, MAX_CALLS);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The last calls of this tab, newest first. */
const useHistory = (): readonly SentCall[] =>
  useSyncExternalStore(
    subscribe,
    () => sent,
    () => sent,
  );
