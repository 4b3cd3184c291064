import { useState } from 'react';
import type { RawRequest } from '../../sandbox/raw-request.ts';
import { sendInPage, type Answer } from '../../sandbox/send.ts';

export interface Calls {
  /** The last call that the reader made, with its answer once it is there. */
  last: { request: RawRequest; answer?: Answer } | undefined;
  failure: string;
  /** Sends a call and shows it. Undefined where the sandbox did not start. */
  run: (request: RawRequest) => Promise<Answer | undefined>;
  forget: () => void;
}

/** The calls of one lab. */
export function useCalls(): Calls {
  const [last, setLast] = useState<Calls['last']>();
  const [failure, setFailure] = useState('');
  const run = async (request: RawRequest) => {
    setLast({ request });
    try {
      const answer = await sendInPage(request);
      setLast({ request, answer });
      setFailure('');
      return answer;
    } catch (cause) {
      setFailure(cause instanceof Error ? cause.message : String(cause));
      return undefined;
    }
  };
  return { last, failure, run, forget: () => setLast(undefined) };
}

/** Reads an answer's JSON; undefined for any other answer. */
export function readJson<Body>(answer: Answer | undefined): Body | undefined {
  if (!answer || answer.status >= 300 || !/^[[{]/.test(answer.text)) return undefined;
  return JSON.parse(answer.text) as Body;
}
