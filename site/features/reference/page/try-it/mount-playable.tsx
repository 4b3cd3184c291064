import { createRoot } from 'react-dom/client';
import Part from '../../../../shell/page/error-boundary/part.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { parseRequest } from '../../../sandbox/page/raw-request.ts';
import { sendInPage, type Answer } from '../../../sandbox/page/send.ts';
import { resetSandbox } from '../../../sandbox/page/tab.ts';
import AnswerView from './answer-view.tsx';
import SandboxFrame from './sandbox-frame.tsx';
import styles from './frame.module.css';
import { useTask } from './use-task.ts';
import Waiting from './waiting.tsx';

/** One example that has been run at least once. */
export interface Playing {
  run(request: Omit<PlayableAnswerProps, 'count'>): void;
  end(): void;
}

/** Shows the answers of one example in a place of the static page. */
export function startPlaying(place: Element): Playing {
  const root = createRoot(place);
  let count = 0;
  return {
    run(request) {
      count += 1;
      root.render(
        <Part name="sandbox of this example">
          <PlayableAnswer {...request} count={count} />
        </Part>,
      );
    },
    end: () => root.unmount(),
  };
}

/** An example as the page prints it. */
interface Printed {
  request: string;
  printedAnswer: string;
  printedStatus: number | undefined;
}

interface PlayableAnswerProps extends Printed {
  /** The examples that the page runs before this one on fresh data, first one first. */
  before: Printed[];
  /** Grows each time the reader runs the example. */
  count: number;
}

/** Runs a printed request and shows the answer. */
function PlayableAnswer(props: PlayableAnswerProps): ReactNode {
  const { request, before, count, printedStatus } = props;
  const [answer, setAnswer] = useState<Answer>();
  const [replaced, setReplaced] = useState<Replaced[]>([]);
  const task = useTask();

  const send = async (example: Printed) => {
    const { text, replaced } = asDrawn(example.request);
    const answer = await sendInPage(parseRequest(text));
    noteDrawn(example.printedAnswer, answer.text);
    setReplaced(replaced);
    return answer;
  };
  const runAfresh = async () => {
    await resetSandbox();
    for (const example of before) await send(example);
    setAnswer(await send(props));
  };
  useEffect(() => {
    task.run(async () => setAnswer(await send(props)));
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
      {answer &&
        replaced.map(({ printed, drawn }) => (
          <p key={printed} className={styles.hint}>
            <Translate values={{ drawn: <code>{drawn}</code>, printed: <code>{printed}</code> }}>
              {'Sent with {drawn} from an earlier answer, in place of {printed}.'}
            </Translate>
          </p>
        ))}
      {differs && (
        <p className={styles.hint}>
          <Translate values={{ printedStatus }}>
            {'The page prints status {printedStatus}. The sandbox remembers what you did before.'}
          </Translate>{' '}
          <button type="button" className={styles.action} onClick={() => task.run(runAfresh)}>
            <Translate>Reset and rerun</Translate>
          </button>
        </p>
      )}
    </SandboxFrame>
  );
}

/** A value that a page prints, and the one that the server of this page drew in its place. */
interface Replaced {
  printed: string;
  drawn: string;
}

/** By what is printed: the last one drawn. */
const known = new Map<string, string>();

/** What a server draws: a message id, an open code. Times and sentences are none. */
const DRAWN = /^[\w-]{6,}$/;
/** Printed ones have a digit; words such as `closed` have none. */
const PRINTED = /^(?=.*\d)[\w-]{6,}$/;

/**
 * Remembers where an answer differs from the printed one in a value that later requests may carry.
 *
 * @param printed   the answer of an example as its page prints it, JSON or plain text
 * @param answered  the answer that came
 */
export function noteDrawn(printed: string, answered: string): void {
  compare(read(printed), read(answered));
}

/** The text of a printed request with the values that were drawn, and which they are. */
export function asDrawn(request: string): { text: string; replaced: Replaced[] } {
  const replaced = [...known]
    .map(([printed, drawn]) => ({ printed, drawn }))
    .filter(({ printed }) => request.includes(printed));
  const text = replaced.reduce(
    (text, { printed, drawn }) => text.replaceAll(printed, () => drawn),
    request,
  );
  return { text, replaced };
}

function compare(printed: unknown, answered: unknown): void {
  if (typeof printed === 'string' && typeof answered === 'string') {
    if (!PRINTED.test(printed) || !DRAWN.test(answered)) return;
    if (printed === answered) known.delete(printed);
    else known.set(printed, answered);
  } else if (isObject(printed) && isObject(answered)) {
    for (const [name, value] of Object.entries(printed)) compare(value, answered[name]);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function read(answer: string): unknown {
  try {
    const value: unknown = JSON.parse(answer);
    return typeof value === 'number' ? answer.trim() : value;
  } catch {
    return answer.trim();
  }
}
