import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
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
