import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Change } from '../../../sandbox/page/changes.ts';
import { callsOf, historyEnd } from '../../../sandbox/page/call-history.ts';
import {
  openSandbox,
  readTab,
  resetSandbox,
  touchTab,
  useSandbox,
} from '../../../sandbox/page/tab.ts';
import * as added from '../../../sandbox-actions.ts';
import type { SandboxAction } from '../../../feature.ts';
import ChangedRecords from './changed-records.tsx';
import styles from './frame.module.css';
import { useTask } from './use-task.ts';
import Waiting from './waiting.tsx';

interface SandboxFrameProps {
  children: ReactNode;
  /** Called after the demonstration data has been reset. */
  onReset?: () => void;
}

/** The last action of the frame, and the revision of the tab after it. */
interface FrameStatus {
  message: string;
  changes: Change[];
  revision: number;
}

const idle: FrameStatus = { message: '', changes: [], revision: -1 };

const actions = Object.values<SandboxAction>(added);

const steps = [
  { seconds: 10, label: '10 seconds' },
  { seconds: 60, label: '1 minute' },
  { seconds: 600, label: '10 minutes' },
];

/** The frame around all answers of the in-page servers, with their clock and reset. */
export default function SandboxFrame({ children, onReset }: SandboxFrameProps): ReactNode {
  const { state, sandbox, reason, revision } = useSandbox();
  const task = useTask();
  const [last, setLast] = useState<FrameStatus>(idle);
  // The next call clears the status.
  const { message, changes } = last.revision === revision ? last : idle;
  const report = (message: string, changes: Change[] = []) =>
    setLast({ message, changes, revision: readTab().revision });

  const move = async (seconds: number, label: string) => {
    const moved = await (await openSandbox()).advance(seconds);
    touchTab();
    report(`The sandbox clock moved ${label} ahead.`, moved);
  };
  const reset = async () => {
    await resetSandbox();
    report('The sandbox is back to its demonstration data.');
    onReset?.();
  };
  const retry = async () => {
    await openSandbox();
    report('The sandbox is ready now.');
  };
  const ahead = sandbox?.ahead() ?? 0;
  return (
    <section
      className={styles.frame}
      aria-label={translate({ message: 'Sandbox: reference server in this page' })}
    >
      <header className={styles.head}>
        {state === 'starting' ? (
          <Starting />
        ) : (
          <strong>{translate({ message: 'Sandbox: reference server in this page' })}</strong>
        )}
        <div className={styles.actions}>
          <details className={styles.clock}>
            <summary className={styles.action}>
              {ahead > 0
                ? translate({ message: 'Move the clock ({ahead} s ahead)' }, { ahead })
                : translate({ message: 'Move the clock' })}
            </summary>
            <div className={styles.steps}>
              {steps.map(({ seconds, label }) => (
                <button
                  key={seconds}
                  type="button"
                  className={styles.action}
                  onClick={() => task.run(() => move(seconds, label))}
                >
                  {label}
                </button>
              ))}
            </div>
          </details>
          {sandbox &&
            callsOf(sandbox).length > 0 &&
            actions.map(({ label, run }) => (
              <button
                key={label()}
                type="button"
                className={styles.action}
                onClick={() => task.run(() => run(callsOf(sandbox), historyEnd(sandbox)))}
              >
                {label()}
              </button>
            ))}
          <button type="button" className={styles.action} onClick={() => task.run(reset)}>
            {translate({ message: 'Reset' })}
          </button>
        </div>
      </header>
      <div className={styles.inside}>
        {state === 'failed' && <Failure reason={reason} onRetry={() => task.run(retry)} />}
        {task.failure && (
          <p role="alert" className={styles.failure}>
            {task.failure}
          </p>
        )}
        <p role="status" className={message ? styles.hint : 'heard'}>
          {message}
        </p>
        <Waiting isGoingOn={task.isRunning} />
        {changes.length > 0 && <ChangedRecords changes={changes} />}
        {children}
      </div>
    </section>
  );
}

function Starting(): ReactNode {
  return (
    <p role="status" className={styles.starting}>
      <progress className={styles.progress} aria-label={translate({ message: 'Starting' })} />
      <span>
        {translate({ message: 'Starting the servers in this page.' })}{' '}
        <span className={styles.more}>
          {translate({ message: 'They are fetched once, about half a megabyte.' })}
        </span>
      </span>
    </p>
  );
}

function Failure({ reason, onRetry }: { reason: string; onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{translate({ message: 'The sandbox did not start.' })}</strong> {reason}
      </p>
      <p>
        <Translate values={{ command: <code>npm start</code> }}>
          {
            'You can do without it: {command} in a copy of this site’s repository runs the same servers. There, select “A server on this computer” in any “Try it”.'
          }
        </Translate>
      </p>
      <button type="button" className={styles.action} onClick={onRetry}>
        {translate({ message: 'Retry' })}
      </button>
    </div>
  );
}
