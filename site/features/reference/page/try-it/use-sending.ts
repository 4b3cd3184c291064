import { useEffect, useRef, useState } from 'react';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import { messageFor } from '../../../sandbox/page/reader-error.ts';
import { sendElsewhere, sendInPage, type Answer } from '../../../sandbox/page/send.ts';
import type { Target } from './form-value.ts';
import { remember } from './history-list.tsx';

/** How long a server outside this page may take, in seconds. */
export const timeLimit = 30;

interface Result {
  /** Where the call went. */
  by: Target;
  answer?: Answer;
  /** Why there is none, in sentences; empty where the frame around it says so. */
  failure: string;
  /** What the reader's own doing means, in sentences. */
  note?: string;
}

export interface Sending {
  /** The call that is on its way: where to, and its address. */
  going: { by: Target; address: string } | undefined;
  result: Result;
  /** Sends, unless a call is on its way. `explain` says why nobody answered. */
  send: (request: RawRequest, by: Target, explain: () => string) => void;
  /** Tells why a call was not even sent, unless one is on its way. */
  refuse: (by: Target, failure: string) => void;
  /** Gives up the call that is on its way: its answer is never shown. */
  cancel: () => void;
  /** Gives it up too, and takes away what is shown. */
  forget: () => void;
}

const nothing: Result = { by: 'page', failure: '' };
const canceled = 'canceled';
const late = 'late';

/** The calls of one console, one at a time. */
export function useSending(): Sending {
  const [going, setGoing] = useState<Sending['going']>();
  const [result, setResult] = useState(nothing);
  const current = useRef<AbortController>(undefined);
  const end = (shown: Result) => {
    current.current?.abort(canceled);
    current.current = undefined;
    setGoing(undefined);
    setResult(shown);
  };
  // Whoever leaves the page no longer waits.
  useEffect(() => () => current.current?.abort(canceled), []);

  const send = async (request: RawRequest, by: Target, explain: () => string) => {
    const own = new AbortController();
    current.current = own;
    const address = new URL(request.url).origin;
    setGoing({ by, address });
    const clock = by === 'page' ? undefined : setTimeout(() => own.abort(late), timeLimit * 1000);
    const finished = (shown: Result, outcome: string) => {
      remember({ request, target: by, outcome });
      if (current.current === own) end(shown);
    };
    try {
      const answer = await (by === 'page' ? sendInPage : sendElsewhere)(request, own.signal);
      finished({ by, answer, failure: '' }, String(answer.status));
    } catch (cause) {
      if (own.signal.reason === canceled) finished(nothing, canceled);
      else if (own.signal.reason === late) finished({ by, failure: tooLate(address) }, noAnswer);
      else finished({ by, failure: by === 'page' ? messageFor(cause) : explain() }, noAnswer);
    } finally {
      clearTimeout(clock);
    }
  };
  return {
    going,
    result,
    send: (request, by, explain) => {
      if (!current.current) void send(request, by, explain);
    },
    refuse: (by, failure) => {
      if (!current.current) end({ by, failure });
    },
    cancel: () => {
      if (going) end({ by: going.by, failure: '', note: givenUp(going) });
    },
    forget: () => end(nothing),
  };
}

const noAnswer = 'no answer';

const givenUp = ({ by, address }: { by: Target; address: string }) =>
  by === 'page' ? 'Canceled.' : `Canceled. ${address} may have received the call all the same.`;

const tooLate = (address: string) =>
  `${address} has not answered within ${timeLimit} seconds, so this page no longer waits. It may have received the call all the same: look at its log, and whether the address is the right one, before you send again.`;
