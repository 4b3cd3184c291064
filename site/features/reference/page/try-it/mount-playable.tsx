import { mountPart } from '../../../../shell/page/react-root.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { parseRequest } from '../../../sandbox/page/raw-request.ts';
import { sendInPage, type Answer } from '../../../sandbox/page/send.ts';
import { resetSandbox } from '../../../sandbox/page/tab.ts';
import AnswerView from './answer-view.tsx';
import SandboxFrame from './sandbox-frame.tsx';
import styles from './frame.module.css';
import { useResultInView } from './use-result-in-view.ts';
import { useTask } from './use-task.ts';
import Waiting from './waiting.tsx';

/** Runs a mounted example, also again. */
export type RunExample = (request: Omit<PlayableAnswerProps, 'count'>) => void;

/** Mounts the answers of one example in the static page, until the signal aborts. */
export function mountExample(place: Element, signal: AbortSignal): RunExample {
  const show = mountPart(place, 'sandbox of this example', signal);
  let count = 0;
  return (request) => show(<PlayableAnswer {...request} count={++count} />);
}

interface PrintedExample {
  request: string;
  printedAnswer: string;
  printedStatus: number | undefined;
}

interface PlayableAnswerProps extends PrintedExample {
  /** The examples to run before this one on fresh data, in order. */
  before: PrintedExample[];
  /** Incremented on each run. */
  count: number;
}

function PlayableAnswer(props: PlayableAnswerProps): ReactNode {
  const { request, before, count, printedStatus } = props;
  const [answer, setAnswer] = useState<Answer>();
  const [replaced, setReplaced] = useState<Replacement[]>([]);
  const task = useTask();

  const send = async (example: PrintedExample) => {
    const { text, replaced } = replacePrinted(example.request);
    const answer = await sendInPage(parseRequest(text));
    recordGenerated(example.printedAnswer, answer.text);
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
  const place = useResultInView(task.isRunning || answer || task.failure);

  const differs = answer && printedStatus && answer.status !== printedStatus;
  return (
    <SandboxFrame onReset={() => (setAnswer(undefined), task.clear())}>
      <div ref={place}>
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
                {'Sent with {drawn} from an earlier response instead of {printed}.'}
              </Translate>
            </p>
          ))}
        {differs && (
          <p className={styles.hint}>
            {translate(
              {
                message:
                  'The page shows status {printedStatus}. The sandbox remembers your earlier calls.',
              },
              { printedStatus },
            )}{' '}
            <button type="button" className={styles.action} onClick={() => task.run(runAfresh)}>
              {translate({ message: 'Reset and rerun' })}
            </button>
          </p>
        )}
      </div>
    </SandboxFrame>
  );
}

/** A generated value as printed on the page, and the one that the in-page server generated instead. */
interface Replacement {
  printed: string;
  drawn: string;
}

/** The last generated value, by printed value. */
const generatedByPrinted = new Map<string, string>();

/** Values that a server generates, such as a message id or an open code, but not times and sentences. */
const GENERATED = /^[\w-]{6,}$/;
/** Printed ones contain a digit, unlike words such as `closed`. */
const PRINTED = /^(?=.*\d)[\w-]{6,}$/;

/**
 * Records where an answer differs from the printed one in a value that later requests may use.
 *
 * @param printed   the answer printed on the page, JSON or plain text
 * @param actual  the actual answer
 */
export function recordGenerated(printed: string, actual: string): void {
  compare(parseAnswer(printed), parseAnswer(actual));
}

/** Replaces the printed values of a request by generated ones, and lists the replacements. */
export function replacePrinted(request: string): { text: string; replaced: Replacement[] } {
  const replaced = [...generatedByPrinted]
    .map(([printed, drawn]) => ({ printed, drawn }))
    .filter(({ printed }) => request.includes(printed));
  const text = replaced.reduce(
    (text, { printed, drawn }) => text.replaceAll(printed, () => drawn),
    request,
  );
  return { text, replaced };
}

function compare(printed: unknown, actual: unknown): void {
  if (typeof printed === 'string' && typeof actual === 'string') {
    if (!PRINTED.test(printed) || !GENERATED.test(actual)) return;
    if (printed === actual) generatedByPrinted.delete(printed);
    else generatedByPrinted.set(printed, actual);
  } else if (isObject(printed) && isObject(actual)) {
    for (const [name, value] of Object.entries(printed)) compare(value, actual[name]);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseAnswer(answer: string): unknown {
  try {
    const value: unknown = JSON.parse(answer);
    return typeof value === 'number' ? answer.trim() : value;
  } catch {
    return answer.trim();
  }
}
