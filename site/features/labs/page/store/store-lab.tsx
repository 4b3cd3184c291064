import { useEffect, useRef, useState, type ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import Translate, { translate } from '@docusaurus/Translate';
import { readTab, resetSandbox, useSandbox } from '../../../sandbox/page/tab.ts';
import { useSlow } from '../../../reference/page/try-it/use-task.ts';
import { handOn, type Last } from '../handed-on.ts';
import { say } from '../json-call.ts';
import { useCalls } from '../use-calls.ts';
import StoreView from './store-view.tsx';
import {
  announcement,
  cabinet,
  labPage,
  nothingKnown,
  opening,
  storeSteps,
  type Product,
} from './store-steps.ts';

/** A day in the store, played on the servers in this page. It begins by itself: who opened it has pressed the button. */
export default function StoreLab(): ReactNode {
  const calls = useCalls();
  const { state, reason } = useSandbox();
  const button = useRef<HTMLButtonElement>(null);
  const hasBegun = useRef(false);
  const [count, setCount] = useState(0);
  const [known, setKnown] = useState(nothingKnown);
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const [lasts, setLasts] = useState<Partial<Record<Product, Last>>>({});
  const isSlow = useSlow(isBusy);

  const next = storeSteps[count];
  const before = storeSteps[count - 1];
  const lab = before && labPage(before.product);
  const status = calls.last?.answer?.status ?? 200;
  const isRefused = status >= 300;
  const failure = state === 'failed' ? `The servers did not start. ${reason}` : calls.failure;

  const work = async (what: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    button.current?.focus({ preventScroll: true });
    await what().catch(calls.fail);
    setBusy(false);
  };
  const play = async () => {
    if (!next) return;
    const request = await next.request(known);
    const answer = await calls.run(request);
    if (!answer || answer.status >= 300) return;
    const learned = { ...known, ...next.learn?.(answer.text) };
    const all = { ...lasts, [next.product]: { request, answer } };
    setKnown(learned);
    setLasts(all);
    setCount(count + 1);
    setTold('');
    handOn(readTab().sandbox, {
      ...learned,
      cabinetId: learned.openCode ? cabinet.id : undefined,
      announced: count + 1 === storeSteps.length ? announcement : '',
      lasts: all,
    });
  };
  const startAgain = async () => {
    await resetSandbox();
    calls.forget();
    setKnown(nothingKnown);
    setLasts({});
    setCount(0);
    setTold('The store is as it was in the morning.');
  };

  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // What a reader did in a lab before would be in the way of the day.
    void work(async () => {
      if (readTab().sandbox) await resetSandbox();
      await play();
    });
  }, []);

  const isOver = !next || isRefused;
  const instead = failure ? 'Retry' : isOver ? 'Start over' : undefined;
  const refusal = `The server has refused this with status ${status}. Start over with fresh data.`;
  const sentence = isRefused ? refusal : (before?.done(known) ?? (told || opening));
  const leading = instead ?? `${next?.words(known)} ${next?.rest}`;
  const isTold = !isBusy && !failure && (count > 0 || isRefused || told);
  return (
    <StoreView
      count={count}
      known={known}
      isBusy={isBusy}
      instead={instead}
      button={button}
      {...(calls.last && { exchange: calls.last })}
      onPress={() => void work(isOver ? startAgain : play)}
      said={
        <>
          {isSlow ? <Starting /> : failure ? <p role="alert">{failure}</p> : <p>{sentence}</p>}
          <p role="status" className="heard">
            {isTold && translate({ message: '{sentence} Next: {leading}.' }, { sentence, leading })}
          </p>
        </>
      }
      ways={
        before && (
          <>
            {lab && (
              <a href={siteConfig.baseUrl + lab}>
                <Translate>Open in lab</Translate>
                <span aria-hidden="true">&nbsp;→</span>
              </a>
            )}
            {!isOver && !failure && (
              <button type="button" onClick={() => void work(startAgain)}>
                <Translate>Start over</Translate>
              </button>
            )}
            {!next && 'speechSynthesis' in globalThis && (
              <button type="button" onClick={() => say(announcement)}>
                <Translate>Hear it</Translate>
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
    <Translate>Starting the servers in this page…</Translate>
  </p>
);
