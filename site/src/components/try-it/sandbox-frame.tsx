import { useEffect, useState, type ReactNode } from 'react';
import type { Change } from '../../sandbox/changes.ts';
import { openSandbox, readTab, resetSandbox, touchTab } from '../../sandbox/tab.ts';
import { useSandbox } from '../../sandbox/use-sandbox.ts';
import { labs } from '../labs/lab-list.ts';
import ChangedRecords from './changed-records.tsx';
import styles from './frame.module.css';

export interface SandboxFrameProps {
  children: ReactNode;
  /** Called after the demonstration data is back at its beginning. */
  onReset?: () => void;
}

/** What the frame did last, and the revision of the tab that this made. */
interface Told {
  told: string;
  changes: Change[];
  revision: number;
}

const nothing: Told = { told: '', changes: [], revision: -1 };

const steps = [
  { seconds: 10, label: '10 seconds' },
  { seconds: 60, label: '1 minute' },
  { seconds: 600, label: '10 minutes' },
];

/** The frame around everything that the servers in this page answer, with their clock and reset. */
export default function SandboxFrame({ children, onReset }: SandboxFrameProps): ReactNode {
  const { state, sandbox, reason, revision } = useSandbox();
  const [last, setLast] = useState<Told>(nothing);
  // What was told is over with the next call.
  const { told, changes } = last.revision === revision ? last : nothing;

  const isReady = state === 'ready';
  useEffect(() => {
    if (isReady) fetchTheRest();
  }, [isReady]);

  const move = async (seconds: number, label: string) => {
    const moved = await (await openSandbox()).advance(seconds);
    touchTab();
    const words = `The sandbox clock moved ${label} ahead.`;
    setLast({ told: words, changes: moved, revision: readTab().revision });
  };
  const reset = async () => {
    await resetSandbox();
    const words = 'The sandbox is back at its demonstration data.';
    setLast({ told: words, changes: [], revision: readTab().revision });
    onReset?.();
  };
  const ahead = sandbox?.ahead() ?? 0;
  return (
    <section className={styles.frame} aria-label="Sandbox: reference server in this page">
      <header className={styles.head}>
        <strong className={styles.title}>Sandbox: reference server in this page</strong>
        <div className={styles.actions}>
          <details className={styles.clock}>
            <summary className={styles.action}>
              Move the clock{ahead > 0 && ` (${ahead} s ahead)`}
            </summary>
            <div className={styles.steps}>
              {steps.map(({ seconds, label }) => (
                <button
                  key={seconds}
                  type="button"
                  className={styles.action}
                  onClick={() => void move(seconds, label)}
                >
                  {label}
                </button>
              ))}
            </div>
          </details>
          <button type="button" className={styles.action} onClick={() => void reset()}>
            Reset
          </button>
        </div>
      </header>
      <div className={styles.inside}>
        {state === 'starting' && <Starting />}
        {state === 'failed' && <Failed reason={reason} />}
        <p role="status" className={told ? styles.hint : 'heard'}>
          {told}
        </p>
        {changes.length > 0 && <ChangedRecords changes={changes} />}
        {children}
      </div>
    </section>
  );
}

/** Whoever plays once plays on: the labs of other pages are small, and work without a network then. */
function fetchTheRest(): void {
  setTimeout(() => {
    for (const { fetchBody } of Object.values(labs)) fetchBody().catch(() => undefined);
  }, 1000);
}

function Starting(): ReactNode {
  return (
    <p role="status" className={styles.starting}>
      <progress className={styles.progress} aria-label="Starting" />
      Starting the servers in this page. They are fetched once, about half a megabyte.
    </p>
  );
}

function Failed({ reason }: { reason: string }): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>The sandbox did not start. {reason}</p>
      <button
        type="button"
        className={styles.action}
        onClick={() => void openSandbox().catch(() => undefined)}
      >
        Retry
      </button>
    </div>
  );
}
