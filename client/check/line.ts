import type { Answer } from '@frontline/openapi-validator';
import { requestOf, type AnyInit } from '../src/request.ts';
import { send, timeIsUp } from '../src/send.ts';
import type { Api } from './apis.ts';
import type { Draft } from './draft.ts';
import type { Step } from './step.ts';

/** Seconds that an unexpected `Retry-After` is waited for, at the most. */
const LONGEST_WAIT = 120;
const MOST_TRIES = 4;

export interface Surroundings {
  base: string;
  /** By the names that the document gives its credentials. */
  secrets: Partial<Record<string, string>>;
  /** The word before the secret in `Authorization`; undefined: that of the document. */
  schemeWord: string | undefined;
  fetch: (request: Request) => Promise<Response>;
  /** Waits for so many seconds. */
  wait: (seconds: number) => Promise<void>;
  /** Tells the owner what happens. */
  tell: (sentence: string) => void;
  /** Milliseconds for each answer. */
  timeLimit: number;
  /** True once the owner wants it to end. */
  isEnded: () => boolean;
}

/** The check cannot go on. Its message is for the owner. */
export class EndedError extends Error {
  override name = 'EndedError';
}

/** No answer arrived. */
export class UnreachedError extends EndedError {
  override name = 'UnreachedError';
}

export type Line = ReturnType<typeof openLine>;

/** The way to the server of an API: credentials go where its document puts them, and to no other host. */
export function openLine(api: Api, surroundings: Surroundings) {
  const { base, secrets, schemeWord, timeLimit } = surroundings;

  /** Sends a step, again after every wait that `Retry-After` asks for and that was not to be provoked. */
  async function sendStep(
    step: Step,
    { line, params, body, status }: Draft,
    when: 'now' | 'at the end' = 'now',
  ): Promise<Answer> {
    const init = { params, body, headers: step.headers ?? {} };
    for (let attempt = 1; ; attempt += 1) {
      if (when === 'now' && surroundings.isEnded()) throw new EndedError('It was ended by hand.');
      const answer = await dispatch(prepared(step, line, init), line);
      const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
      const isTooSoon = answer.status === 429 && status !== 429 && seconds <= LONGEST_WAIT;
      // A repeat that only the reference server recognizes would become a second call after the wait.
      if (!isTooSoon || step.isOurs || attempt === MOST_TRIES) return answer;
      surroundings.tell(`Waiting ${seconds} s, as Retry-After of ${step.operation} asks.`);
      await surroundings.wait(seconds);
    }
  }

  /** What an earlier answer said may be nothing that an address or a header can carry. */
  function prepared(step: Step, line: string, init: AnyInit): Request {
    const [method = '', path = ''] = line.split(' ');
    try {
      return requestOf(method, path, init, api.calls.operations[line]!, {
        baseUrl: base,
        credentials: api.calls.credentials,
        secrets: step.credential === 'none' ? {} : secrets,
        schemeWord,
      });
    } catch (error) {
      throw new EndedError(`${step.operation} cannot be sent: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }

  /** Sends what no document describes. */
  async function sendRaw(raw: {
    method: string;
    path: string;
    type?: string;
    body?: string;
    credential?: string;
  }): Promise<Answer> {
    const { method, path, type, body, credential = '' } = raw;
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const known = { repeat: 'safe' as const, takesKey: false, statuses: [], credential };
    const bare = requestOf(method, path, { headers }, known, {
      baseUrl: base,
      credentials: api.calls.credentials,
      secrets,
      schemeWord,
    });
    return dispatch(body === undefined ? bare : new Request(bare, { body }), `${method} ${path}`);
  }

  async function dispatch(request: Request, line: string): Promise<Answer> {
    try {
      const response = await send(surroundings.fetch, request, timeLimit, undefined);
      const { status, headers } = response;
      return { status, headers, text: await response.text() };
    } catch (cause) {
      const { origin } = new URL(base);
      throw new UnreachedError(`${line} was not answered by ${origin}: ${reasonOf(cause)}.`, {
        cause,
      });
    }
  }

  return { send: sendStep, sendRaw };
}

/** What lies under a "fetch failed". One error for several addresses has a code and no words. */
function reasonOf(error: unknown): string {
  if (error === timeIsUp) return 'it took longer than --timeout';
  const { cause = error } = error as Error;
  const { message, code } = cause as NodeJS.ErrnoException;
  return message || String(code);
}
