import { useEffect, useState, type ReactNode } from 'react';
import { parseRequest } from '../../sandbox/raw-request.ts';
import { sendInPage, type Answer } from '../../sandbox/send.ts';
import { resetSandbox } from '../../sandbox/tab.ts';
import AnswerView from './answer-view.tsx';
import SandboxFrame from './sandbox-frame.tsx';
import styles from './frame.module.css';
import { useTask } from './use-task.ts';
import Waiting from './waiting.tsx';

export interface PlayableAnswerProps {
  request: string;
  /** The request that the page runs before this one on fresh data; empty where there is none. */
  before: string;
  /** Grows each time the reader runs the example. */
  count: number;
  printedStatus: number | undefined;
}

/** Runs a printed request and shows the answer. */
export default function PlayableAnswer(props: PlayableAnswerProps): ReactNode {
  const { request, before, count, printedStatus } = props;
  const [answer, setAnswer] = useState<Answer>();
  const task = useTask();

  const runAfresh = async () => {
    await resetSandbox();
    if (before) await sendInPage(parseRequest(before));
    setAnswer(await sendInPage(parseRequest(request)));
  };
  useEffect(() => {
    task.run(async () => setAnswer(await sendInPage(parseRequest(request))));
  }, [request, count]);

  const differs = answer && printedStatus && answer.status !== printedStatus;
  return (
    <SandboxFrame onReset={() => (setAnswer(undefined), task.forget())}>
      {task.failure && (
        <p role="alert" className={styles.failure}>
          {task.failure}
        </p>
      )}
      <Waiting isGoingOn={task.isRunning} />
      {answer && <AnswerView answer={answer} />}
      {differs && (
        <p className={styles.hint}>
          The page prints status {printedStatus}. The sandbox remembers what you did before.{' '}
          <button type="button" className={styles.action} onClick={() => task.run(runAfresh)}>
            Reset and run again
          </button>
        </p>
      )}
    </SandboxFrame>
  );
}
