import type { ReactNode } from 'react';
import { useHistory, type Sent } from './history.ts';
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
      <summary>History of this tab ({sent.length})</summary>
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
              Replay<span className="heard"> call {entry.number}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
