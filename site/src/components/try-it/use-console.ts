import { useEffect, useState } from 'react';
import type { Faults } from '../../sandbox/check-request.ts';
import { toRequest, type RawRequest } from '../../sandbox/raw-request.ts';
import { sendElsewhere, sendInPage, type Answer } from '../../sandbox/send.ts';
import type { Code } from '../../sandbox/tab.ts';
import { buildRequest, keep, recall, type FormState, type Target } from './form-state.ts';
import { remember, type Sent } from './history.ts';
import { noAnswer } from './no-answer.ts';
import type { OperationForm } from './operation-form.ts';

export interface Console {
  state: FormState;
  change: (state: FormState) => void;
  /** The request that the form stands for; undefined while the other address is not one. */
  request: RawRequest | undefined;
  faults: Faults;
  answer: Answer | undefined;
  /** Where the answer came from. */
  answeredBy: Target;
  failure: string;
  isSending: boolean;
  send: () => void;
  replay: (sent: Sent) => void;
  forget: () => void;
}

/** The state of one console and what it can do. */
export function useConsole(form: OperationForm, check: Code['checkRequest']): Console {
  const [state, setState] = useState(() => recall(form));
  const [request, setRequest] = useState<RawRequest>();
  const [faults, setFaults] = useState<Faults>({});
  const [result, setResult] = useState<{ answer?: Answer; failure: string; by: Target }>({
    failure: '',
    by: 'page',
  });
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    keep(form, state);
    let isCurrent = true;
    const follow = async () => {
      const built = await buildRequest(form, state).catch(() => undefined);
      const checked = await buildRequest(form, { ...state, target: 'page' });
      const found = await check(form.api, toRequest(checked));
      if (!isCurrent) return;
      setRequest(built);
      setFaults(found);
    };
    void follow();
    return () => {
      isCurrent = false;
    };
  }, [form, state, check]);

  const perform = async (sent: RawRequest, target: Target) => {
    setSending(true);
    try {
      const answer = await (target === 'page' ? sendInPage(sent) : sendElsewhere(sent));
      setResult({ answer, failure: '', by: target });
      remember({ request: sent, target, status: answer.status });
    } catch (cause) {
      const own = cause instanceof Error ? cause.message : String(cause);
      const otherUrl = new URL(sent.url).origin;
      const failure =
        target === 'page' ? own : noAnswer(form, { ...state, target, otherUrl }, location);
      setResult({ failure, by: target });
      remember({ request: sent, target, status: undefined });
    }
    setSending(false);
  };
  const send = async () => {
    try {
      await perform(await buildRequest(form, state), state.target);
    } catch {
      setResult({ failure: noAnswer(form, state, location), by: state.target });
    }
  };
  return {
    state,
    change: setState,
    request,
    faults,
    answer: result.answer,
    answeredBy: result.by,
    failure: result.failure,
    isSending,
    send: () => void send(),
    replay: (sent) => void perform(sent.request, sent.target),
    forget: () => setResult({ failure: '', by: 'page' }),
  };
}
