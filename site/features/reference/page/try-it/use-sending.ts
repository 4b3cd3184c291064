import { useEffect, useRef, useState } from 'react';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import { messageFor } from '../../../sandbox/page/reader-error.ts';
import { sendElsewhere, sendInPage, type Answer } from '../../../sandbox/page/send.ts';
import type { Target } from './form-value.ts';
import { addToHistory } from './history-list.tsx';

/** Timeout of servers outside this page, in seconds. */
export const timeLimit = 30;

interface Result {
  /** The server that was called. */
  by: Target;
  answer?: Answer;
  /** Why there is no answer, in sentences; empty if the frame around it shows the reason. */
  failure: string;
  /** Consequence of the reader's own action, such as canceling, in sentences. */
  note?: string;
}

export interface Sending {
  /** Target and origin of the pending call. */
  pending: { by: Target; address: string } | undefined;
  result: Result;
  /** Sends a request, unless one is pending. `explain` returns the message for a network failure. */
  send: (request: RawRequest, by: Target, explain: () => string) => void;
  /** Reports why a call was not sent, unless one is pending. */
  refuse: (by: Target, failure: string) => void;
  cancel: () => void;
  /** Aborts the pending call and clears the result. */
  reset: () => void;
}

const emptyResult: Result = { by: 'page', failure: '' };
const canceled = 'canceled';
const timedOut = 'timed out';

/** The calls of one console, one at a time. */
export function useSending(): Sending {
  const [pending, setPending] = useState<Sending['pending']>();
  const [result, setResult] = useState(emptyResult);
  const current = useRef<AbortController>(undefined);
  const end = (shown: Result) => {
    current.current?.abort(canceled);
    current.current = undefined;
    setPending(undefined);
    setResult(shown);
  };
  // Aborts on unmount.
  useEffect(() => () => current.current?.abort(canceled), []);

  const send = async (request: RawRequest, by: Target, explain: () => string) => {
    const controller = new AbortController();
    current.current = controller;
    const address = new URL(request.url).origin;
    setPending({ by, address });
    const expire = () => controller.abort(timedOut);
    const timer = by === 'page' ? undefined : setTimeout(expire, timeLimit * 1000);
    const finish = (shown: Result, outcome: string) => {
      addToHistory({ request, target: by, outcome });
      if (current.current === controller) end(shown);
    };
    try {
      const answer = await (by === 'page' ? sendInPage : sendElsewhere)(request, controller.signal);
      const note = answer.isIncomplete ? incompleteNote : '';
      if (controller.signal.reason === canceled) finish(emptyResult, canceled);
      else finish({ by, answer, failure: '', note }, String(answer.status));
    } catch (cause) {
      const { reason } = controller.signal;
      if (reason === canceled) finish(emptyResult, canceled);
      else if (reason === timedOut) finish({ by, failure: timeoutMessage(address) }, noAnswer);
      else finish({ by, failure: by === 'page' ? messageFor(cause) : explain() }, noAnswer);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    pending,
    result,
    send: (request, by, explain) => {
      if (!current.current) void send(request, by, explain);
    },
    refuse: (by, failure) => {
      if (!current.current) end({ by, failure });
    },
    cancel: () => {
      if (pending) end({ by: pending.by, failure: '', note: canceledNote(pending) });
    },
    reset: () => end(emptyResult),
  };
}

const noAnswer = 'no response';

const canceledNote = ({ by, address }: { by: Target; address: string }) =>
  by === 'page' ? 'Canceled.' : `Canceled. ${address} may have received the call anyway.`;

const incompleteNote = `The response did not end, and this is what arrived of it: its connection broke, it takes longer than ${timeLimit} seconds, or its encoding is wrong.`;

const timeoutMessage = (address: string) =>
  `${address} did not respond within ${timeLimit} seconds, so this page stopped waiting. It may have received the call anyway: before you send it again, check its log and the address.`;
