import { useEffect, useState, type ReactNode } from 'react';
import { parseRequest } from '../../sandbox/raw-request.ts';
import { sendInPage, type Answer } from '../../sandbox/send.ts';
import { resetSandbox } from '../../sandbox/tab.ts';
import AnswerView from './answer-view.tsx';
import SandboxFrame from './sandbox-frame.tsx';
import styles from './frame.module.css';

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
  const [failure, setFailure] = useState('');

  const show = (work: Promise<Answer>) =>
    work.then(
      (given) => {
        setAnswer(given);
        setFailure('');
      },
      (cause: unknown) => setFailure(cause instanceof Error ? cause.message : String(cause)),
    );
  const runAfresh = async () => {
    await resetSandbox();
    if (before) await sendInPage(parseRequest(before));
    return sendInPage(parseRequest(request));
  };
  useEffect(() => {
    void show(sendInPage(parseRequest(request)));
  }, [request, count]);

  const differs = answer && printedStatus && answer.status !== printedStatus;
  return (
    <SandboxFrame onReset={() => setAnswer(undefined)}>
      {failure && <p role="alert">{failure}</p>}
      {answer && <AnswerView answer={answer} />}
      {differs && (
        <p className={styles.hint}>
          The page prints status {printedStatus}. The sandbox remembers what you did before.{' '}
          <button type="button" className={styles.action} onClick={() => void show(runAfresh())}>
            Reset and run again
          </button>
        </p>
      )}
    </SandboxFrame>
  );
}
