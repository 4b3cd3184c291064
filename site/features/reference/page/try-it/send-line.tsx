import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { timeLimit, type Sending } from './use-sending.ts';
import styles from './try-it.module.css';

interface SendLineProps {
  calls: Sending;
  /** The call has been pending for a second. */
  isSlow: boolean;
  /** How many faults the server would report. */
  faults: number;
  onSend: () => void;
}

/** The Send button and, while a call is pending, the elapsed time and a Cancel button. */
export default function SendLine({ calls, isSlow, faults, onSend }: SendLineProps): ReactNode {
  const { pending, cancel } = calls;
  return (
    <div className={styles.sendLine}>
      <button
        type="button"
        className="button button--primary"
        aria-disabled={pending !== undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={onSend}
      >
        {translate({ message: 'Send' })}
      </button>
      {isSlow ? (
        <button type="button" className={styles.small} aria-keyshortcuts="Escape" onClick={cancel}>
          {translate({ message: 'Cancel' })}
        </button>
      ) : (
        <span className={styles.help}>
          {translate({ message: 'or' })} <kbd>Ctrl</kbd> / <kbd>⌘</kbd> + <kbd>Enter</kbd>
        </span>
      )}
      <span role="status" className={styles.waiting}>
        {isSlow && pending && <Waiting {...pending} />}
      </span>
      {faults > 0 && !isSlow && (
        <span className={styles.fault}>
          {faults === 1
            ? translate({ message: 'The server will refuse this: 1 problem.' })
            : translate({ message: 'The server will refuse this: {faults} problems.' }, { faults })}
        </span>
      )}
    </div>
  );
}

function Waiting({ by, address }: { by: string; address: string }): ReactNode {
  const [seconds, setSeconds] = useState(1);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const whom = by === 'page' ? translate({ message: 'the server in this page' }) : address;
  return (
    <>
      <progress className={styles.progress} aria-hidden="true" />
      {translate({ message: 'Waiting for {whom}' }, { whom })}{' '}
      <span aria-hidden="true">
        {by === 'page'
          ? `(${seconds} s)`
          : translate({ message: '({seconds} of {timeLimit} s)' }, { seconds, timeLimit })}
      </span>
    </>
  );
}
