import { type ReactNode, useSyncExternalStore } from 'react';
import Translate from '@docusaurus/Translate';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import type { Target } from './form-value.ts';
import styles from './try-it.module.css';

const places = { page: 'this page', computer: 'this computer', other: 'another address' };

/** The calls of this tab, each to be sent again as it was. */
export default function HistoryList(props: {
  isSending: boolean;
  onReplay: (sent: Sent) => void;
}): ReactNode {
  const { isSending, onReplay } = props;
  const sent = useHistory();
  if (sent.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        <Translate values={{ count: sent.length }}>{'History of this tab ({count})'}</Translate>
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
              <Translate>Replay</Translate>
              <span className="heard">
                {' '}
                <Translate values={{ number: entry.number }}>{'call {number}'}</Translate>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** One call that was sent from a console of this tab. Kept in memory only. */
export interface Sent {
  number: number;
  request: RawRequest;
  target: Target;
  /** What came of it: a status, `no answer` or `canceled`. */
  outcome: string;
}

const limit = 20;
let sent: readonly Sent[] = [];
const listeners = new Set<() => void>();

export function remember(entry: Omit<Sent, 'number'>): void {
  const number = (sent[0]?.number ?? 0) + 1;
  sent = [{ ...entry, number }, ...sent].slice(0, limit);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The last calls of this tab, newest first. */
const useHistory = (): readonly Sent[] =>
  useSyncExternalStore(
    subscribe,
    () => sent,
    () => sent,
  );
