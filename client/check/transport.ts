import type { ResponseParts } from '@frontline/openapi-validator';
import { requestOf, type AnyInit } from '../src/request.ts';
import { send, timeIsUp } from '../src/send.ts';
import type { Api } from './apis.ts';
import type { Draft } from './draft.ts';
import type { Step } from './step.ts';

/** The longest unexpected `Retry-After` to wait for, in seconds. */
const MAX_WAIT = 120;
const MAX_ATTEMPTS = 4;

/** The longest answer that is compared with the document, in characters. */
const MAX_LENGTH = 10_000_000;

export interface TransportOptions {
  base: string;
  /** By security scheme. */
  secrets: Partial<Record<string, string>>;
  /** The scheme before the secret in `Authorization`. Defaults to that of the document. */
  schemeWord: string | undefined;
  fetch: (request: Request) => Promise<Response>;
  wait: (seconds: number) => Promise<void>;
  log: (sentence: string) => void;
  /** Milliseconds for each answer. */
  timeLimit: number;
  /** Whether the user has aborted the check. */
  isAborted: () => boolean;
}

/** The check cannot continue. The message is for the user. */
export class AbortedError extends Error {
  override name = 'AbortedError';
}

/** No answer arrived. */
export class UnreachableError extends AbortedError {
  override name = 'UnreachableError';
}

export type Transport = ReturnType<typeof createTransport>;

/** Sends requests to the server of an API, with credentials where its document puts them, and to no other host. */
export function createTransport(api: Api, options: TransportOptions) {
  const { base, secrets, schemeWord, timeLimit } = options;

  /** Sends a step, and repeats it after an unexpected 429 once `Retry-After` has passed. */
  async function sendStep(
    step: Step,
    { line, params, body, status }: Draft,
    when: 'now' | 'at the end' = 'now',
  ): Promise<ResponseParts> {
    const init = { params, body, headers: step.headers ?? {} };
    for (let attempt = 1; ; attempt += 1) {
      if (when === 'now' && options.isAborted()) throw new AbortedError('It was ended by hand.');
      const answer = await dispatch(buildRequest(step, line, init), line);
      const [given] = /^\d+$/.exec(answer.headers.get('retry-after') ?? '') ?? [];
      const seconds = Number(given);
      const isTooSoon = answer.status === 429 && status !== 429 && seconds <= MAX_WAIT;
      // After the wait, any other server would take a repeated press for a new call.
      if (!isTooSoon || step.isReferenceOnly || attempt === MAX_ATTEMPTS) return answer;
      options.log(`Waiting ${seconds} s, as Retry-After of ${step.operation} asks.`);
      await options.wait(seconds);
    }
  }

  /** Fails if a value from an earlier answer cannot be part of a URL or header. */
  function buildRequest(step: Step, line: string, init: AnyInit): Request {
    const [method = '', path = ''] = line.split(' ');
    try {
      return requestOf(method, path, init, api.calls.operations[line]!, {
        baseUrl: base,
        credentials: api.calls.credentials,
        secrets: step.credential === 'none' ? {} : secrets,
        schemeWord,
      });
    } catch (error) {
      throw new AbortedError(`${step.operation} cannot be sent: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }

  /** Sends an undocumented request. */
  async function sendRaw(raw: {
    method: string;
    path: string;
    type?: string;
    body?: string;
    credential?: string;
  }): Promise<ResponseParts> {
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

  async function dispatch(request: Request, line: string): Promise<ResponseParts> {
    let response: Response;
    try {
      response = await send(options.fetch, request, timeLimit, undefined);
    } catch (cause) {
      const { origin } = new URL(base);
      throw new UnreachableError(`${line} was not answered by ${origin}: ${reasonOf(cause)}.`, {
        cause,
      });
    }
    const { status, headers } = response;
    const text = await response.text();
    if (text.length > MAX_LENGTH)
      throw new AbortedError(`${line} was answered with more than ${MAX_LENGTH} characters.`);
    return { status, headers, text };
  }

  return { send: sendStep, sendRaw };
}

/** The cause of "fetch failed". An AggregateError for several addresses has a code but no message. */
function reasonOf(error: unknown): string {
  if (error === timeIsUp) return 'it took longer than --timeout';
  const { cause = error } = error as Error;
  const { message, code } = cause as NodeJS.ErrnoException;
  // OpenSSL names its source file and line, and only the code in words.
  return (code?.startsWith('ERR_SSL') ? '' : message.replace(/[\s.]+$/, '')) || String(code);
}
