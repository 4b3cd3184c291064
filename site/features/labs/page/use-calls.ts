import { useState } from 'react';
import type { RawRequest } from '../../sandbox/page/raw-request.ts';
import { NotStarted, messageFor } from '../../sandbox/page/reader-error.ts';
import { sendInPage, type Answer } from '../../sandbox/page/send.ts';

export interface Calls {
  /** The last call, with its response once it has arrived. */
  last: { request: RawRequest; answer?: Answer } | undefined;
  /** Why the last call has no response; empty if the sandbox frame reports it. */
  failure: string;
  /** Sends and shows a call. Resolves to undefined on failure; never rejects. */
  run: (request: RawRequest | Promise<RawRequest>) => Promise<Answer | undefined>;
  /** Reports the failure of other work behind a button. */
  fail: (cause: unknown) => void;
  reset: () => void;
}

/** The calls of one lab, starting with one made elsewhere. */
export function useCalls(first?: Calls['last']): Calls {
  const [last, setLast] = useState<Calls['last']>(first);
  const [failure, setFailure] = useState('');
  const fail = (cause: unknown) => {
    setFailure(messageFor(cause));
    // Without a server, no call was made.
    if (cause instanceof NotStarted) setLast(undefined);
  };
  const run = async (pendingRequest: RawRequest | Promise<RawRequest>) => {
    setFailure('');
    try {
      const request = await pendingRequest;
      setLast({ request });
      const answer = await sendInPage(request);
      setLast({ request, answer });
      return answer;
    } catch (cause) {
      fail(cause);
      return undefined;
    }
  };
  const reset = () => {
    setLast(undefined);
    setFailure('');
  };
  return { last, failure, run, fail, reset };
}

/** Parses a JSON response; undefined for any other response. */
export function readJson<Body>(answer: Answer | undefined): Body | undefined {
  if (!answer || answer.status >= 300 || !/^[[{]/.test(answer.text)) return undefined;
  return JSON.parse(answer.text) as Body;
}
