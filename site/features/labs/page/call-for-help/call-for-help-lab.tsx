import { pressWait, requestTimeout } from '@frontline/specs/call-for-help/limits';
import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { toRequest } from '../../../sandbox/page/raw-request.ts';
import { openSandbox, touchTab, useSandbox } from '../../../sandbox/page/tab.ts';
import SandboxFrame from '../../../reference/page/try-it/sandbox-frame.tsx';
import { currentSession } from '../lab-session.ts';
import LastCall from '../last-call.tsx';
import parts from '../parts.module.css';
import { useCalls } from '../use-calls.ts';
import { states, stateOf, customerMessage, type State, type Tracking } from './request-record.ts';
import Button from '../button.tsx';
import Choice from '../choice.tsx';
import styles from './call-for-help-lab.module.css';
import { requestCalls, staff, type Staff } from '../../../sandbox/shared/demo-calls.ts';

/** One request from creation to its end, as customer and staff see it. */
export default function CallForHelpLab(): ReactNode {
  const [session] = useState(currentSession);
  const calls = useCalls(session?.lastCalls['call-for-help']);
  const { revision } = useSandbox();
  const [messageId, setMessageId] = useState(session?.messageId ?? '');
  const [tracking, setTracking] = useState<Tracking>();
  const [actor, setActor] = useState<Staff>(staff[0]);

  useEffect(() => {
    openSandbox().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!messageId) return undefined;
    let isCurrent = true;
    track(messageId).then(
      (found) => isCurrent && setTracking(found),
      (cause: unknown) => isCurrent && calls.fail(cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [messageId, revision]);

  const press = async () => {
    const answer = await calls.run(requestCalls.press());
    if (answer?.status === 200) setMessageId(answer.text);
  };
  const pass = async (seconds: number, then?: () => Promise<void>) => {
    try {
      await (await openSandbox()).advance(seconds);
      touchTab();
      await then?.();
    } catch (cause) {
      calls.fail(cause);
    }
  };
  const reset = () => {
    setMessageId('');
    setTracking(undefined);
    calls.reset();
  };
  const state = tracking && stateOf(tracking.cfh_request);
  const isMissing = messageId === '';
  return (
    <SandboxFrame onReset={reset}>
      <Stepper state={state} />
      <div className={parts.cards}>
        <section className={parts.card} aria-label={translate({ message: 'Customer' })}>
          <p className={parts.heading}>{translate({ message: 'Customer, aisle 4' })}</p>
          <p className={styles.screen} role="status">
            {tracking && state ? (
              <>
                <strong>{tracking.option.text_en}</strong>{' '}
                <span lang="fr">{tracking.option.text_fr}</span>
                <br />
                {customerMessage(state, tracking.cfh_request)}
                {tracking.show_survey && <> {translate({ message: 'How did we do?' })}</>}
              </>
            ) : (
              translate({ message: 'No request yet. Press the call button.' })
            )}
          </p>
          <div className={parts.buttons}>
            <Button isMain onClick={() => void press()}>
              {translate({ message: 'Press call button' })}
            </Button>
            <Button
              disabled={isMissing}
              onClick={() => void calls.run(requestCalls.cancel(messageId))}
            >
              {translate({ message: 'Cancel' })}
            </Button>
          </div>
          {calls.last?.answer?.status === 429 && (
            <p className={parts.note}>
              {translate(
                { message: 'A button waits {wait} between two requests.' },
                { wait: pressWait.about },
              )}{' '}
              <Button onClick={() => void pass(pressWait.seconds, press)}>
                {translate({ message: 'Wait, then press' })}
              </Button>
            </p>
          )}
        </section>
        <section className={parts.card} aria-label={translate({ message: 'Staff' })}>
          <p className={parts.heading}>{translate({ message: 'Staff card' })}</p>
          <Choice
            label={translate({ message: 'You act as' })}
            value={actor.claimed_by_user_id}
            names={Object.fromEntries(staff.map((one) => [one.claimed_by_user_id, one.claimed_by]))}
            onChoice={(id) =>
              setActor(staff.find((one) => one.claimed_by_user_id === id) ?? staff[0])
            }
          />
          <div className={parts.buttons}>
            {(['claim', 'onTheWay', 'complete'] as const).map((step) => (
              <Button
                key={step}
                disabled={isMissing}
                onClick={() => void calls.run(requestCalls[step](messageId, actor))}
              >
                {labels[step]}
              </Button>
            ))}
          </div>
          <p className={parts.note}>{translate({ message: 'Other outcomes:' })}</p>
          <div className={parts.buttons}>
            <Button
              disabled={isMissing}
              onClick={() => void calls.run(requestCalls.close(messageId))}
            >
              {translate({ message: 'Close at button' })}
            </Button>
            <Button disabled={isMissing} onClick={() => void pass(requestTimeout.seconds)}>
              {translate({ message: 'Skip {time}' }, { time: requestTimeout.about })}
            </Button>
          </div>
        </section>
      </div>
      <LastCall calls={calls} />
    </SandboxFrame>
  );
}

const labels = { claim: 'Claim', onTheWay: 'On the way', complete: 'Complete' };

/** The steps of the request; an end other than completed replaces the last step. */
function Stepper({ state }: { state: State | undefined }): ReactNode {
  const isOther = state !== undefined && !states.some((one) => one === state);
  const shown: readonly State[] = isOther ? [...states.slice(0, 3), state] : states;
  return (
    <ol className={styles.stepper}>
      {shown.map((one) => (
        <li key={one} aria-current={one === state ? 'step' : undefined}>
          {one}
        </li>
      ))}
    </ol>
  );
}

async function track(messageId: string): Promise<Tracking | undefined> {
  const sandbox = await openSandbox();
  const { response } = await sandbox.call(
    'call-for-help',
    toRequest(requestCalls.track(messageId)),
  );
  return response.ok ? ((await response.json()) as Tracking) : undefined;
}
