import { useState } from 'react';
import type { RawRequest } from '../../sandbox/page/raw-request.ts';
import { NotStarted, told } from '../../sandbox/page/reader-error.ts';
import { sendInPage, type Answer } from '../../sandbox/page/send.ts';

export interface Calls {
  /** The last call that the reader made, with its answer once it is there. */
  last: { request: RawRequest; answer?: Answer } | undefined;
  /** Why the last one has no answer, in sentences; empty where the frame says so. */
  failure: string;
  /** Sends a call and shows it. Undefined where nothing answered; it never rejects. */
  run: (request: RawRequest | Promise<RawRequest>) => Promise<Answer | undefined>;
  /** Tells of other work behind a button that went wrong. */
  fail: (cause: unknown) => void;
  forget: () => void;
}

/** The calls of one lab, after one that was made elsewhere. */
export function useCalls(first?: Calls['last']): Calls {
  const [last, setLast] = useState<Calls['last']>(first);
  const [failure, setFailure] = useState('');
  const fail = (cause: unknown) => {
    setFailure(told(cause));
    // With nothing to ask, there is no call to show either.
    if (cause instanceof NotStarted) setLast(undefined);
  };
  const run = async (given: RawRequest | Promise<RawRequest>) => {
    setFailure('');
    try {
      const request = await given;
      setLast({ request });
      const answer = await sendInPage(request);
      setLast({ request, answer });
      return answer;
    } catch (cause) {
      fail(cause);
      return undefined;
    }
  };
  const forget = () => {
    setLast(undefined);
    setFailure('');
  };
  return { last, failure, run, fail, forget };
}

/** Reads an answer's JSON; undefined for any other answer. */
export function readJson<Body>(answer: Answer | undefined): Body | undefined {
  if (!answer || answer.status >= 300 || !/^[[{]/.test(answer.text)) return undefined;
  return JSON.parse(answer.text) as Body;
}
