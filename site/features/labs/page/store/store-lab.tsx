import { useEffect, useRef, useState, type ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import { translate } from '@docusaurus/Translate';
import { readTab, resetSandbox, useSandbox } from '../../../sandbox/page/tab.ts';
import { useSlow } from '../../../reference/page/try-it/use-task.ts';
import { saveSession, type CompletedCall } from '../lab-session.ts';
import { say } from '../say.ts';
import { useCalls } from '../use-calls.ts';
import StoreView from './store-view.tsx';
import {
  announcement,
  cabinet,
  labPage,
  noValues,
  opening,
  storeSteps,
  type Product,
} from './store-steps.ts';

/** A day in the store, played on the servers in this page. Starts immediately, because it is mounted by a click. */
export default function StoreLab(): ReactNode {
  const calls = useCalls();
  const { state, reason } = useSandbox();
  const button = useRef<HTMLButtonElement>(null);
  const hasStarted = useRef(false);
  const [count, setCount] = useState(0);
  const [values, setValues] = useState(noValues);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState('');
  const [lastCalls, setLastCalls] = useState<Partial<Record<Product, CompletedCall>>>({});
  const isSlow = useSlow(isBusy);

  const next = storeSteps[count];
  const before = storeSteps[count - 1];
  const lab = before && labPage(before.product);
  const status = calls.last?.answer?.status ?? 200;
  const isRefused = status >= 300;
  const failure = state === 'failed' ? `The servers did not start. ${reason}` : calls.failure;

  const runExclusive = async (what: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    button.current?.focus({ preventScroll: true });
    await what().catch(calls.fail);
    setBusy(false);
  };
  const play = async () => {
    if (!next) return;
    const request = next.request(values);
    const answer = await calls.run(request);
    if (!answer || answer.status >= 300) return;
    const newValues = { ...values, ...next.extract?.(answer.text) };
    const all = { ...lastCalls, [next.product]: { request, answer } };
    setValues(newValues);
    setLastCalls(all);
    setCount(count + 1);
    setNotice('');
    saveSession(readTab().sandbox, {
      ...newValues,
      cabinetId: newValues.openCode ? cabinet.id : undefined,
      announced: count + 1 === storeSteps.length ? announcement : '',
      lastCalls: all,
    });
  };
  const startAgain = async () => {
    await resetSandbox();
    calls.reset();
    setValues(noValues);
    setLastCalls({});
    setCount(0);
    setNotice('The store is reset to the start of the day.');
  };

  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    // Data from a lab used before would interfere.
    void runExclusive(async () => {
      if (readTab().sandbox) await resetSandbox();
      await play();
    });
  }, []);

  const isOver = !next || isRefused;
  const replacementLabel = failure ? 'Retry' : isOver ? 'Start over' : undefined;
  const refusal = `The server refused this with status ${status}. Start over with fresh data.`;
  const sentence = isRefused ? refusal : (before?.done(values) ?? (notice || opening));
  const nextLabel = replacementLabel ?? `${next?.label(values)} ${next?.labelContext}`;
  const isAnnounced = !isBusy && !failure && (count > 0 || isRefused || notice);
  return (
    <StoreView
      count={count}
      values={values}
      isBusy={isBusy}
      replacementLabel={replacementLabel}
      button={button}
      {...(calls.last && { exchange: calls.last })}
      onPress={() => void runExclusive(isOver ? startAgain : play)}
      message={
        <>
          {isSlow ? <Starting /> : failure ? <p role="alert">{failure}</p> : <p>{sentence}</p>}
          <p role="status" className="heard">
            {isAnnounced &&
              translate(
                { message: '{sentence} Next: {leading}.' },
                { sentence, leading: nextLabel },
              )}
          </p>
        </>
      }
      links={
        before && (
          <>
            {lab && (
              <a href={siteConfig.baseUrl + lab}>
                {translate({ message: 'Open in lab' })}
                <span aria-hidden="true">&nbsp;→</span>
              </a>
            )}
            {!isOver && !failure && (
              <button type="button" onClick={() => void runExclusive(startAgain)}>
                {translate({ message: 'Start over' })}
              </button>
            )}
            {!next && 'speechSynthesis' in globalThis && (
              <button type="button" onClick={() => say(announcement)}>
                {translate({ message: 'Hear it' })}
              </button>
            )}
          </>
        )
      }
    />
  );
}

const Starting = () => (
  <p role="status">
    <progress aria-label={translate({ message: 'Starting' })} />{' '}
    {translate({ message: 'Starting the servers in this page…' })}
  </p>
);
